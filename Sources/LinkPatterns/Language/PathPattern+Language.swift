extension PatternTable.Entry {
  /// The texts that a segment of the pattern accepts.
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
  fileprivate func language(shapes: [String: ParameterShape]) -> LanguageExpression {
    language == nil ? shapes[name]?.expression ?? values : values
  }
}

extension LanguageExpression {
  /// The texts of the end of a path.
  fileprivate func readAsPath(
    ignoresCase: Bool,
    shape: (Int) -> ParameterShape?
  ) -> LanguageExpression {
    switch self {
    case .empty, .byte: self
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

  /// Whether the empty word is in the language.
  package var acceptsEmptyWord: Bool {
    switch self {
    case .empty: true
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
    case .empty, .byte, .literal: return .byte(ByteSet())
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
          .joined([items[index].withoutEmptyWord] + items[(index + 1)...])
        }
      )
    }
  }
}
