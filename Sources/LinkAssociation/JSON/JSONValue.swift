/// A value of a JSON text, with its place in it.
///
/// It keeps what most readers lose: the order of members, members of one name, and numbers as they
/// were written.
package struct JSONValue: Hashable, Sendable {
  /// The kinds of values.
  package enum Content: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it was written.
    case number(String)
    /// A text, without escapes.
    case string(String)
    /// Values, in order.
    case array([JSONValue])
    /// Members in order, those of one name included.
    case object([JSONMember])
  }

  /// The kind, and the value.
  let content: Content

  /// The place, in bytes from the start of the text.
  let range: Range<Int>

  /// Creates a value.
  init(_ content: Content, range: Range<Int> = 0..<0) {
    (self.content, self.range) = (content, range)
  }

  /// The text, if it is one.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The truth value, if it is one.
  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// The elements, if it is an array.
  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, if it is an object.
  var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a member; of several of one name the last, as for other readers.
  subscript(name: String) -> JSONValue? {
    members?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Finds an element, or the last member of a name, perhaps in a table of the names.
  func child(_ token: String, named table: [ExactText: Int]? = nil) -> (value: Self, index: Int)? {
    if let elements {
      guard let index = JSONPointer.position(of: token), index < elements.count else { return nil }
      return (elements[index], index)
    }
    guard let members else { return nil }
    let index =
      if let table {
        table[ExactText(token)]
      } else {
        members.lastIndex { $0.name.utf8.elementsEqual(token.utf8) }
      }
    return index.map { (members[$0].value, $0) }
  }

  /// The name of its kind in messages.
  package var kind: String {
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
package struct JSONMember: Hashable, Sendable {
  /// Its name, without escapes.
  package let name: String

  /// The place of the name, with its quotation marks, in bytes from the start of the text.
  let nameRange: Range<Int>

  /// Its value.
  package let value: JSONValue

  /// Creates a member.
  init(_ name: String, nameRange: Range<Int> = 0..<0, _ value: JSONValue) {
    (self.name, self.nameRange, self.value) = (name, nameRange, value)
  }
}
