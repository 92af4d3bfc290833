extension Collection where Element == Double {
  /// The value in the middle of the sorted values; the mean of both when two are; `nil` when empty.
  ///
  /// - Complexity: O(*n* log *n*), *n* = number of values.
  public var median: Double? {
    guard !isEmpty else { return nil }
    let values = sorted()
    let middle = values.count / 2
    return values.count.isMultiple(of: 2)
      ? (values[middle - 1] + values[middle]) / 2 : values[middle]
  }
}
