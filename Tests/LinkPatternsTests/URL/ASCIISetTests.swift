import Testing

@testable import LinkPatterns

@Suite struct ASCIISetTests {
  /// Every ASCII byte but some, controls, space and DEL.
  private static func all(but characters: String) -> [UInt8] {
    (0x21..<0x7F).filter { !characters.utf8.contains($0) }
  }

  @Test(
    arguments: [
      ("plain host", .plainHost, Array("-.0123456789_abcdefghijklmnopqrstuvwxyz".utf8)),
      ("authority end", .authorityEnd, Array("#/:?".utf8)),
      ("path start", .pathStart, Array("#/?".utf8)),
      ("forbidden host", .forbiddenHost, Array(0...0x20) + Array("<>@[\\]^|\u{7F}".utf8)),
      ("plain path", .plainPath, all(but: "\"#<>?^`{}\\/")),
      ("plain query", .plainQuery, all(but: "\"#<>\\&")),
      ("plain web query", .plainWebQuery, all(but: "\"#<>\\&'")),
      ("plain fragment", .plainFragment, all(but: "\"<>`\\")),
    ] as [(String, ASCIISet, [UInt8])]
  )
  func holdsExactlyTheBytesThatItsCommentLists(name: String, set: ASCIISet, bytes: [UInt8]) {
    #expect((0...255).filter { set.contains($0) } == bytes, "\(name)")
  }

  @Test func thePlainSetsAgreeWithThePercentEncodeSets() {
    for byte in UInt8.min...UInt8.max where byte != UInt8(ascii: "\\") {
      let slash = byte == UInt8(ascii: "/")
      #expect(
        ASCIISet.plainPath.contains(byte) == (!PercentEncodeSet.path.contains(byte) && !slash)
      )
      let ampersand = byte == UInt8(ascii: "&")
      #expect(
        ASCIISet.plainQuery.contains(byte) == (!PercentEncodeSet.query.contains(byte) && !ampersand)
      )
      let isPlainFragment = byte != UInt8(ascii: "#") && !PercentEncodeSet.fragment.contains(byte)
      #expect(byte == UInt8(ascii: "#") || ASCIISet.plainFragment.contains(byte) == isPlainFragment)
    }
  }
}
