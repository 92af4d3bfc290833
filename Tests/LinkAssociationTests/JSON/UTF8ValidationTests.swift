import Testing

@testable import LinkAssociation

/// Strict validation of UTF-8, against the decoder of the standard library.
@Suite struct UTF8ValidationTests {
  /// Tells whether the standard library's decoder reads bytes without an error.
  private func isValid(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  @Test func agreesWithTheDecoderOnAllSequencesOfTwoBytes() {
    for lead in UInt8.min...UInt8.max {
      for next in UInt8.min...UInt8.max {
        let bytes = [lead, next]
        let isAccepted = UTF8Validation.firstInvalidOffset(in: bytes) == nil
        #expect(isAccepted == isValid(bytes), "\(bytes)")
      }
    }
  }

  @Test func agreesWithTheDecoderOnLongerSequencesAtTheEdges() {
    let edges: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    for lead in UInt8(0xE0)...0xFF {
      for second in edges {
        for third in edges {
          for bytes in [[lead, second, third]] + edges.map({ [lead, second, third, $0] }) {
            let isAccepted = UTF8Validation.firstInvalidOffset(in: bytes) == nil
            #expect(isAccepted == isValid(bytes), "\(bytes)")
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("abc".utf8.map { $0 }, nil), ([], nil), ([0x61, 0xFF], 1), ([0x61, 0xC3], 1),
      ([0xC3, 0xA9, 0xED, 0xA0, 0x80], 2), ([0xF0, 0x9F, 0x98], 0), ([0xC0, 0xAF], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98, 0x80, 0x80], 4),
    ] as [([UInt8], Int?)]
  )
  func pointsAtTheStartOfTheFirstIllFormedSequence(bytes: [UInt8], offset: Int?) {
    #expect(UTF8Validation.firstInvalidOffset(in: bytes) == offset)
  }
}
