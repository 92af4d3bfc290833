/// A text with names of fields in braces.
struct TextTemplate {
  /// What stands between braces, and what does not, in turns; the first is not in braces.
  private var parts: [[UInt8]] = [[]]

  /// Reads a text.
  init(_ text: String) {
    for byte in text.utf8 {
      let isInField = parts.count.isMultiple(of: 2)
      if byte == UInt8(ascii: isInField ? "}" : "{") {
        parts.append([])
      } else if byte == UInt8(ascii: "{") {
        // The last brace began no field.
        let text = parts.removeLast()
        parts[parts.count - 1] += [byte] + text
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
  }

  /// The text with the fields in their places; braces around anything else stay.
  func filled(_ field: (String) -> String?) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      let part = String(decoding: part, as: UTF8.self)
      if index.isMultiple(of: 2) {
        text += part
      } else if index == parts.count - 1 {
        text += "{" + part
      } else {
        text += field(part) ?? "{\(part)}"
      }
    }
    return text
  }
}
