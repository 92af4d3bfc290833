import LinkTesting
import Testing

@testable import LinkPatterns

/// Each test of eight bytes at once says of each byte what a test of that byte alone says.
@Suite struct EightBytesTests {
  /// The places of marks.
  private static func places(_ marks: UInt64) -> [Int] {
    (0..<8).filter { marks & (EightBytes.firstMark << UInt64(8 * $0)) != 0 }
  }

  /// The places of bytes.
  private static func places(_ bytes: [UInt8], _ isMarked: (UInt8) -> Bool) -> [Int] {
    bytes.indices.filter { isMarked(bytes[$0]) }
  }

  /// Tries texts of eight ASCII bytes: every byte at every place, among others.
  private static func forAllTexts(_ body: ([UInt8], EightBytes) -> Void) {
    var random = SeededGenerator(seed: 8)
    for byte in UInt8.min..<0x80 {
      for place in 0..<8 {
        var bytes = (0..<8).map { _ in UInt8.random(in: 0..<0x80, using: &random) }
        bytes[place] = byte
        body(bytes, EightBytes(ContiguousArray(bytes).span))
      }
    }
  }

  @Test func marksCharacters() {
    Self.forAllTexts { bytes, part in
      for scalar in [":", "?", "#", "/", "'", "`"] as [Unicode.Scalar] {
        let expected = Self.places(bytes) { $0 == UInt8(ascii: scalar) }
        #expect(Self.places(part.marks(of: scalar)) == expected)
        #expect(Self.places(~part.differing(from: scalar)) == expected)
        #expect(
          Self.places(part.atLeast(scalar)) == Self.places(bytes) { $0 >= UInt8(ascii: scalar) }
        )
      }
    }
  }

  @Test func marksNames() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz".utf8)
    Self.forAllTexts { bytes, part in
      #expect(Self.places(part.letterMarks) == Self.places(bytes, letters.contains))
      let names = letters.union("0123456789-.".utf8)
      #expect(Self.places(part.nameMarks) == Self.places(bytes, names.contains))
    }
  }

  @Test func marksWhatIsRareInAPath() {
    let usual = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./:".utf8)
    Self.forAllTexts { bytes, part in
      #expect(Self.places(part.rareInPathMarks) == Self.places(bytes) { !usual.contains($0) })
    }
    #expect(usual.allSatisfy { ASCIISet.plainPath.contains($0) || $0 == UInt8(ascii: "/") })
    let bytes = ContiguousArray("ab/d-\u{80}/".utf8)
    #expect(Self.places(EightBytes(bytes.span).rareInPathMarks).first == 5)
  }

  @Test func gathersMarks() {
    for bits in UInt64(0)..<256 {
      let marks = (0..<8).reduce(UInt64(0)) { $0 | (bits >> $1 & 1) << (8 * $1 + 7) }
      #expect(marks.gatheredMarks == bits)
    }
  }

  @Test("loads the last bytes of every range", arguments: 1...20)
  func loadsWords(count: Int) {
    let bytes = ContiguousArray((1...UInt8(count)).map { $0 })
    for end in 1...count {
      for start in 0..<end {
        let expected = bytes[start..<end].suffix(8).reversed().reduce(UInt64(0)) {
          $0 << 8 | UInt64($1)
        }
        #expect(bytes.span.lastWord(from: start, to: end) == expected, "\(start)..<\(end)")
      }
    }
  }

  @Test func marksNothingUsualThatAComponentHoldsEncoded() {
    let rare = Set("!|~".utf8)
    Self.forAllTexts { bytes, part in
      let taken = Self.places(part.usualMarks & ~part.highMarks)
      let plain = Self.places(bytes) { byte in
        let inPath = ASCIISet.plainPath.contains(byte) || "/?#".utf8.contains(byte)
        let inQuery = ASCIISet.plainQuery.contains(byte) || "&#".utf8.contains(byte)
        return inPath && inQuery && ASCIISet.plainFragment.contains(byte) && !rare.contains(byte)
      }
      #expect(taken == plain)
    }
  }

  @Test func tellsWhatIsNotASCII() {
    let bytes = ContiguousArray("ab\u{E9}d\u{7F}fg".utf8)
    #expect(Self.places(EightBytes(bytes.span).nonASCIIMarks) == [2, 3])
    #expect(Self.places(EightBytes(bytes.span).highMarks) == [2, 3, 5])
  }

  @Test(arguments: 1...7)
  func fillsUpTheEndOfATextWithLetters(count: Int) {
    let part = EightBytes(last: count, of: ContiguousArray("::::::::::::".utf8).span)
    #expect(Self.places(part.marks(of: ":")) == Array(0..<count))
    #expect(Self.places(part.marks(of: "a")) == Array(count..<8))
  }

  @Test func comparesAPrefix() {
    func prefix(_ text: String) -> UInt64 {
      let part = EightBytes(ContiguousArray(text.utf8).span)
      return part.prefix(through: part.marks(of: ":") & EightBytes.allMarks)
    }
    #expect(prefix("https://example.com") == EightBytes.https)
    #expect(prefix("http:/~~") == EightBytes.http)
    #expect(prefix("httq://example.com") != EightBytes.http)
    #expect(prefix("httpsx://example.com") != EightBytes.https)
  }

  @Test func findsTheFirstMark() {
    #expect((0 as UInt64).bytesBeforeFirstMark == 8)
    #expect((0 as UInt64).belowFirstMark == .max)
    for place in 0..<8 {
      let marks = EightBytes.allMarks << UInt64(8 * place)
      #expect(marks.bytesBeforeFirstMark == place)
      #expect(marks.belowFirstMark == (EightBytes.firstMark << UInt64(8 * place)) - 1)
    }
  }
}
