/// Why a text is no property list.
public struct PropertyListError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case binary, tooLong, tooDeep, invalidUTF8, markup, entity, element, structure
      case incomplete
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in output of tools.
    public var name: String { value.rawValue }

    /// A binary property list; `plutil -convert xml1` makes it readable.
    public static let binary = Code(value: .binary)

    /// More bytes than allowed.
    public static let tooLong = Code(value: .tooLong)

    /// Arrays and dictionaries nested too deeply.
    public static let tooDeep = Code(value: .tooDeep)

    /// A byte that is not part of UTF-8.
    public static let invalidUTF8 = Code(value: .invalidUTF8)

    /// Markup that is not XML, or that property lists do not have.
    public static let markup = Code(value: .markup)

    /// An entity that XML does not define.
    public static let entity = Code(value: .entity)

    /// An element that property lists do not have.
    public static let element = Code(value: .element)

    /// Elements in an order that means nothing, such as a value without a key.
    public static let structure = Code(value: .structure)

    /// No value, or the end of the text before that of its elements.
    public static let incomplete = Code(value: .incomplete)
  }

  /// What is wrong.
  public let code: Code

  /// Where it is.
  public let position: TextPosition
}

extension PropertyListError: CustomStringConvertible {
  /// The position and a sentence.
  public var description: String { "\(position): \(sentence)" }

  /// What is wrong, in words.
  public var sentence: String {
    switch code.value {
    case .binary: "this is a binary property list; convert it with plutil -convert xml1"
    case .tooLong: "the text has too many bytes"
    case .tooDeep: "arrays and dictionaries are nested too deeply"
    case .invalidUTF8: "this is not UTF-8"
    case .markup: "this is not the markup of a property list"
    case .entity: "this entity is not known"
    case .element: "this element is none of a property list"
    case .structure: "this does not belong here"
    case .incomplete: "the property list is empty, or ends before its elements do"
    }
  }
}
