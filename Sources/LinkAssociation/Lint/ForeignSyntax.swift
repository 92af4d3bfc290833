import LinkAnalysis
import LinkPatterns

/// Parts of a pattern that are the syntax of routes, of regular expressions or of URLs, and are plain
/// text here: `:id`, `{id}`, `<int:id>`, `[0-9]+`, `https://example.com/a`.
struct ForeignSyntax {
  /// The syntax that was meant.
  private enum Kind {
    case parameter, expression, variable
  }

  /// A part that is text here, and the pattern that has its meaning.
  private struct Part {
    /// The place, in bytes.
    let range: Range<Int>
    /// The syntax that was meant.
    let kind: Kind
    /// The replacement.
    let replacement: String
  }

  /// The pattern.
  private let bytes: [UInt8]
  /// Whether it is one for paths.
  private let isPath: Bool
  /// The names of variables that are defined or built in.
  private let names: Set<ExactText>
  /// The parts that were found.
  private var parts: [Part] = []

  /// The problem, as a sentence.
  private(set) var message = ""
  /// The remedy, as a sentence.
  private(set) var fix = ""

  /// Finds foreign syntax; fails when the text has none.
  init?(_ text: String, isPath: Bool, names: Set<ExactText>) {
    (bytes, self.isPath, self.names) = (Array(text.utf8), isPath, names)
    if isPath, let path = Self.pathBehindSlashes(text) {
      message = "A path begins with one slash; two stand before the host of a URL."
      fix = "Write '\(path)'."
      return
    }
    if isPath, let (path, hasQuery) = Self.path(ofURL: text) {
      message = "This is a URL, and the path alone is compared."
      fix = hasQuery ? "Write '\(path)'; a path has no query." : "Write '\(path)'."
      return
    }
    var index = 0
    while index < bytes.count {
      guard let part = part(at: index) else {
        index = end(ofVariableAt: index) ?? index + 1
        continue
      }
      parts.append(part)
      index = part.range.upperBound
    }
    guard let first = parts.first else { return nil }
    let written = String(decoding: bytes[first.range], as: UTF8.self)
    message =
      "'\(written)' stands for these characters here; only '*', '?' and $(variables) do not."
    let meant = meant
    switch first.kind {
    case .variable: fix = "Write '\(meant)': variables have round brackets."
    case .parameter: fix = "Write '\(meant)'; '*' is any text."
    case .expression:
      fix = "Write '\(meant)'; '*' is any text, $(digit) one digit, $(alpha) one letter."
    }
  }

