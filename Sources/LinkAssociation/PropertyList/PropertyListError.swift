/// The reason why a text is not a property list.
public struct PropertyListError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind, as in output of tools.
    public let name: String

    /// A sentence about the error.
    let sentence: String

    private init(_ name: String, _ sentence: String) {
      (self.name, self.sentence) = (name, sentence)
    }

    /// A binary property list; `plutil -convert xml1` makes it readable.
    public static let binary = Code(
      "binary",
      "this is a binary property list; convert it with plutil -convert xml1"
    )

    /// More bytes than allowed.
    public static let tooLong = Code("tooLong", "the text has too many bytes")

    /// Arrays and dictionaries nested too deeply.
    public static let tooDeep = Code("tooDeep", "arrays and dictionaries are nested too deeply")

    /// A byte that is not part of UTF-8.
    public static let invalidUTF8 = Code("invalidUTF8", "this is not UTF-8")

    /// Markup that is not XML, or that property lists do not have.
    public static let markup = Code("markup", "this is not the markup of a property list")

    /// An entity that XML does not define.
    public static let entity = Code("entity", "this entity is not known")

    /// An element that property lists do not have.
    public static let element = Code("element", "a property list has no such element")

    /// Elements in an order that means nothing, such as a value without a key.
    public static let structure = Code("structure", "this element does not belong here")

    /// The end of the text before that of its elements.
    public static let incomplete = Code("incomplete", "the file ends before its elements do")

    /// No value.
    public static let empty = Code("empty", "the property list has no value")
  }

  /// The kind of error.
  public let code: Code

  /// The place.
  public let position: TextPosition
}

extension PropertyListError: CustomStringConvertible {
  /// The position and a sentence.
  public var description: String { "\(position): \(sentence)" }

  /// A sentence about the error.
  public var sentence: String { code.sentence }
}
