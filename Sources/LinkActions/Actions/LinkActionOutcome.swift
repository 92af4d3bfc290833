public import LinkHandling
public import LinkRouting

/// What became of a request for an action.
public enum LinkActionOutcome: Equatable, Sendable {
  /// It was done.
  case done(LinkActionResult)

  /// It was not run: the name is unknown, the situation is not one for it, or the argument is wrong.
  case refused(LinkFailure)

  /// It was run, and failed.
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

  /// What the action gave back; `nil` when it was not done.
  public var result: LinkActionResult? {
    guard case .done(let result) = self else { return nil }
    return result
  }

  /// Why it was not done.
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

  /// The action is not for the situation, by its predicate or because it never runs in the background.
  public static let actionNotAllowed =
    Self("actionNotAllowed", "the action '{subject}' does not run in {found}; expected {expected}")

  /// The action does not take such an argument.
  public static let actionArgument =
    Self("actionArgument", "the action takes {expected} as its argument, and was given {found}")

  /// The payload names one action twice, by two of its names.
  public static let repeatedAction = Self(
    "repeatedAction",
    "'{found}' is another name of '{subject}', which the payload asks for already"
  )

  /// Actions of a notification run after the person tapped it, and not before.
  public static let notTapped =
    Self("notTapped", "actions of a notification run after a tap, not in {found}")

  /// What a payload holds in the place of actions is no object.
  public static let malformedActions =
    Self("malformedActions", "the payload has {found} in place of its actions; expected {expected}")
}

/// What an action gives back when it is done.
///
/// Nothing is not null: an action without an answer and one that answers null differ, in JSON too:
/// `{"kind":"empty","value":null}` and `{"kind":"value","value":null}`.
public enum LinkActionResult: Equatable, Sendable {
  /// There is no answer.
  case empty

  /// The answer.
  case value(PayloadValue)
}

extension LinkActionResult: Encodable {
  /// The result as a JSON object, in which both keys stand.
  var json: PayloadValue {
    switch self {
    case .empty: ["kind": "empty", "value": .null]
    case .value(let value): ["kind": "value", "value": value]
    }
  }

  /// Writes the result as an object in which both keys stand.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try json.encode(to: encoder)
  }
}

/// What became of one action of several.
public struct LinkActionReport: Equatable, Sendable {
  /// The name by which it was asked for.
  public let name: String

  /// What became of it.
  public let outcome: LinkActionOutcome

  /// Creates a report.
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
    try container.encode(
      outcome.reason.map { LinkFailureV1($0, privacy: .redacted) },
      forKey: .reason
    )
  }
}
