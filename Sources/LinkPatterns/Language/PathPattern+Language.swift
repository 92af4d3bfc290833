extension PatternTable.Entry {
  /// The paths that the entry accepts, as they are written in URLs.
  ///
  /// - Parameters:
  ///   - ignoresCaseOfFirst: Whether a literal in the first segment matches in either case, as it
  ///     does in the place of a host.
  ///   - includesEnd: Whether a slash stands at the end where it must, and may where it may. Without
  ///     it these are the paths as they are once that slash is dropped.
  /// - Returns: The language of all alternatives, without captures.
  package func language(
    ignoresCaseOfFirst: Bool = false,
    includesEnd: Bool = false
  ) -> LanguageExpression {
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
  ///
  /// - Parameters:
  ///   - alternative: An alternative of the pattern.
  ///   - ignoresCaseOfFirst: Whether a literal in the first segment matches in either case.
  ///   - includesEnd: Whether a slash stands at the end where it must, and may where it may.
  /// - Returns: Their language, without captures. The root is `/`.
  package func language(
    of alternative: PathPattern.Alternative,
    ignoresCaseOfFirst: Bool = false,
    includesEnd: Bool = false
  ) -> LanguageExpression {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    guard !alternative.segments.isEmpty else { return slash }
    var items: [LanguageExpression] = []
    for (index, segment) in alternative.segments.enumerated() {
      if case .rest = segment {} else { items.append(slash) }
      items.append(
        language(of: segment, ignoresCase: ignoresCaseOfFirst && index == 0)
      )
    }
    guard includesEnd else { return .joined(items) }
    let end = items.removeLast()
    return .joined(items + [self.end(of: alternative, end)])
  }

  /// The texts of the last segment of an alternative, with the slash behind it that must or may be.
  ///
  /// - Parameters:
  ///   - alternative: The alternative.
  ///   - language: The texts without that slash.
  /// - Returns: Their language.
  private func end(
    of alternative: PathPattern.Alternative,
    _ language: LanguageExpression
  ) -> LanguageExpression {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    switch trailingSlash.expectation(behind: alternative, of: pattern) {
    case nil: return .joined([language, .repeated(slash, 0, 1)])
    case false?: return alternative.segments.last?.withoutSlashAtEnd(language) ?? language
    case true?:
      let written = LanguageExpression.joined([language, slash])
      guard case .rest = alternative.segments.last,
        (try? LanguageProgram(language).accepts([UInt8(ascii: "/")])) == true
      else { return written }
      // A rest that may be a slash alone takes the one that must be there.
      return .alternation([written, slash])
    }
  }
}

extension PatternTable.Entry {
  /// The texts that a segment of the pattern accepts.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - ignoresCase: Whether it begins with a host, where literals match in either case.
  /// - Returns: Their language, without captures.
  package func language(of segment: PathPattern.Segment, ignoresCase: Bool) -> LanguageExpression {
    if case .rest = segment {
      return segment.language(
        shapes: shapes,
        ignoresCase: caseInsensitiveLiterals,
        ignoresCaseOfFirst: ignoresCase
      )
    }
    return segment.language(shapes: shapes, ignoresCase: caseInsensitiveLiterals || ignoresCase)
  }
}

extension PathPattern.Segment {
  /// The texts that the segment accepts.
  ///
  /// - Parameters:
  ///   - shapes: The shapes of plain parameters, by name.
  ///   - ignoresCase: Whether ASCII letters of literals match in either case.
  ///   - ignoresCaseOfFirst: Whether they do so in the first segment of a rest, as in a host.
  /// - Returns: Their language, without captures; for a rest with the slash before its first segment.
  ///   Never the empty word.
  package func language(
    shapes: [String: ParameterShape],
    ignoresCase: Bool,
    ignoresCaseOfFirst: Bool = false
  ) -> LanguageExpression {
    switch self {
    case .literal(let bytes): .text(Array(bytes), ignoresCase: ignoresCase)
    case .parameter(let parameter): parameter.language(shapes: shapes).withoutEmptyWord
    case .mixed(let pieces):
      .joined(
        pieces.map { piece in
          switch piece {
          case .literal(let bytes): .text(Array(bytes), ignoresCase: ignoresCase)
          case .parameter(let parameter): parameter.language(shapes: shapes)
          }
        }
      )
    case .rest(let rest):
      rest.language(
        shapes: shapes,
        ignoresCase: ignoresCase,
        ignoresCaseOfFirst: ignoresCaseOfFirst
      ).withoutCaptures
    }
  }
}

extension PathPattern.Rest {
  /// The texts that the end of a pattern accepts.
  ///
  /// - Parameters:
  ///   - shapes: The shapes of plain parameters, by name.
  ///   - ignoresCase: Whether ASCII letters outside of parameters match in either case.
  ///   - ignoresCaseOfFirst: Whether they do in the first segment, as in a host.
  /// - Returns: Their language, with the slash before the first segment; parameter *i* is capture *i*.
  package func language(
    shapes: [String: ParameterShape],
    ignoresCase: Bool,
    ignoresCaseOfFirst: Bool = false
  ) -> LanguageExpression {
    let read = language.readAsPath(ignoresCase: ignoresCase) { shapes[parameterNames[$0]] }
    return ignoresCaseOfFirst ? read.ignoringCaseOfFirstSegment : read
  }
}

extension PathPattern.Parameter {
  /// The texts that the parameter takes.
  ///
  /// - Parameter shapes: The shapes of plain parameters, by name.
  /// - Returns: What its expression says, or its shape, or any text but none without a slash.
  fileprivate func language(shapes: [String: ParameterShape]) -> LanguageExpression {
    language == nil ? shapes[name]?.expression ?? values : values
  }
}

extension LanguageExpression {
  /// The texts of the end of a path.
  ///
  /// - Parameters:
  ///   - ignoresCase: Whether ASCII letters outside of parameters match in either case.
  ///   - shape: The shape of the parameter that is a capture, if it has one.
  /// - Returns: The same words, parameters with a shape replaced by it.
  fileprivate func readAsPath(
    ignoresCase: Bool,
    shape: (Int) -> ParameterShape?
  ) -> LanguageExpression {
    switch self {
    case .empty, .byte, .assertion: self
    case .literal(let bytes): .text(bytes, ignoresCase: ignoresCase)
    case .sequence(let items):
      .joined(items.map { $0.readAsPath(ignoresCase: ignoresCase, shape: shape) })
    case .alternation(let items):
      .alternation(items.map { $0.readAsPath(ignoresCase: ignoresCase, shape: shape) })
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      .repetition(
        item.readAsPath(ignoresCase: ignoresCase, shape: shape),
        minimum: minimum,
        maximum: maximum,
        isGreedy: isGreedy
      )
    case .capture(let number, let item): .capture(number, shape(number)?.expression ?? item)
    }
  }

  /// Whether the empty word is in the language; a condition on the position counts as if it held.
  package var acceptsEmptyWord: Bool {
    switch self {
    case .empty, .assertion: true
    case .byte: false
    case .literal(let bytes): bytes.isEmpty
    case .sequence(let items): items.allSatisfy(\.acceptsEmptyWord)
    case .alternation(let items): items.contains(where: \.acceptsEmptyWord)
    case .repetition(let item, let minimum, _, _): minimum == 0 || item.acceptsEmptyWord
    case .capture(_, let item): item.acceptsEmptyWord
    }
  }

  /// The same words but the empty one.
  var withoutEmptyWord: LanguageExpression {
    guard acceptsEmptyWord else { return self }
    switch self {
    case .empty, .assertion, .byte, .literal: return .byte(ByteSet())
    case .capture(let number, let item): return .capture(number, item.withoutEmptyWord)
    case .alternation(let items): return .alternation(items.map(\.withoutEmptyWord))
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      let again = LanguageExpression.repeated(
        item,
        max(minimum - 1, 0),
        maximum.map { $0 - 1 },
        isGreedy: isGreedy
      )
      return .joined([item.withoutEmptyWord, again])
    case .sequence(let items):
      // Some item is the first that takes a byte; those before it take none.
      return .alternation(
        items.indices.map { index in
          let before = items[..<index].filter(\.isAssertion)
          return .joined(before + [items[index].withoutEmptyWord] + items[(index + 1)...])
        }
      )
    }
  }

  /// Whether it is a condition on the position.
  private var isAssertion: Bool {
    if case .assertion = self { true } else { false }
  }
}

extension PathPattern.Segment {
  /// Leaves out texts that end with a slash, where none may stand at the end of a path.
  ///
  /// - Parameter language: The texts of the segment.
  /// - Returns: The same without them, for an end that takes anything.
  package func withoutSlashAtEnd(_ language: LanguageExpression) -> LanguageExpression {
    let slash = UInt8(ascii: "/")
    let anything = LanguageExpression.repeated(.byte(.all), 0, nil)
    guard case .rest = self, language == .joined([.literal([slash]), anything]) else {
      return language
    }
    return .joined([.literal([slash]), anything, .byte(.except(slash))])
  }
}
