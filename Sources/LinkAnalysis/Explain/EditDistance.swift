import LinkPatterns

/// How many bytes must be put in, taken out or replaced to turn one text into another, at most 2.
package enum EditDistance {
  /// The greatest distance that is told.
  static let maximum = 2

  /// The distance of two texts, ASCII letters folded.
  ///
  /// Source: Wagner and Fischer, The String-to-String Correction Problem, 1974, with the bound of
  /// Ukkonen, Algorithms for Approximate String Matching, 1985.
  package static func between(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>)
    -> Int?
  {
    let left = left.map(\.asciiLowercased)
    let right = right.map(\.asciiLowercased)
    guard abs(left.count - right.count) <= maximum else { return nil }
    let far = maximum + 1
    // Cell d of a row is the distance of the prefixes of lengths i and i + d - maximum.
    var row = (0...2 * maximum).map { $0 < maximum ? far : $0 - maximum }
    for i in 0..<left.count {
      var next = [Int](repeating: far, count: row.count)
      for d in row.indices {
        let j = i + 1 + d - maximum
        guard j >= 0, j <= right.count else { continue }
        let takenOut = d + 1 < row.count ? row[d + 1] + 1 : far
        let replaced = j > 0 ? row[d] + (left[i] == right[j - 1] ? 0 : 1) : far
        let putIn = j > 0 && d > 0 ? next[d - 1] + 1 : far
        next[d] = min(takenOut, replaced, putIn, far)
      }
      row = next
    }
    let distance = row[maximum + right.count - left.count]
    let isTelling = distance == 0 || distance < min(left.count, right.count)
    return distance <= maximum && isTelling ? distance : nil
  }
}
