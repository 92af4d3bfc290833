import LinkPatterns

/// A sentence with fields in braces: `the host '{found}' is not one of this app`.
enum TextTemplate {
  /// The sentence with its fields filled in; a field without a value stays as it is.
  static func filled(_ text: String, _ fields: [(name: String, value: String?)]) -> String {
    var output: [UInt8] = []
    var start: Int?
    for byte in UTF8Text.bytes(text) {
      output.append(byte)
      if byte == UInt8(ascii: "{") { start = output.count }
      guard byte == UInt8(ascii: "}"), let begin = start else { continue }
      start = nil
      let name = UTF8Text.text(output[begin..<(output.count - 1)])
      guard let value = fields.first(where: { $0.name == name })?.value else { continue }
      output.removeLast(output.count - begin + 1)
      output += Array(value.utf8)
    }
    return UTF8Text.text(output[...])
  }
}
