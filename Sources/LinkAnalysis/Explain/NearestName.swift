/// Finds the name that was meant by an unknown one.
@_spi(Tools) public enum NearestName {
  /// The greatest length of a name that is looked for, in bytes.
  private static let maximum = 32

  /// The nearest of several names.
  ///
  /// - Parameters:
  ///   - known: The names to choose from.
  ///   - name: The unknown name.
  /// - Returns: The name that differs by case, or by at most two changes and less than half of its letters;
  ///   `nil` when none is near.
  /// - Complexity: O(*k* · *n*²), *k* = number of names, *n* = their length; names of over 32 bytes are near
  ///   to none.
  @_spi(Tools) public static func of(_ known: [String], to name: String) -> String? {
    let written = Array(name.utf8)
    guard written.count <= maximum else { return nil }
    let near = known.compactMap { key -> (key: String, distance: Int)? in
      EditDistance.measured(Array(key.utf8), written).map { (key, $0) }
    }
    guard let best = near.min(by: { $0.distance < $1.distance }),
      best.distance * 2 < best.key.utf8.count
    else { return nil }
    return best.key
  }
}
