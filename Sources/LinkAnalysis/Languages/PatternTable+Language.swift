import LinkPatterns

extension PatternTable.Entry {
  /// The paths that the entry accepts, as they are written in URLs.
  func language(
    ignoresCaseOfFirst: Bool = false,
    includesEnd: Bool = false
  ) -> RegularExpression {
    let alternatives = pattern.alternatives.map { alternative in
      language(
        of: alternative,
        ignoresCaseOfFirst: ignoresCaseOfFirst,
        includesEnd: includesEnd
      )
    }
    return alternatives.count == 1 ? alternatives[0] : .alternation(alternatives)
  }

  /// The paths that one alternative accepts.
  func language(
    of alternative: PathPattern.Alternative,
    ignoresCaseOfFirst: Bool = false,
    includesEnd: Bool = false
  ) -> RegularExpression {
    guard !alternative.segments.isEmpty else { return .slash }
    var items: [RegularExpression] = []
    for (index, segment) in alternative.segments.enumerated() {
      if case .rest = segment {} else { items.append(.slash) }
      items.append(
        language(of: segment, ignoresCase: ignoresCaseOfFirst && index == 0)
      )
    }
    let last = items.removeLast()
    let end = includesEnd ? self.end(of: alternative, last) : last
    let mayBeAbsent = trailingSlash == .ignored && alternative.endsWithAnything && !items.isEmpty
    return .joined(items + [mayBeAbsent ? .alternation([.empty, end]) : end])
  }

  /// The texts of the last segment of an alternative, with the slash that must or may follow it.
  private func end(
    of alternative: PathPattern.Alternative,
    _ language: RegularExpression
  ) -> RegularExpression {
    switch SlashRule(trailingSlash, behind: alternative) {
    case .any: return .joined([language, .repeated(.slash, 0, 1)])
    case .none: return alternative.segments.last?.withoutSlashAtEnd(language) ?? language
    case .one:
      let written = RegularExpression.joined([language, .slash])
      guard case .rest = alternative.segments.last,
        (try? ExpressionProgram(language).accepts([UInt8(ascii: "/")])) == true
      else { return written }
      // Where `*` may be a slash alone, the slash that is required at the end may be that one.
      return .alternation([written, .slash])
    }
  }
}

extension PathPattern.Segment {
  /// Leaves out texts that end with a slash, where none may stand at the end of a path.
  func withoutSlashAtEnd(_ language: RegularExpression) -> RegularExpression {
    guard case .rest = self, language == .joined([.slash, .anything]) else {
      return language
    }
    return .joined([.slash, .anything, .byte(.except(UInt8(ascii: "/")))])
  }
}
