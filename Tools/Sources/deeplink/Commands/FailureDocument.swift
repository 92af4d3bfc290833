import LinkPatterns

/// The JSON for why there is no answer, the value of `error` in the documents of the commands.
struct FailureDocument: Encodable {
  /// The name of the kind of error.
  let code: String

  /// Where it is in the text that is at fault, in UTF-8 code units; `nil` when it has no place.
  let utf8Offset: Int?

  /// A sentence for people.
  let message: String

  /// The names of the members.
  private enum Key: CodingKey {
    case code, utf8Offset, message
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(code, forKey: .code)
    try container.encode(utf8Offset, forKey: .utf8Offset)
    try container.encode(message, forKey: .message)
  }
}

extension FailureDocument {
  /// Describes why a text is not a URL of a link.
  init(_ error: LinkURLError) {
    self.init(code: error.code.name, utf8Offset: error.utf8Offset, message: error.description)
  }
}
