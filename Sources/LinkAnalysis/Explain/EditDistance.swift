import LinkPatterns

/// How many changes turn one text into another: a byte put in, taken out or replaced, or two neighbours
/// exchanged.
@_spi(Tools) public enum EditDistance {
  /// The greatest distance that is told.
  static let maximum = 2

  /// The greatest length of a name that is looked for by ``nearest(of:to:)``, in bytes.
  private static let maximumName = 32

  /// The distance of two texts, unless so little of them is the same that it tells nothing.
  package static func between(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>)
    -> Int?
  {
    let distance = distance(left.map(\.asciiLowercased), right.map(\.asciiLowercased))
    let isTelling = distance.map { $0 == 0 || $0 < min(left.count, right.count) } ?? false
    return isTelling ? distance : nil
  }

  /// The nearest of several names.
  ///
  /// - Parameters:
  ///   - known: The names to choose from.
  ///   - name: What was written.
  /// - Returns: The name that differs by case, or by at most two changes and less than half of its letters;
  ///   `nil` when none is near.
  /// - Complexity: O(*k* · *n*), *k* = number of names, *n* = their length; names of over 32 bytes are near
  ///   to none.
  @_spi(Tools) public static func nearest(of known: [String], to name: String) -> String? {
    let written = name.utf8.map(\.asciiLowercased)
    guard written.count <= maximumName else { return nil }
    let near = known.compactMap { key -> (key: String, distance: Int)? in
      distance(key.utf8.map(\.asciiLowercased), written).map { (key, $0) }
    }
    guard let best = near.min(by: { $0.distance < $1.distance }),
      best.distance * 2 < best.key.utf8.count
    else { return nil }
    return best.key
  }

  /// The distance of two texts; `nil` when it is greater than the greatest that is told.
  ///
  /// Source: Damerau, A technique for computer detection and correction of spelling errors, CACM 1964,
  /// with the bound of Ukkonen, Algorithms for Approximate String Matching, 1985.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    guard abs(left.count - right.count) <= maximum else { return nil }
    let far = maximum + 1
    // Cell d of a row is the distance of the prefixes of lengths i and i + d - maximum.
    var row = (0...2 * maximum).map { $0 < maximum ? far : $0 - maximum }
    var before = row
    for i in 0..<left.count {
      var next = [Int](repeating: far, count: row.count)
      for d in row.indices {
        let j = i + 1 + d - maximum
        guard j >= 0, j <= right.count else { continue }
        var best = d + 1 < row.count ? row[d + 1] + 1 : far
        if j > 0 {
          best = min(best, row[d] + (left[i] == right[j - 1] ? 0 : 1))
          if d > 0 { best = min(best, next[d - 1] + 1) }
        }
        if i > 0, j > 1, left[i] == right[j - 2], left[i - 1] == right[j - 1] {
          best = min(best, before[d] + 1)
        }
        next[d] = min(best, far)
      }
      (before, row) = (row, next)
    }
    let distance = row[maximum + right.count - left.count]
    return distance <= maximum ? distance : nil
  }
}
