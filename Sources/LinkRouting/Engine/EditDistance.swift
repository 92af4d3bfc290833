import LinkPatterns

/// How many bytes must be put in, taken out or replaced to turn one text into another, at most 2.
package enum EditDistance {
  /// The greatest distance that is told.
  package static var maximum: Int { 2 }

  /// The distance of two texts, ASCII letters folded; `nil` when they have too little in common to be told.
  ///
  /// Source: Wagner and Fischer, The String-to-String Correction Problem, 1974.
  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    guard abs(left.count - right.count) <= maximum else { return nil }
    // The distances of the bytes of `left` so far from each beginning of `right`.
    var row = Array(0...right.count)
    for i in left.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in right.indices {
        let isEqual = left[i].asciiLowercased == right[j].asciiLowercased
        let replaced = diagonal + (isEqual ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, min(diagonal, row[j]) + 1)
      }
    }
    let distance = row[right.count]
    let isTelling = distance == 0 || distance < min(left.count, right.count)
    return distance <= maximum && isTelling ? distance : nil
  }
}
