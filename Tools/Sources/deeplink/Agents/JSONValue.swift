/// A value of JSON whose form is not known before.
indirect enum JSONValue: Hashable, Sendable {
  /// No value.
  case null

  /// True or false.
  case flag(Bool)

  /// A whole number.
  case integer(Int64)

  /// Another number.
  case number(Double)

  /// A text.
  case text(String)

  /// A list.
  case list([JSONValue])

  /// Values by their names.
  case object([String: JSONValue])
}

extension JSONValue: Codable {
  /// Reads a value.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  init(stringLiteral text: String) { self = .text(text) }

  /// True or false.
  init(booleanLiteral flag: Bool) { self = .flag(flag) }

  /// A whole number.
  init(integerLiteral number: Int64) { self = .integer(number) }

  /// A list.
  init(arrayLiteral values: JSONValue...) { self = .list(values) }

  /// Values by their names, each once.
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { first, _ in first })
  }
}

extension JSONValue {
  /// A member of an object; `nil` when it is missing.
  subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text; `nil` for another value.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A text, a number or a flag in its written form; `nil` for another value.
  var written: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .null, .list, .object: nil
    }
  }

  /// The kind of the value in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .flag: "true or false"
    case .integer, .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
