/// A set of bytes that a component of a URL can only hold percent-encoded.
///
/// Bytes above 0x7F are in every set.
///
/// Source: WHATWG URL Standard, "Percent-encoded bytes".
struct PercentEncodeSet: Hashable, Sendable {
  /// Bit *n* tells whether byte *n* is in the set, for bytes below 64.
  private let low: UInt64

  /// Bit *n* tells whether byte 64 + *n* is in the set.
  private let high: UInt64

  /// Creates a set of the control characters and some more.
  private init(_ characters: StaticString) {
    var low: UInt64 = 0xFFFF_FFFF
    var high: UInt64 = 1 << 63
    for byte in characters.description.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    self.low = low
    self.high = high
  }

  /// Tells whether a byte must be percent-encoded.
  func contains(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return true }
    return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte - 64)) & 1 == 1
  }

  /// Control characters only: opaque hosts and paths.
  static let controls = PercentEncodeSet("")

  /// What a fragment cannot hold.
  static let fragment = PercentEncodeSet(" \"<>`")

  /// What a query cannot hold.
  static let query = PercentEncodeSet(" \"#<>")

  /// What the query of a web URL cannot hold.
  static let specialQuery = PercentEncodeSet(" \"#<>'")

  /// What a path cannot hold.
  static let path = PercentEncodeSet(" \"#<>?^`{}")

  /// What a user name or a password cannot hold.
  static let userinfo = PercentEncodeSet(" \"#<>?^`{}/:;=@[\\]|")

  /// What the value of an opaque path cannot hold when it is set on its own.
  static let opaquePathSetter = PercentEncodeSet("?#")
}
