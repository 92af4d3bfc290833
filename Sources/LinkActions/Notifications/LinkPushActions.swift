import LinkPatterns

/// The actions in the payload of a notification: names and arguments.
///
/// Reading them runs nothing; ``LinkActionRegistry/run(_:in:identity:isCold:scene:)`` does.
public struct LinkPushActions: Hashable, Sendable {
  /// The arguments, by the names of the actions.
  ///
  /// Unchecked, and without an order.
  public let arguments: [String: PayloadValue]

  /// Creates actions from their arguments.
  ///
  /// - Parameter arguments: The arguments, by the names of the actions.
  public init(_ arguments: [String: PayloadValue]) {
    self.arguments = arguments
  }

  /// Reads the actions of a payload.
  ///
  /// - Parameters:
  ///   - payload: The notification's user info.
  ///   - keys: The path of the object with the actions, the outermost key first; empty for the payload
  ///     itself.
  ///   - ignored: Keys that are not actions: `aps` is the system's own.
  /// - Throws: `LinkFailure` – `.malformedActions` when something other than an object is there.
  ///   A payload without anything there has no actions.
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
  /// Runs the actions of a notification, one after another.
  ///
  /// They run in the order of registration, each after the one before it has ended, even
  /// if that failed. Unknown names are reported after them, in byte order.
  ///
  /// - Parameters:
  ///   - actions: The actions of the payload.
  ///   - situation: How the notification reached the app. Without a tap no action runs.
  ///   - identity: The identity of the delivery. The position of an action is
  ///     added to it, so that two actions of one notification are two events, and a repeated delivery is recognized.
  ///   - isCold: Whether the delivery launched the app.
  ///   - scene: The scene that the notification is for.
  /// - Returns: The outcome of each, in the order in which they ran. All are refused with
  ///   `.notTapped` without a tap; an action that is named twice
  ///   runs under the first name, and is refused with `.repeatedAction` under the other.
  /// - Complexity: O(*n* · *m*), *n* = number of actions, *m* = number of names, without running the actions.
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
