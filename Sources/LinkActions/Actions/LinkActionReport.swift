import LinkHandling

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
