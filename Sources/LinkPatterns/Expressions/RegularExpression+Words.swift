extension RegularExpression {
  /// Returns whether a byte occurs in the expression, and so perhaps in a word.
  func canHold(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let set): return set.contains(byte)
    case .literal(let bytes): return bytes.contains(byte)
    default:
      for child in children where child.canHold(byte) { return true }
      return false
    }
  }

  /// Returns whether some words may end with a byte; `true` when in doubt.
  func mayEnd(with byte: UInt8) -> Bool {
    switch self {
    case .byte(let set): return set.contains(byte)
    case .literal(let bytes): return bytes.last == byte
    default:
      for child in children.reversed() {
        if child.mayEnd(with: byte) { return true }
        // Items before the last one that takes a byte don't end a word.
        if case .sequence = self, !child.acceptsEmptyWord { return false }
      }
      return false
    }
  }

  /// Whether the empty word is in the language.
  package var acceptsEmptyWord: Bool {
    switch self {
    case .empty: return true
    case .byte: return false
    case .literal(let bytes): return bytes.isEmpty
    case .repetition(_, 0, _, _): return true
    case .alternation(let items):
      for item in items where item.acceptsEmptyWord { return true }
      return false
    case .sequence, .repetition, .capture:
      for child in children where !child.acceptsEmptyWord { return false }
      return true
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

  /// The same texts, with ASCII letters in either case in the fixed text of the first segment.
  ///
  /// Used for the end of a pattern that begins at the host's place. Letters of captures keep their case, as does
  /// fixed text after a capture that may contain a slash.
  var ignoringCaseOfFirstSegment: RegularExpression {
    let slash = UInt8(ascii: "/")
    var items: [RegularExpression] = []
    var slashes = 0
    for item in children {
      guard case .literal(let bytes) = item, slashes < 2 else {
        items.append(item)
        if item.canHold(slash) { slashes = 2 }
        continue
      }
      for byte in bytes {
        slashes += byte == slash ? 1 : 0
        items.append(.text([byte], ignoresCase: slashes < 2))
      }
    }
    return .joined(items)
  }
}

// MARK: - Counting words

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
