import LinkAnalysis
import LinkPatterns

extension LanguageExpression {
  /// Bytes with which every word begins, ASCII letters in lower case.
  ///
  /// Two languages of which neither has a prefix that begins with that of the other have no word in common.
  /// It is not always the longest such text.
  var foldedPrefix: [UInt8] { fixedBeginning.bytes }

  /// The prefix, and whether every word is that text and nothing more.
  private var fixedBeginning: (bytes: [UInt8], isWhole: Bool) {
    switch self {
    case .empty: return ([], true)
    case .literal(let bytes): return (bytes.map(\.asciiLowercased), true)
    case .byte(let set):
      guard let least = set.least?.asciiLowercased,
        set.subtracting(ByteSet([least]).caseFolded).isEmpty
      else { return ([], false) }
      return ([least], true)
    case .sequence(let items):
      var bytes: [UInt8] = []
      for item in items {
        let beginning = item.fixedBeginning
        bytes += beginning.bytes
        if !beginning.isWhole { return (bytes, false) }
      }
      return (bytes, true)
    case .alternation(let items):
      let beginnings = items.map(\.fixedBeginning)
      guard var common = beginnings.first else { return ([], false) }
      for other in beginnings.dropFirst() {
        let count = zip(common.bytes, other.bytes).prefix { $0 == $1 }.count
        let isSame = count == common.bytes.count && count == other.bytes.count
        common = (
          Array(common.bytes.prefix(count)), isSame && common.isWhole && other.isWhole
        )
      }
      return common
    case .repetition(let item, let minimum, let maximum, _):
      if minimum == 0 { return ([], false) }
      let beginning = item.fixedBeginning
      return (beginning.bytes, beginning.isWhole && minimum == 1 && maximum == 1)
    case .capture(_, let item): return item.fixedBeginning
    }
  }
}
