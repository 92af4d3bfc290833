/// Text of a pattern as a path has it, percent-encoded, and where in the pattern it comes from.
struct PatternText {
  private(set) var bytes: [UInt8] = []
  /// Where the first character is written.
  private(set) var offset = 0
  /// The place of the character that each byte comes from, once they do not follow each other.
  private var places: [Int] = []
  /// What follows the last character.
  private var end = 0

  /// Adds a character that is written from a place on, perhaps behind a backslash.
  mutating func append(_ character: Range<Int>, at place: Int, of source: PatternSource) {
    if bytes.isEmpty { (offset, end) = (place, place) }
    let count = bytes.count
    for index in character { PercentCoding.append(source.bytes[index], .path, to: &bytes) }
    if !places.isEmpty || place != offset + count || character.upperBound != offset + bytes.count {
      listPlaces(of: count)
      while places.count < bytes.count { places.append(place) }
    }
    end = character.upperBound
  }

  mutating func append(_ other: PatternText) {
    guard !other.bytes.isEmpty else { return }
    guard !bytes.isEmpty else {
      self = other
      return
    }
    listPlaces(of: bytes.count)
    for index in other.bytes.indices { places.append(other.place(of: index)) }
    bytes += other.bytes
    end = other.end
  }

  private mutating func listPlaces(of count: Int) {
    if places.isEmpty { for index in 0..<count { places.append(offset + index) } }
  }

  /// Where a byte comes from.
  func place(of index: Int) -> Int {
    if index >= bytes.count { return end }
    return places.isEmpty ? offset + index : places[index]
  }

  /// Whether the text begins a segment.
  var opensSegment: Bool { bytes.first == UInt8(ascii: "/") }
}
