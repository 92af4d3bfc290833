import LinkPatterns

/// Checks of how patterns are encoded.
enum EncodingChecks {
  /// The forms of a URL that the text of a pattern is compared with.
  struct Use {
    /// Whether it is compared with URLs as they are written.
    var isWritten = false
    /// Whether case counts there.
    var isCaseSensitive = false
    /// Whether it is compared with URLs that are decoded.
    var isDecoded = false
    /// Whether it is one of `paths`, which have no keys beside them.
    var isLegacy = false

    /// Adds the form of the URL that a pattern is compared with.
    mutating func add(_ place: PatternChecks.Place) {
      isLegacy = isLegacy || place.isLegacy
      if place.isLegacy || place.rule.percentEncoded ?? true {
        isWritten = true
        isCaseSensitive = isCaseSensitive || place.rule.caseSensitive ?? true
      } else {
        isDecoded = true
      }
    }
  }

  /// `encoding`: text that is not encoded in the way of the URL that it is compared with.
  ///
  /// Only text counts: the names of variables are not part of URLs.
  static func findings(of place: PatternChecks.Place, in index: JSONIndex) -> [AssociationFinding] {
    var use = Use()
    use.add(place)
    return findings(of: place.text, at: place.pointer, use, index)
  }

  /// `encoding`: values of variables, which are compared like the patterns that use them.
  static func findings(
    of variables: [AppLinks.Variable],
    in places: [PatternChecks.Place],
    of index: JSONIndex
  ) -> [AssociationFinding] {
    var uses: [ExactText: Use] = [:]
    for place in places {
      for name in (try? AssociationPattern(place.text))?.variables ?? [] {
        uses[ExactText(name), default: Use()].add(place)
      }
    }
    return variables.flatMap { variable -> [AssociationFinding] in
      guard let use = uses[ExactText(variable.name)] else { return [] }
      return variable.values.flatMap { findings(of: $0.text, at: $0.pointer, use, index) }
    }
  }

  /// `encoding`, for a pattern or a value of a variable.
  private static func findings(
    of pattern: String,
    at pointer: JSONPointer,
    _ use: Use,
    _ index: JSONIndex
  ) -> [AssociationFinding] {
    // Invalid patterns are reported by another check.
    guard let tokens = try? AssociationPattern(pattern).tokens else { return [] }
    let texts = tokens.compactMap { if case .text(let bytes) = $0 { bytes } else { nil } }
    var findings: [AssociationFinding] = []
    if use.isDecoded, texts.contains(where: { !escapes(in: $0).isEmpty }) {
      findings += AssociationFinding(
        .encoding,
        at: pointer,
        "The URL is decoded here, so an escape in the pattern matches nothing that was escaped.",
        fix: "Write the character itself."
      )
    }
    guard use.isWritten else { return findings }
    let sentence: (message: String, fix: String)
    if texts.joined().contains(where: { $0 == 0x20 || $0 >= 0x80 }) {
      sentence = (
        "The URL is compared with its escapes, and the pattern has characters that URLs escape.",
        use.isLegacy
          ? "Percent-encode them as UTF-8."
          : "Percent-encode them as UTF-8, or set percentEncoded to false."
      )
    } else if use.isCaseSensitive, texts.contains(where: hasLowerEscape) {
      sentence = (
        "An escape has lower-case digits; most URLs have upper-case ones, and case counts.",
        "Write upper-case digits."
      )
    } else {
      return findings
    }
    let edit = use.isDecoded ? nil : edit(of: tokens, at: index.value(at: pointer))
    findings += AssociationFinding(
      .encoding,
      at: pointer,
      sentence.message,
      fix: sentence.fix,
      edits: edit.map { [$0] } ?? []
    )
    return findings
  }

  /// The change that encodes a pattern; a `NOT ` before it stays.
  private static func edit(
    of tokens: [AssociationPattern.Token],
    at value: JSONValue?
  ) -> AssociationFinding.Edit? {
    guard let value, let old = value.string else { return nil }
    let pattern = tokens.map(\.text).joined()
    let before = old.utf8.count - pattern.utf8.count
    guard before >= 0, old.utf8.dropFirst(before).elementsEqual(pattern.utf8) else { return nil }
    let start = String(decoding: old.utf8.prefix(before), as: UTF8.self)
    let parts = tokens.map { token in
      if case .text(let bytes) = token { encoded(bytes) } else { token.text }
    }
    return .init(value.range, JSONWriter.quoted(start + parts.joined()))
  }

  /// Returns whether an escape has lower-case digits.
  private static func hasLowerEscape(_ bytes: [UInt8]) -> Bool {
    escapes(in: bytes).contains { index in
      bytes[index...(index + 1)].contains { (0x61...0x66).contains($0) }
    }
  }

  /// Where the digits of escapes begin.
  private static func escapes(in bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { index in
      bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
        && PercentCoding.value(bytes[index + 1]) != nil
        && PercentCoding.value(bytes[index + 2]) != nil
    }.map { $0 + 1 }
  }

  /// Text with spaces and all but ASCII escaped, and escapes in upper case.
  private static func encoded(_ bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    for byte in bytes {
      PercentCoding.append(byte, byte == 0x20 || byte >= 0x80 ? .component : .controls, to: &output)
    }
    for index in escapes(in: output) {
      for digit in index...(index + 1) where (0x61...0x66).contains(output[digit]) {
        output[digit] -= 0x20
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
