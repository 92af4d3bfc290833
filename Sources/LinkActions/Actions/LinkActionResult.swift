public import LinkHandling

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
  /// The keys, in the order of the shape.
  private enum Key: String, CodingKey {
    case kind, value
  }

  /// Writes the result as an object in which both keys stand.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .empty:
      try container.encode("empty", forKey: .kind)
      try container.encodeNil(forKey: .value)
    case .value(let value):
      try container.encode("value", forKey: .kind)
      try container.encode(value, forKey: .value)
    }
  }
}
