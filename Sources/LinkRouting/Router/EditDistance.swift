import LinkPatterns

/// The number of changes that turn one text into another, ignoring the case of ASCII letters.
///
/// A change inserts, removes or replaces a byte, or swaps two neighbours.
package enum EditDistance {
  /// The greatest distance that is reported.
  package static var maximum: Int { 2 }

  /// The distance of two texts; `nil` when too little of them is the same.
  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    let distance = measured(left, right)
    let isTelling = distance.map { $0 == 0 || $0 < min(left.count, right.count) } ?? false
    return isTelling ? distance : nil
  }

  /// The distance of two texts; `nil` when it is greater than the maximum.
  ///
  /// Source: Damerau, A technique for computer detection and correction of spelling errors, CACM 1964.
  package static func measured(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    guard abs(left.count - right.count) <= maximum else { return nil }
    // The distances of the bytes of `left` so far, and of one less, from each beginning of `right`.
    var row = Array(0...right.count)
    var before = row
    for i in left.indices {
      var next = row
      next[0] = i + 1
      for j in right.indices {
        let isEqual = left[i].asciiLowercased == right[j].asciiLowercased
        next[j + 1] = min(row[j] + (isEqual ? 0 : 1), min(row[j + 1], next[j]) + 1)
        if i > 0, j > 0, areExchanged(left[i - 1], left[i], right[j - 1], right[j]) {
          next[j + 1] = min(next[j + 1], before[j - 1] + 1)
        }
      }
      (before, row) = (row, next)
    }
    return row[right.count] <= maximum ? row[right.count] : nil
  }

  /// Whether the second two bytes are the first two, swapped.
  private static func areExchanged(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Bool {
    a.asciiLowercased == d.asciiLowercased && b.asciiLowercased == c.asciiLowercased
  }
}
