extension PathPatternCutter {
  /// Refuses a segment that no path has.
  func check(_ items: [Item], at offset: Int) throws(PatternSyntaxError) {
    guard let first = items.first else { throw source.error(.emptySegment, at: offset) }
    if items.count == 1, case .text(let text) = first, Self.isDots(text) {
      throw source.error(.dotSegment, at: offset)
    }
  }

  /// Whether a text is `.` or `..`, each dot percent-encoded or not.
  private static func isDots(_ text: [UInt8]) -> Bool {
    let dots = PercentCoding.decode(text)
    return dots == "." || dots == ".."
  }

  /// Refuses segments that no path has within text around a wide group.
  func checkInside(_ text: [UInt8], at offset: Int) throws(PatternSyntaxError) {
    var places = PatternPlaces(of: text.count, in: source, from: offset)
    for segment in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().dropLast()
    {
      let place = places.place(of: segment.startIndex)
      try check(segment.isEmpty ? [] : [.text(Array(segment))], at: place)
    }
  }
}
