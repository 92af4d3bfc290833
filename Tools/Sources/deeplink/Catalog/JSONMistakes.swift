@_spi(Tools) import LinkAssociation

/// The mistakes of a text of JSON that decoding does not report, or not with their place.
struct JSONMistakes {
  /// The text; `nil` when it is not JSON, or too large for the places of its values to be kept.
  private(set) var text: JSONText?

  /// The mistakes, in order: none for JSON in which each name of an object occurs once.
  private(set) var found: [(position: TextPosition, message: String)] = []

  /// Reads a text.
  init(in bytes: [UInt8]) {
    do throws(JSONReadError) {
      let text = try JSONText(bytes)
      self.text = text
      // Which of them a decoder takes depends on the system.
      found = text.repeatedMembers.map { pointer, position in
        (position, "'\(pointer)' stands again in its object, and one of them is lost; remove it.")
      }
    } catch {
      if !error.code.isLimit { found = [(error.position, Self.message(error, in: bytes))] }
    }
  }

  /// The message about a text that cannot be read as JSON.
  static func message(_ error: JSONReadError, in bytes: [UInt8]) -> String {
    if error.code.isLimit { return "This is too much to read: \(error.sentence)." }
    if let other = FileKind(of: bytes).name(unless: "JSON") {
      return "This is not JSON: it is \(other)."
    }
    let place = error.code == .invalidUTF8 ? ", at byte \(error.utf8Offset)" : ""
    return "This is not JSON: \(error.sentence)\(place)."
  }
}