  /// The pattern with the meaning that was probably intended.
  private var meant: String {
    var (result, end): ([UInt8], Int) = ([], 0)
    for part in parts {
      result += bytes[end..<part.range.lowerBound]
      let isAfterStar = result.last == UInt8(ascii: "*") && part.replacement == "*"
      if !isAfterStar { result += part.replacement.utf8 }
      end = part.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// The path of a text that begins with slashes, and no host after them.
  private static func pathBehindSlashes(_ text: String) -> String? {
    let rest = text.utf8.drop { $0 == UInt8(ascii: "/") }
    let first = rest.prefix { $0 != UInt8(ascii: "/") }
    guard text.utf8.starts(with: "//".utf8), !first.contains(where: { ".:".utf8.contains($0) })
    else { return nil }
    return "/" + String(decoding: rest, as: UTF8.self)
  }

  /// The path of a text that is a URL, or begins as one, and whether a query follows.
  private static func path(ofURL text: String) -> (path: String, hasQuery: Bool)? {
    let lower = text.lowercased()
    var rest = Substring(text)
    if let mark = text.range(ofBytes: "://"), text[..<mark.lowerBound].utf8.allSatisfy(isScheme) {
      rest = text[mark.upperBound...]
    } else if lower.hasPrefix("//") {
      rest = text.dropFirst(2)
    } else if !lower.hasPrefix("www."), !beginsWithHost(text) {
      return nil
    }
    let bytes = Array((rest.utf8.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? "/").utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let query = bytes[..<end].indices.first { PatternChecks.isQuery(bytes[$0..<end]) }
    return (String(decoding: bytes[..<(query ?? end)], as: UTF8.self), query != nil)
  }

  /// Whether a text begins with a domain and a slash, as a URL without its scheme does.
  private static func beginsWithHost(_ text: String) -> Bool {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let labels = text.utf8[..<slash].split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    )
    guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(isLetter)
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty
        && label.allSatisfy { isLetter($0) || ByteSet.digits.contains($0) || $0 == 0x2D }
    }
  }

  /// Whether a byte may be one of a scheme, or of a wildcard in its place.
  private static func isScheme(_ byte: UInt8) -> Bool {
    ByteSet.wordBytes.contains(byte) || ByteSet("+-.*?".utf8).contains(byte)
  }
}

// MARK: - Parts

extension ForeignSyntax {
  /// The byte at an index; zero after the end.
  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// The end of a variable of association files that begins at an index.
  private func end(ofVariableAt index: Int) -> Int? {
    guard byte(index) == UInt8(ascii: "$"), byte(index + 1) == UInt8(ascii: "(") else { return nil }
    return bytes[index...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
  }

  /// The part that begins at an index.
  private func part(at index: Int) -> Part? {
    switch byte(index) {
    case UInt8(ascii: ":"): colon(index)
    case UInt8(ascii: "{"): braces(index)
    case UInt8(ascii: "<"):
      enclosed(index, ">").map { Part(range: $0, kind: .parameter, replacement: "*") }
    case UInt8(ascii: "["): brackets(index)
    case UInt8(ascii: "("): group(index)
    case UInt8(ascii: "\\"): escape(index)
    case UInt8(ascii: "."): dot(index)
    case UInt8(ascii: "%"): format(index)
    case UInt8(ascii: "$"): dollar(index)
    case UInt8(ascii: "^") where index == 0: Part(range: 0..<1, kind: .expression, replacement: "")
    default: nil
    }
  }

  /// `:id`, perhaps followed by a group and a quantifier.
  private func colon(_ index: Int) -> Part? {
    let isBegin = isPath ? index == 0 || "/-._~(,{".utf8.contains(byte(index - 1)) : index == 0
    guard isBegin, Self.isLetter(byte(index + 1)) else { return nil }
    var end = index + 1
    while ByteSet.wordBytes.contains(byte(end)) { end += 1 }
    if !isPath, end < bytes.count { return nil }
    if byte(end) == UInt8(ascii: "("), let group = enclosed(end, ")") { end = group.upperBound }
    return Part(range: index..<quantified(end), kind: .parameter, replacement: "*")
  }

  /// `{id}`, `{{id}}`, or a quantifier.
  private func braces(_ index: Int) -> Part? {
    guard let inner = enclosed(index, "}") else { return nil }
    var end = inner.upperBound
    while byte(end) == UInt8(ascii: "}") { end += 1 }
    let content = bytes[inner].dropFirst().dropLast()
    let isCount =
      !content.isEmpty && content.allSatisfy { ByteSet.digits.contains($0) || $0 == 0x2C }
    return Part(
      range: index..<quantified(end),
      kind: isCount ? .expression : .parameter,
      replacement: "*"
    )
  }

  /// `[0-9]+`, or `[id]` and `[...path]` as a whole segment.
  private func brackets(_ index: Int) -> Part? {
    guard let range = enclosed(index, "]") else { return nil }
    var end = range.upperBound
    while byte(end) == UInt8(ascii: "]") { end += 1 }
    let content = bytes[range].dropFirst().dropLast()
    let isClass = content.contains { "-^\\".utf8.contains($0) } && !content.starts(with: "...".utf8)
    let isRepeated = quantified(end) > end
    let isSegment =
      isPath && byte(index - 1) == UInt8(ascii: "/")
      && (end == bytes.count || byte(end) == UInt8(ascii: "/"))
    guard !content.isEmpty, isClass || isRepeated || isSegment else { return nil }
    let kind = isClass || isRepeated ? Kind.expression : .parameter
    return Part(range: index..<quantified(end), kind: kind, replacement: "*")
  }

  /// A group of an expression; round brackets around plain text are text.
  private func group(_ index: Int) -> Part? {
    guard let range = enclosed(index, ")") else { return nil }
    let content = Array(bytes[range].dropFirst().dropLast())
    let isExpression =
      content.contains { "|\\[".utf8.contains($0) } || content.first == UInt8(ascii: "?")
      || zip(content, content.dropFirst()).contains { $0 == 0x2E && ($1 == 0x2A || $1 == 0x2B) }
    guard isExpression else { return nil }
    return Part(range: index..<quantified(range.upperBound), kind: .expression, replacement: "*")
  }

  /// `\d+`, or an escaped character.
  private func escape(_ index: Int) -> Part? {
    guard index + 1 < bytes.count else { return nil }
    let next = byte(index + 1)
    guard !ByteSet.wordBytes.contains(next) else {
      return Part(range: index..<quantified(index + 2), kind: .expression, replacement: "*")
    }
    let text = String(decoding: [next], as: UTF8.self)
    return Part(range: index..<(index + 2), kind: .expression, replacement: text)
  }

  /// `.*` and `.+` where no name is before them.
  private func dot(_ index: Int) -> Part? {
    let before = byte(index - 1)
    let isAlone = index == 0 || "/=^)".utf8.contains(before)
    guard isAlone, byte(index + 1) == UInt8(ascii: "*") || byte(index + 1) == UInt8(ascii: "+")
    else {
      return nil
    }
    return Part(range: index..<quantified(index + 1), kind: .expression, replacement: "*")
  }

  /// `%@`, `%s` and `%d`, which are not escapes.
  private func format(_ index: Int) -> Part? {
    let (letter, next) = (byte(index + 1), byte(index + 2))
    let isEnd = next == 0 || "/-&=".utf8.contains(next)
    guard letter == UInt8(ascii: "@") || (isEnd && "sdi".utf8.contains(letter)) else { return nil }
    return Part(range: index..<(index + 2), kind: .parameter, replacement: "*")
  }

  /// `${id}`, and a `$` at the end.
  private func dollar(_ index: Int) -> Part? {
    if byte(index + 1) == UInt8(ascii: "{"), let range = enclosed(index + 1, "}") {
      let name = String(decoding: bytes[range].dropFirst().dropLast(), as: UTF8.self)
      guard names.contains(ExactText(name)) else {
        return Part(range: index..<range.upperBound, kind: .parameter, replacement: "*")
      }
      return Part(range: index..<range.upperBound, kind: .variable, replacement: "$(\(name))")
    }
    let isEnd = bytes.first == UInt8(ascii: "^") || "*+)]".utf8.contains(byte(index - 1))
    guard index > 0, index == bytes.count - 1, isEnd else { return nil }
    return Part(range: index..<(index + 1), kind: .expression, replacement: "")
  }

  /// The range from an index to the first closing byte, with something between them and no slash in names.
  private func enclosed(_ index: Int, _ close: String) -> Range<Int>? {
    guard let mark = close.utf8.first,
      let end = bytes[index...].firstIndex(of: mark), end - index > 1, end - index <= 128
    else { return nil }
    return index..<(end + 1)
  }

  /// The end of the quantifiers at an index: `+`, `*` and `?`.
  private func quantified(_ index: Int) -> Int {
    var end = index
    while "+*?".utf8.contains(byte(end)) { end += 1 }
    return end
  }

  /// Whether a byte begins a name.
  private static func isLetter(_ byte: UInt8) -> Bool {
    ByteSet.wordBytes.contains(byte) && !ByteSet.digits.contains(byte)
  }
}

extension String {
  /// The first place of some text.
  fileprivate func range(ofBytes text: String) -> Range<String.Index>? {
    let (bytes, mark) = (Array(utf8), Array(text.utf8))
    guard bytes.count >= mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start...].starts(with: mark) {
      let low = utf8.index(startIndex, offsetBy: start)
      return low..<utf8.index(low, offsetBy: mark.count)
    }
    return nil
  }
}
