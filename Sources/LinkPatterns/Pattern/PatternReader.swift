/// Parses a path pattern byte by byte: its text, its groups, and its optional parts.
///
/// Source: URL Pattern Standard §2.1.5, "parse a pattern string", with the options of a path.
struct PatternReader: ~Copyable {
  private let source: PatternSource
  private let limits: PatternLimits
  /// Whether a query or a fragment may follow the path.
  private let isTemplate: Bool
  /// The next byte; at the end, the beginning of what follows the path.
  private(set) var index = 0
  /// The text and the groups, in order.
  private(set) var units: ContiguousArray<PatternUnit> = []
  /// The groups and optional parts, in order.
  private(set) var parts: [PatternPart] = []
  /// The parameters, in order.
  private(set) var parameters: [PathPattern.Parameter] = []
  /// The first unit of the text that is being read.
  private var textStart = 0
  /// The number of groups so far, those in regular expressions included.
  private var groups = 0
  /// The number of the next group without a name.
  private var nextNumber = 0

  /// Parses a pattern; a slash at its start may be omitted.
  init(
    _ source: PatternSource,
    limits: PatternLimits,
    isTemplate: Bool
  ) throws(PatternSyntaxError) {
    (self.source, self.limits, self.isTemplate) = (source, limits, isTemplate)
    units.reserveCapacity(source.bytes.count + 1)
    if !source.beginsWithSlash {
      units.append(PatternUnit(.byte(UInt8(ascii: "/")), from: 0, to: 0))
      if isAtGroup { try readGroup(behind: 0) }
    }
    while peek != nil, !isAtQuery { try readPart() }
  }

  /// Whether the path of a template ends here: before `?`, which may follow a backslash, or `#`.
  private var isAtQuery: Bool {
    guard isTemplate else { return false }
    let next = index + 1 < source.bytes.count ? source.bytes[index + 1] : 0
    return peek == UInt8(ascii: "?") || peek == UInt8(ascii: "#")
      || (peek == UInt8(ascii: "\\") && next == UInt8(ascii: "?"))
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
    if isAtGroup { return try readGroup(behind: units.count) }
    let isSlash = peek == UInt8(ascii: "/")
    try readCharacter()
    // A slash directly before a group belongs to it.
    if isSlash, isAtGroup { try readGroup(behind: units.count - 1) }
  }

  /// Reads a group without braces, and its modifier.
  private mutating func readGroup(behind first: Int) throws(PatternSyntaxError) {
    let part = PatternPart(at: index, unit: first)
    try readMatcher(of: part)
    if !isAtItem { readModifier(of: part) }
    try add(part)
  }

  /// Reads the rest of `{…}` and its modifier.
  private mutating func readBraces(at start: Int) throws(PatternSyntaxError) {
    let first = units.count
    let part = PatternPart(at: start, unit: first)
    let outerStart = textStart
    textStart = first
    try readText()
    if isAtGroup {
      try readMatcher(of: part)
      try readText()
    }
    guard take("}") else { throw unclosed() }
    readModifier(of: part)
    if part.kind != .text || part.isOptional || part.isRepeated { return try add(part) }
    // Text in braces without a modifier continues the text before it.
    if first < units.count { textStart = outerStart }
    if textStart < first, first < units.count { units[first - 1].end = units[first].start }
  }

  /// Adds a part that ends here.
  private mutating func add(_ part: PatternPart) throws(PatternSyntaxError) {
    part.units = part.units.lowerBound..<units.count
    textStart = units.count
    parts.append(part)
    if part.kind != .text { try addParameter(of: part) }
  }
}

// MARK: - Groups

extension PatternReader {
  /// Reads `:name`, `(regular expression)`, both, or `*`.
  private mutating func readMatcher(of part: PatternPart) throws(PatternSyntaxError) {
    part.offset = index
    part.group = units.count
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
    units.append(
      PatternUnit(.group(Int32(truncatingIfNeeded: parts.count)), from: part.offset, to: index)
    )
    textStart = units.count
    if isNamed { return }
    part.name = String(nextNumber)
    nextNumber += 1
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

  private mutating func readModifier(of part: PatternPart) {
    if take("?") {
      part.isOptional = true
    } else if take("+") {
      part.isRepeated = true
    } else if take("*") {
      (part.isOptional, part.isRepeated) = (true, true)
    }
  }

  /// Whether a `?` begins the query of a template, as the name of an item and `=` follow.
  private var isAtItem: Bool {
    guard isTemplate, peek == UInt8(ascii: "?") else { return false }
    for place in (index + 1)..<source.bytes.count {
      switch Unicode.Scalar(source.bytes[place]) {
      case "=": return place > index + 1
      case "/", "?", "#", "&", ":", "*", "(", ")", "{", "}", "\\": return false
      default: break
      }
    }
    return false
  }

  /// Makes the parameter of a group.
  private mutating func addParameter(of part: PatternPart) throws(PatternSyntaxError) {
    // By bytes, since `String` considers `é` and `e\u{301}` equal.
    for known in parameters where UTF8Text.areEqual(known.name, part.name) {
      throw source.error(.repeatedName, at: part.offset)
    }
    groups += 1
    if groups > limits.groups {
      throw source.overLimit("groups", limits.groups, groups, at: part.offset)
    }
    var language: RegularExpression?
    if part.kind == .expression {
      var parser = ExpressionParser(source, part.expression, limits: limits, groups: groups)
      language = try parser.expression()
      groups = parser.groups
    }
    let parameter = PathPattern.Parameter(
      name: part.name,
      expression: language == nil
        ? nil : UTF8Text.text(source.bytes.span.extracting(part.expression)),
      language: language,
      isOptional: part.isOptional,
      isRepeated: part.isRepeated || part.kind == .wildcard
        || language?.canHold(UInt8(ascii: "/")) == true,
      number: parameters.count
    )
    part.parameter = parameter
    parameters.append(parameter)
  }
}

// MARK: - Text

extension PatternReader {
  /// Reads characters up to a group or a brace.
  private mutating func readText() throws(PatternSyntaxError) {
    while let byte = peek, !isAtGroup {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "+"): return
      default: try readCharacter()
      }
    }
  }

  /// Reads a character, or one after a backslash.
  private mutating func readCharacter() throws(PatternSyntaxError) {
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
    if textStart < units.count { units[units.count - 1].end = Int32(truncatingIfNeeded: start) }
    for place in first..<index {
      let byte = source.bytes[place]
      guard PercentEncodeSet.path.contains(byte) else {
        append(byte, from: start)
        continue
      }
      append(UInt8(ascii: "%"), from: start)
      append(PercentCoding.digit(byte >> 4), from: start)
      append(PercentCoding.digit(byte & 15), from: start)
    }
  }

  /// Adds a byte of the character that was read.
  private mutating func append(_ byte: UInt8, from start: Int) {
    units.append(PatternUnit(.byte(byte), from: start, to: index))
  }

  private func unexpected(_ message: String) -> PatternSyntaxError {
    source.error(.unexpectedToken, at: index, message)
  }

  /// The error for a group in braces that does not end here.
  private func unclosed() -> PatternSyntaxError {
    switch peek {
    case nil: unexpected("No '}' closes this group.")
    case UInt8(ascii: "{"): unexpected("A group in braces cannot hold another; '}' was expected.")
    default: unexpected("A group in braces holds text, one group, and text; '}' was expected.")
    }
  }
}
