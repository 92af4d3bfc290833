import LinkPatterns

/// Checks of how patterns are encoded.
enum EncodingChecks {
  /// 36: text that is not encoded as the URL is that it is compared with.
  ///
  /// - Parameters:
  ///   - place: A pattern.
  ///   - text: The file.
  /// - Returns: What was found, with changes where the encoding alone is wrong.
  static func findings(of place: PatternChecks.Place, in text: JSONText) -> [AssociationFinding] {
    let bytes = Array(place.text.utf8)
    let hasEscape = !escapes(in: bytes).isEmpty
    let isWritten = place.isLegacy || place.rule.percentEncoded ?? true
    if !isWritten {
      guard hasEscape else { return [] }
      return [
        AssociationFinding(
          .encoding,
          at: place.pointer,
          "The URL is decoded here, so an escape in the pattern matches nothing that was escaped.",
          fix: "Write the character itself."
        )
      ]
    }
    var findings: [AssociationFinding] = []
    let raw = bytes.contains { $0 == 0x20 || $0 >= 0x80 }
    let lower = escapes(in: bytes).contains { index in
      bytes[index...(index + 1)].contains { (0x61...0x66).contains($0) }
    }
    guard raw || lower else { return [] }
    let range = text.value(at: place.pointer).flatMap { $0.string == nil ? nil : $0.range }
    let edit = range.map { AssociationFinding.Edit($0, JSONWriter.quoted(encoded(bytes))) }
    if raw {
      findings.append(
        AssociationFinding(
          .encoding,
          at: place.pointer,
          "The URL is compared with its escapes, and the pattern has characters that URLs escape.",
          fix: "Percent-encode them as UTF-8, or set percentEncoded to false.",
          edits: edit.map { [$0] } ?? []
        )
      )
    } else if lower, place.rule.caseSensitive ?? true {
      findings.append(
        AssociationFinding(
          .encoding,
          at: place.pointer,
          "An escape has lower-case digits; most URLs have upper-case ones, and case counts.",
          fix: "Write upper-case digits.",
          edits: edit.map { [$0] } ?? []
        )
      )
    }
    return findings
  }

  /// Where the digits of escapes begin.
  private static func escapes(in bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { index in
      bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
        && PercentCoding.value(bytes[index + 1]) != nil
        && PercentCoding.value(bytes[index + 2]) != nil
    }.map { $0 + 1 }
  }

  /// A pattern with spaces and all but ASCII escaped, and escapes in upper case.
  private static func encoded(_ bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    for byte in bytes {
      PercentCoding.encode(
        [byte],
        byte == 0x20 || byte >= 0x80 ? .component : .controls,
        into: &output
      )
    }
    for index in escapes(in: output) {
      for digit in index...(index + 1) where (0x61...0x66).contains(output[digit]) {
        output[digit] -= 0x20
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
