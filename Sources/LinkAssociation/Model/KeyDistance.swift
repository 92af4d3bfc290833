/// Finds the name that was meant by one that is not known.
@_spi(Tools) public enum KeyDistance {
  /// The nearest of several names.
  ///
  /// - Parameters:
  ///   - known: The names to choose from.
  ///   - name: What was written.
  /// - Returns: The name that differs by case, or by at most two insertions, removals, replacements and
  ///   exchanges of neighbours and less than half of its letters; `nil` when none is near.
  /// - Complexity: O(*k* · *n*²), *n* = length of a key; names of over 32 bytes are near to none.
  @_spi(Tools) public static func nearest(of known: [String], to name: String) -> String? {
    let written = name.utf8.map(\.loweredASCII)
    guard written.count <= 32 else { return nil }
    let distances = known.map { key in (key, distance(key.utf8.map(\.loweredASCII), written)) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= 2, best.1 * 2 < best.0.utf8.count
    else { return nil }
    return best.0
  }

  /// The number of changes between two texts.
  ///
  /// Source: Damerau, A technique for computer detection and correction of spelling errors, CACM 1964.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var before: [Int] = []
    var row = Array(0...second.count)
    for i in 0..<first.count {
      var next = [i + 1]
      for j in 0..<second.count {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[second.count]
  }
}

extension UInt8 {
  /// The byte with `A`…`Z` turned into `a`…`z`.
  var loweredASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
