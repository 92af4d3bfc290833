public import LinkRouting

/// What became of a request for an action.
public enum LinkActionOutcome: Hashable, Sendable {
  /// It was done.
  case done(LinkActionResult)

  /// It was not run: the name is unknown, the situation is not one for it, or the argument is wrong.
  case refused(LinkReason)

  /// It was run, and failed.
  case failed(LinkReason)
}

extension LinkActionOutcome {
  /// The name, as in JSON output.
  public var name: String {
    switch self {
    case .done: "done"
    case .refused: "refused"
    case .failed: "failed"
    }
  }

  /// What the action gave back; `nil` when it was not done.
  public var result: LinkActionResult? {
    guard case .done(let result) = self else { return nil }
    return result
  }

  /// Why it was not done.
  public var reason: LinkReason? {
    switch self {
    case .done: nil
    case .refused(let reason), .failed(let reason): reason
    }
  }
}

/// What became of one action of several.
public struct LinkActionReport: Hashable, Sendable {
  /// The name by which it was asked for.
  public let name: String

  /// What became of it.
  public let outcome: LinkActionOutcome

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - name: The name by which it was asked for.
  ///   - outcome: What became of it.
  public init(name: String, outcome: LinkActionOutcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension LinkActionReport: Encodable {
  /// The keys, in the order of the shape.
  private enum Key: String, CodingKey {
    case action, outcome, result, reason
  }

  /// Writes the report as an object in which every key stands; what is absent is `null`.
  ///
  /// Shape: `{"action":…,"outcome":"done","result":{"kind":…,"value":…},"reason":{…}}`.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .action)
    try container.encode(outcome.name, forKey: .outcome)
    try container.encode(outcome.result, forKey: .result)
    try container.encode(outcome.reason.map(LinkReasonV1.init), forKey: .reason)
  }
}

extension LinkReason.Code {
  /// No action is registered under the name.
  public static let unknownAction = Self(rawValue: "unknownAction")

  /// The action is not for the situation, by its predicate or because it never runs in the background.
  public static let actionNotAllowed = Self(rawValue: "actionNotAllowed")

  /// The action does not take such an argument.
  public static let actionArgument = Self(rawValue: "actionArgument")

  /// The payload names one action twice, by two of its names.
  public static let repeatedAction = Self(rawValue: "repeatedAction")

  /// Actions of a notification run after the person tapped it, and not before.
  public static let notTapped = Self(rawValue: "notTapped")

  /// What a payload holds in the place of actions is no object.
  public static let malformedActions = Self(rawValue: "malformedActions")
}
