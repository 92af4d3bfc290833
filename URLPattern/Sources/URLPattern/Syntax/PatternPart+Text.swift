extension PatternPart {
  /// Writes parts as the canonical text of a pattern.
  ///
  /// Source: URL Pattern Standard §2.3, "generate a pattern string".
  static func text(of parts: [PatternPart], _ options: PatternOptions) -> [UInt8] {
    var result: [UInt8] = []
    for (index, part) in parts.enumerated() {
      let previous = index > 0 ? parts[index - 1] : nil
      if part.kind != .fixedText {
        let next = index + 1 < parts.count ? parts[index + 1] : nil
        let isGrouped = part.needsGrouping(after: previous, before: next, options)
        part.append(to: &result, after: previous, isGrouped: isGrouped, options)
      } else if part.modifier == .none {
        result += escaped(part.value)
      } else {
        result.append(UInt8(ascii: "{"))
        result += escaped(part.value)
        result.append(UInt8(ascii: "}"))
      }
      result += part.modifier.text
    }
    return result
  }

  /// Tells whether a group must be written in braces.
  private func needsGrouping(
    after previous: PatternPart?,
    before next: PatternPart?,
    _ options: PatternOptions
  ) -> Bool {
    if !suffix.isEmpty { return true }
    if !prefix.isEmpty, prefix != options.prefix.map({ [$0] }) { return true }
    if hasCustomName, kind == .segmentWildcard, modifier == .none, let next,
      next.prefix.isEmpty, next.suffix.isEmpty
    {
      if next.kind == .fixedText {
        if Self.beginsLikeName(next.value) { return true }
      } else if !next.hasCustomName {
        return true
      }
    }
    guard prefix.isEmpty, let previous, previous.kind == .fixedText else { return false }
    return previous.value.last.map { $0 == options.prefix } ?? false
  }

  /// Appends a group without its modifier.
  private func append(
    to result: inout [UInt8],
    after previous: PatternPart?,
    isGrouped: Bool,
    _ options: PatternOptions
  ) {
    if isGrouped { result.append(UInt8(ascii: "{")) }
    result += Self.escaped(prefix)
    if hasCustomName {
      result.append(UInt8(ascii: ":"))
      result += name
    }
    switch kind {
    case .regexp: Self.append(value, inParenthesesTo: &result)
    case .segmentWildcard where !hasCustomName:
      Self.append(options.segmentWildcardRegexp, inParenthesesTo: &result)
    case .fullWildcard:
      let standsAlone =
        previous.map { $0.kind == .fixedText || $0.modifier != .none } ?? true
      if !hasCustomName, standsAlone || isGrouped || !prefix.isEmpty {
        result.append(UInt8(ascii: "*"))
      } else {
        Self.append(Array(".*".utf8), inParenthesesTo: &result)
      }
    case .segmentWildcard:
      if Self.beginsLikeName(suffix) { result.append(UInt8(ascii: "\\")) }
    case .fixedText: break
    }
    result += Self.escaped(suffix)
    if isGrouped { result.append(UInt8(ascii: "}")) }
  }

  /// Appends text in parentheses.
  private static func append(_ text: [UInt8], inParenthesesTo result: inout [UInt8]) {
    result.append(UInt8(ascii: "("))
    result += text
    result.append(UInt8(ascii: ")"))
  }

  /// Tells whether text would be read as the rest of a name before it.
  private static func beginsLikeName(_ text: [UInt8]) -> Bool {
    text.first.map { PatternSource.isName(Unicode.Scalar($0), isFirst: false) } ?? false
  }

  /// Puts a backslash before every byte that has a meaning in patterns.
  ///
  /// Source: URL Pattern Standard §2.3, "escape a pattern string".
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      if syntaxBytes.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return result
  }

  /// The bytes that have a meaning in patterns.
  private static let syntaxBytes = ByteSet("+*?:{}()\\".utf8)
}

extension PatternPart.Modifier {
  /// How the modifier is written.
  fileprivate var text: [UInt8] {
    switch self {
    case .none: []
    case .optional: [UInt8(ascii: "?")]
    case .zeroOrMore: [UInt8(ascii: "*")]
    case .oneOrMore: [UInt8(ascii: "+")]
    }
  }
}
