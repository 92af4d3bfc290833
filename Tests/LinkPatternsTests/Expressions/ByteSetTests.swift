import LinkAnalysis
import Testing

@testable import LinkPatterns

/// Sets of bytes, against sets of the standard library.
@Suite struct ByteSetTests {
  @Test func holdsEachByteAlone() {
    for byte in UInt8.min...UInt8.max {
      let set = ByteSet([byte])
      #expect(set.least == byte)
      #expect(set.count == 1)
      #expect(set.inverted.count == 255)
      #expect(set.inverted.least == (byte == 0 ? 1 : 0))
      #expect((UInt8.min...UInt8.max).allSatisfy { set.contains($0) == ($0 == byte) })
      #expect((UInt8.min...UInt8.max).allSatisfy { set.inverted.contains($0) != ($0 == byte) })
      #expect(ByteSet.except(byte) == set.inverted)
    }
    #expect(ByteSet().least == nil)
    #expect(ByteSet.except(nil) == .all)
  }

  @Test func foldsTheCaseOfLettersAlone() {
    for byte in UInt8.min...UInt8.max {
      var expected: Set<UInt8> = [byte]
      if let letter = Character(Unicode.Scalar(byte)).isASCII ? Unicode.Scalar(byte) : nil {
        expected.formUnion(String(letter).lowercased().utf8)
        expected.formUnion(String(letter).uppercased().utf8)
      }
      #expect(ByteSet([byte]).caseFolded == ByteSet(expected), "\(byte)")
    }
  }

  @Test func joinsAndParts() {
    let (low, high) = (ByteSet(0...150), ByteSet(100...255))
    #expect(low.union(high) == .all)
    #expect(low.intersection(high) == ByteSet(100...150))
    #expect(low.subtracting(high) == ByteSet(0...99))
    #expect(low.subtracting(.all).isEmpty)
    #expect(!ByteSet([255]).isEmpty)
  }
}
