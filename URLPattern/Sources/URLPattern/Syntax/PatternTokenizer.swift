/// A lexical token of a pattern.
///
/// Source: URL Pattern Standard §2.1.1.
struct PatternToken: Hashable, Sendable {
  /// What a token can be.
  enum Kind: UInt8, Sendable {
    /// `{`.
    case open
    /// `}`.
    case close
    /// `(…)`; the value is what is inside.
    case regexp
    /// `:name`; the value is the name.
    case name
    /// A scalar without meaning of its own.
    case char
    /// A scalar after a backslash; the value is the scalar.
    case escapedChar
    /// `?` or `+`.
    case otherModifier
    /// `*`, a wildcard or a modifier.
    case asterisk
    /// The end of the pattern.
    case end
    /// What has no meaning at its place; only with the lenient policy.
    case invalidChar
  }

  /// What it is.
  let kind: Kind
  /// Where it begins, in bytes.
  let offset: Int
  /// Where its value lies, in bytes.
  let value: Range<Int>
}

/// Splits a pattern into tokens.
///
/// Source: URL Pattern Standard §2.1.2, on UTF-8 code units in place of code points.
struct PatternTokenizer {
  /// What to do with what has no meaning.
  enum Policy: Sendable {
    /// Throw.
    case strict
    /// Add a token `invalidChar`, as for constructor strings.
    case lenient
  }

  /// The pattern.
  private let source: PatternSource
  /// What to do with what has no meaning.
  private let policy: Policy
  /// The tokens so far.
  private var tokens: ContiguousArray<PatternToken> = []
  /// Where the next token begins.
  private var index = 0

  /// Splits a pattern into tokens.
  static func tokens(
    of source: PatternSource,
    _ policy: Policy
  ) throws(PatternSyntaxError) -> ContiguousArray<PatternToken> {
    var tokenizer = PatternTokenizer(source: source, policy: policy)
    tokenizer.tokens.reserveCapacity(source.bytes.count + 1)
    while tokenizer.index < source.bytes.count { try tokenizer.readToken() }
    tokenizer.add(.end, value: tokenizer.index..<tokenizer.index, next: tokenizer.index)
    return tokenizer.tokens
  }

  /// Creates a tokenizer at the start.
  private init(source: PatternSource, policy: Policy) {
    self.source = source
    self.policy = policy
  }

  /// Reads one token.
  private mutating func readToken() throws(PatternSyntaxError) {
    switch source.bytes[index] {
    case UInt8(ascii: "*"): addOne(.asterisk)
    case UInt8(ascii: "+"), UInt8(ascii: "?"): addOne(.otherModifier)
    case UInt8(ascii: "{"): addOne(.open)
    case UInt8(ascii: "}"): addOne(.close)
    case UInt8(ascii: ":"): try readName()
    case UInt8(ascii: "("): try readRegexp()
    case UInt8(ascii: "\\"):
      if index + 1 == source.bytes.count {
        return try addInvalid(.unexpectedToken, at: index, "A character must follow the backslash.")
      }
      let end = source.scalar(at: index + 1).end
      add(.escapedChar, value: index + 1..<end, next: end)
    default:
      let end = source.scalar(at: index).end
      add(.char, value: index..<end, next: end)
    }
  }

  /// Reads `:name`.
  private mutating func readName() throws(PatternSyntaxError) {
    let start = index + 1
    var end = start
    while end < source.bytes.count {
      let (scalar, next) = source.scalar(at: end)
      guard PatternSource.isName(scalar, isFirst: end == start) else { break }
      end = next
    }
    if end == start { return try addInvalid(.missingName, at: index) }
    add(.name, value: start..<end, next: end)
  }

  /// Reads `(…)`.
  private mutating func readRegexp() throws(PatternSyntaxError) {
    let start = index + 1
    var (end, depth) = (start, 1)
    while end < source.bytes.count {
      let byte = source.bytes[end]
      if byte >= 0x80 { return try addInvalidRegexp(end, "Only ASCII may stand in a group.") }
      if end == start, byte == UInt8(ascii: "?") {
        return try addInvalidRegexp(end, "A group must not begin with '?'.")
      }
      end += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard end < source.bytes.count, source.bytes[end] < 0x80 else {
          return try addInvalidRegexp(end - 1, "An ASCII character must follow the backslash.")
        }
        end += 1
      case UInt8(ascii: "("):
        guard end < source.bytes.count, source.bytes[end] == UInt8(ascii: "?") else {
          return try addInvalidRegexp(end - 1, "'(?' was expected: groups inside have no number.")
        }
        depth += 1
      case UInt8(ascii: ")") where depth > 1: depth -= 1
      case UInt8(ascii: ")"):
        if end - 1 == start { return try addInvalidRegexp(start, "The group is empty.") }
        return add(.regexp, value: start..<end - 1, next: end)
      default: break
      }
    }
    try addInvalid(.unexpectedToken, at: index, "No ')' closes this group.")
  }

  /// Adds a token and moves on.
  private mutating func add(_ kind: PatternToken.Kind, value: Range<Int>, next: Int) {
    tokens.append(PatternToken(kind: kind, offset: index, value: value))
    index = next
  }

  /// Adds a token of one byte.
  private mutating func addOne(_ kind: PatternToken.Kind) {
    add(kind, value: index..<index + 1, next: index + 1)
  }

  /// Throws, or adds the byte at `index` as an invalid token.
  private mutating func addInvalid(
    _ code: PatternSyntaxError.Code,
    at offset: Int,
    _ message: String? = nil
  ) throws(PatternSyntaxError) {
    if policy == .strict { throw source.error(code, at: offset, message) }
    addOne(.invalidChar)
  }

  /// Throws, or adds the `(` at `index` as an invalid token.
  private mutating func addInvalidRegexp(
    _ offset: Int,
    _ message: String
  ) throws(PatternSyntaxError) {
    try addInvalid(.invalidRegularExpression, at: offset, message)
  }
}
