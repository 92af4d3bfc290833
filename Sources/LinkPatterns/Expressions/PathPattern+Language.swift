extension PatternTable.Entry {
  /// The texts that a segment of the pattern accepts.
  package func language(of segment: PathPattern.Segment, ignoresCase: Bool) -> RegularExpression {
    segment.language(
      shapes: shapes,
      ignoresCase: caseInsensitiveLiterals,
      ignoresCaseOfFirst: ignoresCase
    )
  }
}

extension PathPattern.Segment {
  /// The texts that the segment accepts.
  package func language(
    shapes: [String: ParameterShape],
    ignoresCase: Bool,
    ignoresCaseOfFirst: Bool = false
  ) -> RegularExpression {
    let language = captured(
      shapes: shapes,
      ignoresCase: ignoresCase,
      ignoresCaseOfFirst: ignoresCaseOfFirst
    )
    if case .parameter = self { return language.withoutEmptyWord }
    return language.withoutCaptures
  }

  /// The texts of a segment that is neither a literal nor any text, with a capture for each
  /// parameter that is not the whole segment.
  package func tested(
    in entry: PatternTable.Entry,
    isHost: Bool = false
  ) -> RegularExpression? {
    switch self {
    case .literal: return nil
    case .parameter(let parameter)
    where parameter.language == nil && entry.shapes[parameter.name] == nil:
      return nil
    default:
      return captured(
        shapes: entry.shapes,
        ignoresCase: entry.caseInsensitiveLiterals,
        ignoresCaseOfFirst: isHost
      )
    }
  }

  private func captured(
    shapes: [String: ParameterShape],
    ignoresCase: Bool,
    ignoresCaseOfFirst: Bool
  ) -> RegularExpression {
    switch self {
    case .literal(let text):
      return .text(Array(text), ignoresCase: ignoresCase || ignoresCaseOfFirst)
    case .parameter(let parameter): return parameter.language(shapes)
    case .mixed(let pieces):
      var items: [RegularExpression] = []
      var count = 0
      for piece in pieces {
        switch piece {
        case .literal(let text):
          items.append(.text(Array(text), ignoresCase: ignoresCase || ignoresCaseOfFirst))
        case .parameter(let parameter):
          items.append(.capture(count, parameter.language(shapes)))
          count += 1
        }
      }
      return .joined(items)
    case .rest(let rest):
      let language = rest.language.readAsPath(ignoresCase, rest, shapes)
      return ignoresCaseOfFirst ? language.ignoringCaseOfFirstSegment : language
    }
  }
}

extension PathPattern.Parameter {
  /// The texts that the parameter takes.
  fileprivate func language(_ shapes: [String: ParameterShape]) -> RegularExpression {
    language ?? shapes[name]?.expression ?? values
  }
}

extension PathPattern.Rest {
  /// The form that a type requires of a parameter; `nil` when an expression describes the values, or
  /// when the form of the type is unknown, so that they may contain slashes.
  fileprivate func shape(
    of number: Int,
    among shapes: [String: ParameterShape]
  ) -> ParameterShape? {
    let parameter = parameters[number]
    guard parameter.language == nil, let shape = shapes[parameter.name] else { return nil }
    return shape == .anything(named: shape.name) ? nil : shape
  }
}

extension RegularExpression {
  /// The texts of the end of a path.
  fileprivate func readAsPath(
    _ ignoresCase: Bool,
    _ rest: PathPattern.Rest,
    _ shapes: [String: ParameterShape]
  ) -> RegularExpression {
    switch self {
    case .literal(let bytes): return .text(bytes, ignoresCase: ignoresCase)
    case .capture(let number, let item):
      return .capture(number, rest.shape(of: number, among: shapes)?.expression ?? item)
    default: return mapChildren { $0.readAsPath(ignoresCase, rest, shapes) }
    }
  }

  /// The same words without the empty one.
  var withoutEmptyWord: RegularExpression {
    guard acceptsEmptyWord else { return self }
    switch self {
    case .empty, .byte, .literal: return .byte(ByteSet())
    case .capture(let number, let item): return .capture(number, item.withoutEmptyWord)
    case .alternation: return mapChildren(\.withoutEmptyWord)
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      let again = RegularExpression.repeated(
        item,
        max(minimum - 1, 0),
        maximum.map { $0 - 1 },
        isGreedy: isGreedy
      )
      return .joined([item.withoutEmptyWord, again])
    case .sequence(let items):
      // Each choice makes another item the first that takes a byte.
      var choices: [RegularExpression] = []
      for (index, item) in items.enumerated() {
        choices.append(.joined([item.withoutEmptyWord] + items[(index + 1)...]))
      }
      return .alternation(choices)
    }
  }
}
