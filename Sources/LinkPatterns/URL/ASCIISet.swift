/// A set of ASCII bytes, as two masks: membership is a shift, without a table in memory.
///
/// Bytes above 0x7F are in no set.
struct ASCIISet {
  /// Bit *n* tells whether byte *n* is in the set, for bytes below 64.
  private let low: UInt64

  /// Bit *n* tells whether byte 64 + *n* is in the set.
  private let high: UInt64

  /// Creates a set of its masks.
  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Tells whether a byte is in the set.
  func contains(_ byte: UInt8) -> Bool {
    let mask = byte & 0x40 == 0 ? low : high
    return byte < 0x80 && (mask &>> UInt64(byte & 0x3F)) & 1 == 1
  }
}

// The masks are literals, so that no set is made at run time; `ASCIISetTests` compares each with the
// characters that its comment lists.
extension ASCIISet {
  /// `a`…`z`, `0`…`9`, `-`, `.` and `_`: what a host may hold in its canonical form.
  static var plainHost: ASCIISet {
    ASCIISet(low: 0x03FF_6000_0000_0000, high: 0x07FF_FFFE_8000_0000)
  }

  /// `/`, `?`, `#` and `:`: what ends a host.
  static var authorityEnd: ASCIISet { ASCIISet(low: 0x8400_8008_0000_0000, high: 0) }

  /// `/`, `?` and `#`: what ends an authority.
  static var pathStart: ASCIISet { ASCIISet(low: 0x8000_8008_0000_0000, high: 0) }

  /// What no host holds: controls, space, `<`, `>`, `@`, `[`, `\`, `]`, `^`, `|` and DEL.
  ///
  /// Source: WHATWG URL Standard, forbidden host code points, without those that end the host.
  static var forbiddenHost: ASCIISet {
    ASCIISet(low: 0x5000_0001_FFFF_FFFF, high: 0x9000_0000_7800_0001)
  }

  /// What a path holds raw but for `/`: everything but controls, space, `"#<>?^`{}`, `\` and DEL.
  static var plainPath: ASCIISet {
    ASCIISet(low: 0x2FFF_7FF2_0000_0000, high: 0x57FF_FFFE_AFFF_FFFF)
  }

  /// What a query holds raw but for `&`: everything but controls, space, `"#<>`, `\` and DEL.
  static var plainQuery: ASCIISet {
    ASCIISet(low: 0xAFFF_FFB2_0000_0000, high: 0x7FFF_FFFF_EFFF_FFFF)
  }

  /// What the query of a web URL holds raw but for `&`: that of others without `'`.
  static var plainWebQuery: ASCIISet {
    ASCIISet(low: 0xAFFF_FF32_0000_0000, high: 0x7FFF_FFFF_EFFF_FFFF)
  }

  /// What a fragment holds raw: everything but controls, space, `"<>`, `` ` ``, `\` and DEL.
  static var plainFragment: ASCIISet {
    ASCIISet(low: 0xAFFF_FFFA_0000_0000, high: 0x7FFF_FFFE_EFFF_FFFF)
  }
}
