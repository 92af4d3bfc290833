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
  func language(
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
    where parameter.language == nil && entry.shape(of: parameter.name) == nil:
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
      let language = rest.texts(of: rest.language, ignoresCase, shapes)
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
  private func shape(
    of number: Int,
    among shapes: [String: ParameterShape]
  ) -> ParameterShape? {
    let parameter = parameters[number]
    guard parameter.language == nil, let shape = shapes[parameter.name] else { return nil }
    return shape == .anything(named: shape.name) ? nil : shape
  }
  /// The texts of a part of the end of a path.
  fileprivate func texts(
    of part: RegularExpression,
    _ ignoresCase: Bool,
    _ shapes: [String: ParameterShape]
  ) -> RegularExpression {
    switch part {
    case .literal(let bytes): return .text(bytes, ignoresCase: ignoresCase)
    case .capture(let number, let item):
      return .capture(number, shape(of: number, among: shapes)?.expression ?? item)
    default: return part.mapChildren { texts(of: $0, ignoresCase, shapes) }
    }
  }
}
