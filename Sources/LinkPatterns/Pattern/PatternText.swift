/// Text of a pattern as a path has it, percent-encoded, and where in the pattern it comes from.
struct PatternText {
  private(set) var bytes: [UInt8] = []
  /// The place of the character that each byte comes from.
  private var places: [Int] = []
  /// What follows the last character.
  private var end = 0

  /// Adds a character that is written from a place on, perhaps behind a backslash.
  mutating func append(_ character: Range<Int>, at place: Int, of source: PatternSource) {
    PercentCoding.encode(source.bytes[character], .path, into: &bytes)
    while places.count < bytes.count { places.append(place) }
    end = character.upperBound
  }

  mutating func append(_ other: PatternText) {
    bytes += other.bytes
    places += other.places
    end = other.end
  }

  /// Where a byte comes from.
  func place(of index: Int) -> Int { index < places.count ? places[index] : end }

  /// Whether the text begins a segment.
  var opensSegment: Bool { bytes.first == UInt8(ascii: "/") }
}
