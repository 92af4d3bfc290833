extension PathPattern.Segment {
  /// The texts that a segment with parameters takes; parameter *i* is capture *i* of a mixed one.
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
