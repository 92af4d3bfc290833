/// Turns the tokens of a pattern into parts.
///
/// Knows nothing of components: what fixed text becomes is the caller's business, so a path can be
/// read alone.
///
/// Source: URL Pattern Standard §2.1.5.
struct PatternParser: ~Copyable {
  /// Turns fixed text into what a URL has in its place, or throws.
  typealias Encoding = ([UInt8]) throws(PatternEncodingError) -> [UInt8]

  /// The pattern.
  private let source: PatternSource
  /// How it is read.
  private let options: PatternOptions
  /// The greatest number of groups.
  private let maximumGroups: Int
  /// The tokens.
  private let tokens: ContiguousArray<PatternToken>
  /// The parts so far.
  private var parts: [PatternPart] = []
  /// Fixed text that is not yet a part, before encoding.
  private var pending: [UInt8] = []
  /// Where the pending text begins.
  private var pendingOffset = 0
  /// The token to look at.
  private var index = 0
  /// The number of the next group without a name.
  private var nextNumber = 0

  /// Reads a pattern.
  static func parts(
    of source: PatternSource,
    _ options: PatternOptions,
    limits: PatternLimits,
    encode: Encoding
  ) throws(PatternSyntaxError) -> [PatternPart] {
    let tokens = try PatternTokenizer.tokens(of: source, .strict)
    var parser = PatternParser(source, options, limits.groups, tokens)
    while parser.index < tokens.count { try parser.readPart(encode) }
    return parser.parts
  }

  /// Creates a parser at the start.
  private init(
    _ source: PatternSource,
    _ options: PatternOptions,
    _ maximumGroups: Int,
    _ tokens: ContiguousArray<PatternToken>
  ) {
    self.source = source
    self.options = options
    self.maximumGroups = maximumGroups
    self.tokens = tokens
  }

  /// Reads text, a group, a brace group, or the end.
  private mutating func readPart(_ encode: Encoding) throws(PatternSyntaxError) {
    let char = take(.char)
    let name = take(.name)
    let matcher = takeRegexpOrWildcard(after: name)
    if name != nil || matcher != nil {
      var prefix = char.map { Array(source.bytes[$0.value]) } ?? []
      if let char, prefix != options.prefix.map({ [$0] }) {
        append(prefix, at: char.offset)
        prefix = []
      }
      try flushPending(encode)
      let start = (prefix.isEmpty ? name ?? matcher : char)?.offset ?? 0
      let end = tokens[index].offset
      let around = Surroundings(
        prefix: prefix,
        prefixOffset: start,
        suffix: [],
        suffixOffset: end,
        modifier: takeModifier()
      )
      return try addGroup(name, matcher, around, encode)
    }
    if let text = char ?? take(.escapedChar) {
      return append(Array(source.bytes[text.value]), at: text.offset)
    }
    if let open = take(.open) { return try readBraces(open, encode) }
    try flushPending(encode)
    try require(.end)
  }

  /// Reads the rest of `{…}` and its modifier.
  private mutating func readBraces(
    _ open: PatternToken,
    _ encode: Encoding
  ) throws(PatternSyntaxError) {
    let start = tokens[index].offset
    let prefix = takeText()
    let name = take(.name)
    let matcher = takeRegexpOrWildcard(after: name)
    let end = tokens[index].offset
    let suffix = takeText()
    try require(.close)
    let around = Surroundings(
      prefix: prefix,
      prefixOffset: start,
      suffix: suffix,
      suffixOffset: end,
      modifier: takeModifier()
    )
    if name != nil || matcher != nil { return try addGroup(name, matcher, around, encode) }
    if around.modifier == .none { return append(prefix + suffix, at: open.offset) }
    try flushPending(encode)
    try addText(prefix, around.modifier, at: open.offset, encode)
  }

  /// What stands around a group.
  private struct Surroundings {
    /// What stands before it, not yet encoded.
    var prefix: [UInt8]
    /// Where that begins, or the group when it is empty.
    var prefixOffset: Int
    /// What stands after it, not yet encoded.
    var suffix: [UInt8]
    /// Where that begins.
    var suffixOffset: Int
    /// How often it may occur.
    var modifier: PatternPart.Modifier
  }

