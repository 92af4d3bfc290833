public import LinkHandling
import LinkPatterns
public import LinkRouting

/// The actions that the payload of a notification asks for: names and arguments.
///
/// Reading them runs nothing; ``LinkActionRegistry/run(_:in:identity:isCold:scene:)`` does.
public struct LinkPushActions: Equatable, Sendable {
  /// The arguments, by the names of the actions.
  ///
  /// Unchecked, and without an order.
  public let arguments: [String: PayloadValue]

  /// Creates actions of their arguments.
  ///
  /// - Parameter arguments: The arguments, by the names of the actions.
  public init(_ arguments: [String: PayloadValue]) {
    self.arguments = arguments
  }

  /// Reads the actions of a payload.
  ///
  /// - Parameters:
  ///   - payload: The notification's user info.
  ///   - keys: Where the object with the actions stands, the outermost key first; none for the payload
  ///     itself.
  ///   - ignored: Keys that are no actions: `aps` is the system's own.
  /// - Throws: `LinkFailure` – `.malformedActions` when something stands there that is no object.
  ///   Nothing at all is no action.
  public init(
    in payload: PayloadValue,
    at keys: String...,
    ignoring ignored: Set<String> = ["aps"]
  ) throws(LinkFailure) {
    switch payload[keys] {
    case nil, .null: arguments = [:]
    case .object(let members): arguments = members.filter { !ignored.contains($0.key) }
    case .some(let value):
      throw LinkFailure(
        .malformedActions,
        parameter: keys.joined(separator: "."),
        expected: .name("object"),
        found: .name(value.kind)
      )
    }
  }
}

extension LinkActionRegistry {
  /// Runs the actions of a notification, one after the other.
  ///
  /// They run in the order in which they were registered, each after the one before it has ended, also
  /// if that one failed. Names that are unknown are reported after them, in the order of their bytes.
  ///
  /// - Parameters:
  ///   - actions: What the payload asks for.
  ///   - situation: How the notification reached the app. Without a tap nothing runs.
  ///   - identity: What the system tells deliveries of one occasion apart by. Each action has its position
  ///     added to it, so that two of one notification are two, and the same one again is the same.
  ///   - isCold: Whether the occasion started the app.
  ///   - scene: The scene that the occasion is for.
  /// - Returns: What became of each, in the order in which they ran. All are refused with
  ///   `.notTapped` when the person has not tapped; an action that is asked for by two of its names
  ///   runs under the first of them, and is refused with `.repeatedAction` under the other.
  /// - Complexity: O(*n* · *m*), *n* = number of actions, *m* = number of names, and what they do.
  public func run(
    _ actions: LinkPushActions,
    in situation: LinkActionSituation,
    identity: String? = nil,
    isCold: Bool = false,
    scene: LinkSceneID? = nil
  ) async -> [LinkActionReport] {
    var reports: [LinkActionReport] = []
    var seen: Set<String> = []
    for name in order(of: actions) {
      let outcome: LinkActionOutcome
      if !situation.isTap {
        outcome = .refused(LinkFailure(.notTapped, found: .name(situation.rawValue)))
      } else if let first = entry(of: name)?.names.first, !seen.insert(first).inserted {
        outcome = .refused(LinkFailure(.repeatedAction, subject: first, found: .name(name)))
      } else {
        outcome = await run(
          LinkActionRequest(
            name,
            actions.arguments[name],
            in: situation,
            identity: identity.map { "\($0) \(name)" },
            isCold: isCold,
            scene: scene
          )
        )
      }
      reports.append(LinkActionReport(name: name, outcome: outcome))
    }
    return reports
  }

  /// The order in which actions run.
  private func order(of actions: LinkPushActions) -> [String] {
    let known = entries.flatMap(\.names).filter { actions.arguments.keys.contains($0) }
    let unknown = actions.arguments.keys.filter { index(of: $0) == nil }
    return known + unknown.sorted(by: UTF8Text.precedes)
  }
}
