/// Reads the parts of a path pattern, byte by byte.
///
/// Source: URL Pattern Standard §2.1.5, "parse a pattern string", with the options of a path.
struct PatternReader {
  private let source: PatternSource
  /// The next byte.
  private var index = 0
  private var parts: [PatternPart] = []
  /// Text that belongs to no group so far, and where it begins.
  private var pending: (text: [UInt8], offset: Int) = ([], 0)
  /// The number of the next group without a name.
  private var nextNumber = 0

  static func parts(
    of source: PatternSource
  ) throws(PatternSyntaxError) -> [PatternPart] {
    var reader = PatternReader(source: source)
    while reader.peek != nil { try reader.readPart() }
    reader.flush()
    return reader.parts
  }

  private init(source: PatternSource) {
    self.source = source
  }

  private var peek: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Whether a group comes next.
  private var isAtGroup: Bool {
    peek == UInt8(ascii: ":") || peek == UInt8(ascii: "(") || peek == UInt8(ascii: "*")
  }

  private mutating func readPart() throws(PatternSyntaxError) {
    let start = index
    if take("{") { return try readBraces(at: start) }
    if isAtGroup { return try readGroup(PatternPart(at: start)) }
    let isEscaped = peek == UInt8(ascii: "\\")
    let text = try readCharacter()
    guard isAtGroup, !isEscaped, source.bytes[start] == UInt8(ascii: "/") else {
      return append(source.bytes[text], at: start)
    }
    var part = PatternPart(at: index)
    (part.prefix, part.prefixOffset) = ([UInt8(ascii: "/")], start)
    try readGroup(part)
  }

  /// Reads a group without braces, and its modifier.
  private mutating func readGroup(_ start: PatternPart) throws(PatternSyntaxError) {
    var part = start
    try readMatcher(of: &part)
    part.suffixOffset = index
    part.modifier = takeModifier()
    try add(part)
  }

  /// Reads the rest of `{…}` and its modifier.
  private mutating func readBraces(at start: Int) throws(PatternSyntaxError) {
    var part = PatternPart(at: index)
    part.prefix = try readText()
    if isAtGroup {
      part.offset = index
      try readMatcher(of: &part)
      part.suffixOffset = index
      part.suffix = try readText()
    }
    guard take("}") else { throw unclosed() }
    part.modifier = takeModifier()
    if part.kind == .text {
      if part.modifier == .none { return append(part.prefix, at: start) }
      (part.offset, part.prefixOffset) = (start, start)
    }
    try add(part)
  }

  /// Reads `:name`, `(regular expression)`, both, or `*`.
  private mutating func readMatcher(of part: inout PatternPart) throws(PatternSyntaxError) {
    let isNamed = take(":")
    if isNamed { part.name = try readName() }
    if peek == UInt8(ascii: "(") {
      part.expression = try readExpression()
      let text = source.bytes[part.expression]
      let isAnything = text.elementsEqual(".*".utf8)
      let isSegment = text.elementsEqual("[^\\/]+?".utf8)
      part.kind = isAnything ? .wildcard : isSegment ? .segment : .expression
    } else {
      part.kind = isNamed || !take("*") ? .segment : .wildcard
    }
    if isNamed { return }
    part.name = String(nextNumber)
    nextNumber += 1
  }

  private mutating func add(_ new: PatternPart) throws(PatternSyntaxError) {
    flush()
    var part = new
    // By bytes: `String` takes `é` for `e\u{301}`.
    let known = parts.contains { $0.kind != .text && $0.name.utf8.elementsEqual(part.name.utf8) }
    if part.kind != .text, known { throw source.error(.repeatedName, at: part.offset) }
    part.prefix = PercentCoding.encoded(part.prefix, .path)
    part.suffix = PercentCoding.encoded(part.suffix, .path)
    if part.kind == .expression { part.offset = part.expression.lowerBound }
    parts.append(part)
  }

  private mutating func append(_ text: some Sequence<UInt8>, at offset: Int) {
    if pending.text.isEmpty { pending.offset = offset }
    pending.text += text
  }

  /// Makes a part of the text that belongs to no group.
  private mutating func flush() {
    guard !pending.text.isEmpty else { return }
    var part = PatternPart(at: pending.offset)
    part.prefix = PercentCoding.encoded(pending.text, .path)
    parts.append(part)
    pending.text = []
  }
}

// MARK: - Tokens

extension PatternReader {
  private func unexpected(_ message: String) -> PatternSyntaxError {
    source.error(.unexpectedToken, at: index, message)
  }

  /// Says why a group in braces does not end here.
  private func unclosed() -> PatternSyntaxError {
    switch peek {
    case nil: unexpected("No '}' closes this group.")
    case UInt8(ascii: "{"): unexpected("A group in braces cannot hold another; '}' was expected.")
    default: unexpected("A group in braces holds text, one group, and text; '}' was expected.")
    }
  }

  /// Reads a character, or one behind a backslash.
  private mutating func readCharacter() throws(PatternSyntaxError) -> Range<Int> {
    let start = index
    switch peek {
    case UInt8(ascii: "}"): throw unexpected("No '{' opens this group.")
    case UInt8(ascii: "?"), UInt8(ascii: "+"):
      throw unexpected(
        "A modifier must follow a group; write a backslash before it to mean itself."
      )
    case UInt8(ascii: "\\"):
      index += 1
      guard peek != nil else {
        throw source.error(
          .unexpectedToken,
          at: start,
          "A character must follow the backslash."
        )
      }
    default: break
    }
    let first = index
    index = source.scalar(at: first).end
    return first..<index
  }

  /// Reads characters up to a group or a brace.
  private mutating func readText() throws(PatternSyntaxError) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = peek, !"{}?+".utf8.contains(byte), !isAtGroup {
      text += source.bytes[try readCharacter()]
    }
    return text
  }

  private mutating func readName() throws(PatternSyntaxError) -> String {
    let start = index
    while index < source.bytes.count {
      let (scalar, end) = source.scalar(at: index)
      guard PatternSource.isName(scalar, isFirst: index == start) else { break }
      index = end
    }
    if index == start { throw source.error(.missingName, at: start - 1) }
    return String(decoding: source.bytes[start..<index], as: UTF8.self)
  }

  private mutating func takeModifier() -> PatternPart.Modifier {
    if take("?") { return .optional }
    if take("+") { return .oneOrMore }
    return take("*") ? .zeroOrMore : .none
  }

  /// Reads `(…)` and returns what is between the parentheses.
  private mutating func readExpression() throws(PatternSyntaxError) -> Range<Int> {
    let start = index
    var depth = 0
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\\"): index = min(index + 1, source.bytes.count)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth == 0 else { continue }
        return (start + 1)..<(index - 1)
      default: break
      }
    }
    throw source.error(.unexpectedToken, at: start, "No ')' closes this group.")
  }
}