  /// Adds a part with a group.
  ///
  /// Source: "add a part", from the step that sets the regexp value on.
  private mutating func addGroup(
    _ name: PatternToken?,
    _ matcher: PatternToken?,
    _ around: Surroundings,
    _ encode: Encoding
  ) throws(PatternSyntaxError) {
    let offset = name?.offset ?? matcher?.offset ?? 0
    try flushPending(encode)
    var part = PatternPart(kind: .segmentWildcard, modifier: around.modifier, offset: offset)
    if let matcher {
      let value = Array(source.bytes[matcher.value])
      if matcher.kind == .asterisk || value == Array(".*".utf8) {
        part.kind = .fullWildcard
      } else if value != options.segmentWildcardRegexp {
        (part.kind, part.value, part.offset) = (.regexp, value, matcher.value.lowerBound)
      }
    }
    if let name {
      part.name = Array(source.bytes[name.value])
    } else {
      part.name = Array(String(nextNumber).utf8)
      nextNumber += 1
    }
    if parts.contains(where: { $0.name == part.name }) {
      throw source.error(.repeatedName, at: offset)
    }
    let groups = parts.lazy.filter { $0.kind != .fixedText }.count + 1
    if groups > maximumGroups {
      throw source.error(.overLimit, at: offset, excess: ("groups", maximumGroups, groups))
    }
    part.prefix = try encoded(around.prefix, at: around.prefixOffset, encode)
    part.suffix = try encoded(around.suffix, at: around.suffixOffset, encode)
    parts.append(part)
  }
}

extension PatternParser {
  /// Takes the next token if it is of a kind.
  private mutating func take(_ kind: PatternToken.Kind) -> PatternToken? {
    guard index < tokens.count, tokens[index].kind == kind else { return nil }
    index += 1
    return tokens[index - 1]
  }

  /// Takes a regular expression, or a wildcard where no name precedes it.
  private mutating func takeRegexpOrWildcard(after name: PatternToken?) -> PatternToken? {
    take(.regexp) ?? (name == nil ? take(.asterisk) : nil)
  }

  /// Takes a modifier, if there is one.
  private mutating func takeModifier() -> PatternPart.Modifier {
    if let token = take(.otherModifier) {
      return source.bytes[token.offset] == UInt8(ascii: "?") ? .optional : .oneOrMore
    }
    return take(.asterisk) == nil ? .none : .zeroOrMore
  }

  /// Takes characters, escaped or not.
  private mutating func takeText() -> [UInt8] {
    var result: [UInt8] = []
    while let token = take(.char) ?? take(.escapedChar) { result += source.bytes[token.value] }
    return result
  }

  /// Takes a token that must be there.
  private mutating func require(_ kind: PatternToken.Kind) throws(PatternSyntaxError) {
    if take(kind) != nil { return }
    let token = tokens[index]
    let message =
      switch (kind, token.kind) {
      case (.close, .end): "No '}' closes this group."
      case (.close, .open): "A group in braces cannot hold another; '}' was expected."
      case (.close, _): "A group in braces holds text, one group, and text; '}' was expected."
      case (_, .close): "No '{' opens this group."
      default: "A modifier must follow a group; write a backslash before it to mean itself."
      }
    throw source.error(.unexpectedToken, at: token.offset, message)
  }

  /// Adds to the pending text.
  private mutating func append(_ text: [UInt8], at offset: Int) {
    if pending.isEmpty { pendingOffset = offset }
    pending += text
  }

  /// Makes a part of the pending text, if there is any.
  private mutating func flushPending(_ encode: Encoding) throws(PatternSyntaxError) {
    try addText(pending, .none, at: pendingOffset, encode)
    pending = []
  }

  /// Adds a part of fixed text, unless a URL has nothing in its place.
  ///
  /// URLs drop tabs and line ends. A part without text would stand between two wildcards in the
  /// canonical pattern and not be seen there, so that `*` and `*` would read as one, repeated.
  private mutating func addText(
    _ text: [UInt8],
    _ modifier: PatternPart.Modifier,
    at offset: Int,
    _ encode: Encoding
  ) throws(PatternSyntaxError) {
    let value = try encoded(text, at: offset, encode)
    if value.isEmpty { return }
    parts.append(PatternPart(kind: .fixedText, value: value, modifier: modifier, offset: offset))
  }

  /// Encodes text and gives an error its place.
  private func encoded(
    _ text: [UInt8],
    at offset: Int,
    _ encode: Encoding
  ) throws(PatternSyntaxError) -> [UInt8] {
    if text.isEmpty { return [] }
    do throws(PatternEncodingError) {
      return try encode(text)
    } catch {
      throw source.error(error.code, at: offset, error.message)
    }
  }
}
