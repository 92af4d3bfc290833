extension PayloadValue: Encodable {
  /// Writes the value as JSON.
  ///
  /// - Parameter encoder: Where it is written.
  /// - Throws: What the encoder throws; for JSON, numbers that are not finite are an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension PayloadValue {
  /// The name of the value's type: `text`, `number`, `object` and so on.
  ///
  /// For messages, which name types and not values.
  public var kind: String {
    switch self {
    case .null: "null"
    case .flag: "flag"
    case .number: "number"
    case .text: "text"
    case .list: "list"
    case .object: "object"
    }
  }

  /// The text, if the value is one.
  public var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The members, if the value is an object.
  public var members: [String: PayloadValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}
