import LinkPatterns

/// Finds where the path of a template ends.
struct RouteTemplateScanner {
  /// The template.
  private let bytes: [UInt8]

  /// Creates a scanner.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Cuts the template into its path and what stands behind it, from its `?` or `#` on, if there is something.
  func parts() -> (path: String, rest: [UInt8]) {
    let end = pathEnd()
    let isEscaped = end < bytes.count && bytes[end] == UInt8(ascii: "\\")
    let rest = Array(bytes[min(end + (isEscaped ? 1 : 0), bytes.count)...])
    return (UTF8Text.text(bytes[..<end]), rest)
  }

  /// Finds the end of the path.
  private func pathEnd() -> Int {
    var depth = 0
    var canBeOptional = false
    var isBehindGroup = false
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        if depth == 0, position < bytes.count, bytes[position] == UInt8(ascii: "?") {
          return position - 1
        }
        canBeOptional = false
        position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        (canBeOptional, isBehindGroup) = (true, false)
      case UInt8(ascii: "}"), UInt8(ascii: "*"):
        (canBeOptional, isBehindGroup) = (true, byte == UInt8(ascii: "}"))
      case UInt8(ascii: "?") where depth == 0:
        let isModifier = canBeOptional && (isBehindGroup || !beginsItem(at: position))
        guard isModifier else { return position - 1 }
        canBeOptional = false
      case UInt8(ascii: "#") where depth == 0: return position - 1
      case UInt8(ascii: ":") where depth == 0:
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        (canBeOptional, isBehindGroup) = (position > start, false)
      default: canBeOptional = false
      }
    }
    return bytes.count
  }

  /// Tells whether the name of a query item and `=` stand at a position.
  private func beginsItem(at start: Int) -> Bool {
    for index in start..<bytes.count {
      switch UnicodeScalar(bytes[index]) {
      case "=": return index > start
      case "/", "?", "#", "&", ":", "*", "(", ")", "{", "}", "\\": return false
      default: break
      }
    }
    return false
  }

  /// Tells whether a name of a parameter can hold a byte; of what is not ASCII, the pattern tells.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
