extension PathPatternCutter {
  /// Refuses a segment that no path has.
  ///
  /// - Throws: ``PatternSyntaxError`` – `.emptySegment` or `.dotSegment`.
  func check(_ items: [Item], at offset: Int) throws(PatternSyntaxError) {
    guard let first = items.first else { throw source.error(.emptySegment, at: offset) }
    if items.count == 1, case .text(let text) = first, Self.isDotSegment(text) {
      throw source.error(.dotSegment, at: offset)
    }
  }

  /// Tells whether a segment is `.` or `..`, each dot percent-encoded or not.
  private static func isDotSegment(_ segment: [UInt8]) -> Bool {
    var (rest, dots) = (segment[...], 0)
    while let byte = rest.first {
      if byte == UInt8(ascii: ".") {
        rest = rest.dropFirst()
      } else if rest.prefix(3).map(\.asciiLowercased).elementsEqual("%2e".utf8) {
        rest = rest.dropFirst(3)
      } else {
        return false
      }
      dots += 1
    }
    return dots == 1 || dots == 2
  }

  /// Refuses segments that no path has within text around a wide group.
  ///
  /// - Throws: ``PatternSyntaxError`` – `.emptySegment` or `.dotSegment`.
  func checkInside(_ text: [UInt8], at offset: Int) throws(PatternSyntaxError) {
    let places = source.places(ofEncoded: text.count, from: offset)
    for segment in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().dropLast()
    {
      try check(segment.isEmpty ? [] : [.text(Array(segment))], at: places[segment.startIndex])
    }
  }
}
