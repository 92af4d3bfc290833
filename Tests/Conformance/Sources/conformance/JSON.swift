import Foundation

/// A value of JSON, for data whose shape changes from case to case.
enum JSON: Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads a text.
  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  /// Decodes a value.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The text of a string, `nil` for other values.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The truth of a Boolean, `false` for other values.
  var isTrue: Bool {
    guard case .bool(true) = self else { return false }
    return true
  }

  /// The members of an object, `nil` for other values.
  var members: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The members of an object, or the member of one, `nil` when it is missing.
  subscript(key: String) -> JSON? { members?[key] }

  /// The elements of an array.
  func elements() throws -> [JSON] {
    guard case .array(let elements) = self else { throw JSONError("an array was expected") }
    return elements
  }

  /// The objects of an array; the strings in it are comments.
  func cases() throws -> [JSON] {
    try elements().filter { element in
      if element.text != nil { return false }
      guard element.members != nil else { throw JSONError("an object was expected") }
      return true
    }
  }

  /// The text of a member.
  func requiredText(_ key: String) throws -> String {
    guard let text = self[key]?.text else { throw JSONError("a string `\(key)` was expected") }
    return text
  }
}

/// Data that is not of the expected shape.
struct JSONError: Error, CustomStringConvertible {
  /// What was expected.
  let description: String

  /// Creates an error.
  init(_ description: String) { self.description = description }
}
