extension PathPattern.Segment {
  /// The texts that a segment with parameters takes; parameter *i* is capture *i* of a mixed one.
  ///
  /// - Parameters:
  ///   - entry: Its entry, for the shapes of parameters and the case of literals.
  ///   - ignoresCase: Whether literals match in either case whatever the entry says, as in a host.
  /// - Returns: `nil` for a literal, a rest, and a parameter that takes any text.
  package func language(
    _ entry: PatternTable.Entry,
    ignoresCase: Bool = false
  ) -> LanguageExpression? {
    switch self {
    case .literal, .rest: return nil
    case .parameter(let parameter):
      return parameter.language ?? entry.shapes[parameter.name]?.expression
    case .mixed(let pieces):
      var count = 0
      return .joined(
        pieces.map { piece in
          switch piece {
          case .literal(let text):
            return .text(
              Array(text),
              ignoresCase: ignoresCase || entry.caseInsensitiveLiterals
            )
          case .parameter(let parameter):
            let shape = parameter.language == nil ? entry.shapes[parameter.name] : nil
            count += 1
            return .capture(count - 1, shape?.expression ?? parameter.values)
          }
        }
      )
    }
  }
}
