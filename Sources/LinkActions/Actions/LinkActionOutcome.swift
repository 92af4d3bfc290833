/// The outcome of a request for an action.
public enum LinkActionOutcome: Hashable, Sendable {
  /// The action ran.
  case done(LinkActionResult)

  /// The action did not run: its name is unknown, the situation is not allowed, or the argument is wrong.
  case refused(LinkFailure)

  /// The action ran, and failed.
  case failed(LinkFailure)
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

  /// The result of the action; `nil` unless it succeeded.
  public var result: LinkActionResult? {
    guard case .done(let result) = self else { return nil }
    return result
  }

  /// The failure; `nil` when the action succeeded.
  public var reason: LinkFailure? {
    switch self {
    case .done: nil
    case .refused(let reason), .failed(let reason): reason
    }
  }
}

extension LinkFailure.Code {
  /// No action is registered under the name.
  public static let unknownAction = Self(
    "unknownAction",
    "no action is registered under the name '{found}'",
    fix: "Register it with LinkActionRegistry.register(_:as:)."
  )

  /// The action may not run in the situation, by its predicate or because it never runs in the background.
  public static let actionNotAllowed =
    Self("actionNotAllowed", "the action '{subject}' does not run in {found}; expected {expected}")

  /// The argument has a type that the action does not take.
  public static let actionArgument =
    Self("actionArgument", "the action takes {expected} as its argument, and was given {found}")

  /// The payload names one action twice, under two names.
  public static let repeatedAction = Self(
    "repeatedAction",
    "'{found}' is another name of '{subject}', which the payload asks for already"
  )

  /// Actions of a notification only run after the person tapped it.
  public static let notTapped =
    Self("notTapped", "actions of a notification run after a tap, not in {found}")

  /// The payload has something other than an object in the place of its actions.
  public static let malformedActions =
    Self("malformedActions", "the payload has {found} in place of its actions; expected {expected}")
}

/// The result of an action that succeeded.
///
/// No result is not null: an action without a result and one that returns null differ, also in JSON:
/// `{"kind":"empty","value":null}` and `{"kind":"value","value":null}`.
public enum LinkActionResult: Hashable, Sendable {
  /// The action has no result.
  case empty

  /// The result.
  case value(PayloadValue)
}

extension LinkActionResult: Encodable {
  /// The result as a JSON object with both keys.
  var json: PayloadValue {
    switch self {
    case .empty: ["kind": "empty", "value": .null]
    case .value(let value): ["kind": "value", "value": value]
    }
  }

  /// Writes the result as an object with both keys.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}

/// The outcome of one of several actions.
public struct LinkActionReport: Hashable, Sendable {
  /// The name by which it was called.
  public let name: String

  /// The outcome.
  public let outcome: LinkActionOutcome

  /// Creates a report.
  public init(name: String, outcome: LinkActionOutcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension LinkActionReport: Encodable {
  /// The keys, in order.
  private enum Key: String, CodingKey {
    case action, outcome, result, reason
  }

  /// Writes the report as an object with every key present; a missing value is `null`.
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
    try container.encode(
      outcome.reason.map { LinkFailureV1($0, privacy: .redacted) },
      forKey: .reason
    )
  }
}
