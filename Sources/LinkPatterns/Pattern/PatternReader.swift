/// Reads the parts of a path pattern, byte by byte.
///
/// Source: URL Pattern Standard §2.1.5, "parse a pattern string", with the options of a path.
struct PatternReader: ~Copyable {
  private let source: PatternSource
  /// The next byte.
  private var index = 0
  private var parts: [PatternPart] = []
  /// Text that belongs to no group so far, and where it begins.
  private var pending = PatternText()
  private var pendingOffset = 0
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
    guard take("/"), isAtGroup else {
      index = start
      if pending.bytes.isEmpty { pendingOffset = start }
      return pending.append(try readCharacter(), at: start, of: source)
    }
    let part = PatternPart(at: index)
    part.prefix.append(start..<index, at: start, of: source)
    part.prefixOffset = start
    try readGroup(part)
  }

  /// Reads a group without braces, and its modifier.
  private mutating func readGroup(_ part: PatternPart) throws(PatternSyntaxError) {
    try readMatcher(of: part)
    readModifier(of: part)
    try add(part)
  }

  /// Reads the rest of `{…}` and its modifier.
  private mutating func readBraces(at start: Int) throws(PatternSyntaxError) {
    let part = PatternPart(at: index)
    part.prefix = try readText()
    if isAtGroup {
      part.offset = index
      try readMatcher(of: part)
      part.suffix = try readText()
    }
    guard take("}") else { throw unclosed() }
    readModifier(of: part)
    if part.kind == .text {
      if !part.isOptional, !part.isRepeated { return append(part.prefix, at: start) }
      (part.offset, part.prefixOffset) = (start, start)
    }
    try add(part)
  }

  /// Reads `:name`, `(regular expression)`, both, or `*`.
  private mutating func readMatcher(of part: PatternPart) throws(PatternSyntaxError) {
    let isNamed = take(":")
    if isNamed { part.name = try readName() }
    if peek == UInt8(ascii: "(") {
      part.expression = try readExpression()
      let isAnything = source.has(".*", in: part.expression)
      let isSegment = source.has("[^\\/]+?", in: part.expression)
      part.kind = isAnything ? .wildcard : isSegment ? .segment : .expression
    } else {
      part.kind = isNamed || !take("*") ? .segment : .wildcard
    }
    if isNamed { return }
    part.name = String(nextNumber)
    nextNumber += 1
  }

  private mutating func add(_ part: PatternPart) throws(PatternSyntaxError) {
    flush()
    // By bytes: `String` takes `é` for `e\u{301}`.
    for known in parts where part.kind != .text && known.kind != .text {
      if UTF8Text.areEqual(known.name, part.name) {
        throw source.error(.repeatedName, at: part.offset)
      }
    }
    if part.kind == .expression { part.offset = part.expression.lowerBound }
    parts.append(part)
  }

  private mutating func append(_ text: PatternText, at offset: Int) {
    if pending.bytes.isEmpty { pendingOffset = offset }
    pending.append(text)
  }

  /// Makes a part of the text that belongs to no group.
  private mutating func flush() {
    guard !pending.bytes.isEmpty else { return }
    let part = PatternPart(at: pendingOffset)
    part.prefix = pending
    parts.append(part)
    pending = PatternText()
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
        throw source.error(.unexpectedToken, at: start, "A character must follow the backslash.")
      }
    default: break
    }
    let first = index
    index = source.scalar(at: first).end
    return first..<index
  }

  /// Reads characters up to a group or a brace.
  private mutating func readText() throws(PatternSyntaxError) -> PatternText {
    var text = PatternText()
    while let byte = peek, !isAtGroup {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "+"): return text
      default:
        let start = index
        text.append(try readCharacter(), at: start, of: source)
      }
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
    return UTF8Text.text(source.bytes.span.extracting(start..<index))
  }

  private mutating func readModifier(of part: PatternPart) {
    if take("?") {
      part.isOptional = true
    } else if take("+") {
      part.isRepeated = true
    } else if take("*") {
      (part.isOptional, part.isRepeated) = (true, true)
    }
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
