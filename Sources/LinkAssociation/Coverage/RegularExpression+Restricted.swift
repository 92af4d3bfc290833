import LinkAnalysis
import LinkPatterns

extension RegularExpression {
  /// The words that have only bytes of an alphabet, as far as sets of bytes decide it.
  ///
  /// A route takes any byte but a slash; a path as it is written has no `?` or `#`.
  func restricted(to alphabet: ByteSet) -> RegularExpression {
    switch self {
    case .empty, .literal: self
    case .byte(let set): .byte(set.intersection(alphabet))
    case .sequence(let items): .sequence(items.map { $0.restricted(to: alphabet) })
    case .alternation(let items): .alternation(items.map { $0.restricted(to: alphabet) })
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      .repetition(
        item.restricted(to: alphabet),
        minimum: minimum,
        maximum: maximum,
        isGreedy: isGreedy
      )
    case .capture(let number, let item): .capture(number, item.restricted(to: alphabet))
    }
  }
}
