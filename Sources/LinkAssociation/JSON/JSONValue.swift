/// A value of a JSON text, with its place in it.
///
/// It keeps what most readers lose: the order of members, members of one name, and numbers as they
/// were written.
public struct JSONValue: Hashable, Sendable {
  /// What a value is.
  public enum Content: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it was written.
    case number(String)
    /// A text, without escapes.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in order, those of one name included.
    case object([JSONMember])
  }

  /// What it is.
  public let content: Content

  /// Where it is, in bytes from the start of the text.
  public let range: Range<Int>

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - content: What it is.
  ///   - range: Where it is, in bytes.
  public init(_ content: Content, range: Range<Int> = 0..<0) {
    (self.content, self.range) = (content, range)
  }

  /// The text, if it is one.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The truth value, if it is one.
  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The elements, if it is an array.
  public var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, if it is an object.
  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a member; of several of one name the last, as other readers have it.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The value, or `nil` when there is none or this is no object.
  /// - Complexity: O(*n*), *n* = number of members.
  public subscript(name: String) -> JSONValue? {
    members?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// An element.
  func element(_ token: String) -> JSONValue? {
    guard let elements, let position = JSONPointer.position(of: token), position < elements.count
    else { return nil }
    return elements[position]
  }

  /// What it is called in messages.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// Its name, without escapes.
  public let name: String

  /// Where the name is, with its quotation marks, in bytes from the start of the text.
  public let nameRange: Range<Int>

  /// Its value.
  public let value: JSONValue

  /// Creates a member.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - nameRange: Where the name is, in bytes.
  ///   - value: Its value.
  public init(_ name: String, nameRange: Range<Int> = 0..<0, _ value: JSONValue) {
    (self.name, self.nameRange, self.value) = (name, nameRange, value)
  }
}
