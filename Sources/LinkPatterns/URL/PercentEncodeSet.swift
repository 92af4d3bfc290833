/// A set of bytes that a component of a URL can only hold percent-encoded.
///
/// Bytes above 0x7F are in every set.
///
/// Source: WHATWG URL Standard, "Percent-encoded bytes".
public struct PercentEncodeSet: Hashable, Sendable {
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
  ///
  /// - Parameter byte: Any byte.
  /// - Returns: `true` when it is in the set.
  /// - Complexity: O(1).
  public func contains(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return true }
    return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte - 64)) & 1 == 1
  }

  /// Control characters only: opaque hosts and paths.
  public static let controls = PercentEncodeSet("")

  /// What a fragment cannot hold.
  public static let fragment = PercentEncodeSet(" \"<>`")

  /// What a query cannot hold.
  public static let query = PercentEncodeSet(" \"#<>")

  /// What the query of a web URL cannot hold.
  public static let specialQuery = PercentEncodeSet(" \"#<>'")

  /// What a path cannot hold.
  public static let path = PercentEncodeSet(" \"#<>?^`{}")

  /// What a value inside a path segment, a query item or a fragment cannot hold raw: what
  /// `encodeURIComponent` escapes, and with it everything that separates or is decoded.
  public static let component = PercentEncodeSet(" \"#<>?^`{}/:;=@[\\]|$%&+,")
}
