extension RegularExpression {
  /// The number of ways in which the expression makes words of each length, from 0 on.
  ///
  /// It is the number of words when no word is made in two ways.
  func wordCounts(upTo maximumLength: Int) -> [Double] {
    let none = [Double](repeating: 0, count: maximumLength + 1)
    var one = none
    one[0] = 1
    switch self {
    case .empty: return one
    case .byte(let set):
      var counts = none
      if maximumLength > 0 { counts[1] = Double(set.count) }
      return counts
    case .literal(let bytes):
      var counts = none
      if bytes.count <= maximumLength { counts[bytes.count] = 1 }
      return counts
    case .sequence(let items):
      var counts = one
      for item in items { counts = Self.product(counts, item.wordCounts(upTo: maximumLength)) }
      return counts
    case .alternation(let items):
      var sum = none
      for item in items {
        let counts = item.wordCounts(upTo: maximumLength)
        for length in sum.indices { sum[length] += counts[length] }
      }
      return sum
    case .capture(_, let item): return item.wordCounts(upTo: maximumLength)
    case .repetition(let item, let minimum, let maximum, _):
      let counts = item.wordCounts(upTo: maximumLength)
      var required = one
      for _ in 0..<min(minimum, maximumLength + 1) { required = Self.product(required, counts) }
      return Self.product(required, Self.repeated(counts, maximum.map { $0 - minimum }))
    }
  }

  private static func product(_ left: [Double], _ right: [Double]) -> [Double] {
    var product = [Double](repeating: 0, count: left.count)
    for length in left.indices where left[length] != 0 {
      for rest in 0..<(left.count - length) { product[length + rest] += left[length] * right[rest] }
    }
    return product
  }

  /// The counts of up to a number of repetitions, none of them empty.
  private static func repeated(_ counts: [Double], _ maximum: Int?) -> [Double] {
    var sum = [Double](repeating: 0, count: counts.count)
    sum[0] = 1
    guard let maximum, maximum < counts.count else {
      // Any number of repetitions is one repetition followed by any number of them.
      for length in sum.indices.dropFirst() {
        for first in 1...length { sum[length] += counts[first] * sum[length - first] }
      }
      return sum
    }
    var (item, power) = (counts, sum)
    item[0] = 0
    for _ in 0..<maximum {
      power = product(power, item)
      for length in sum.indices { sum[length] += power[length] }
    }
    return sum
  }
}
