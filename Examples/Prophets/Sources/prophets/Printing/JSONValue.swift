/// A JSON text, taken apart.
indirect enum JSONValue: Decodable, Hashable {
  /// Nothing.
  case null

  /// A truth value.
  case bool(Bool)

  /// A number without a fraction that fits.
  case integer(Int)

  /// Any other number.
  case number(Double)

  /// A text.
  case string(String)

  /// A list.
  case array([JSONValue])

  /// Members by their keys, in no order.
  case object([String: JSONValue])

  /// Reads any JSON value.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
