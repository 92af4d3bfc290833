/// A set of bytes that a component of a URL can only hold percent-encoded.
///
/// Bytes above 0x7F are in every set.
///
/// Source: WHATWG URL Standard, "Percent-encoded bytes".
package struct PercentEncodeSet: Sendable {
  /// Bit *n* tells whether byte *n* is in the set, for bytes below 64.
  private let low: UInt64

  /// Bit *n* tells whether byte 64 + *n* is in the set.
  private let high: UInt64

  /// Returns whether a byte must be percent-encoded.
  package func contains(_ byte: UInt8) -> Bool {
    let mask = byte & 0x40 == 0 ? low : high
    return byte >= 0x80 || (mask &>> UInt64(byte & 0x3F)) & 1 == 1
  }

  /// The set with one more byte of ASCII.
  @inline(__always)
  package func inserting(_ byte: UInt8) -> PercentEncodeSet {
    let bit = (1 as UInt64) &<< UInt64(byte & 0x3F)
    return byte < 64 ? Self(low: low | bit, high: high) : Self(low: low, high: high | bit)
  }

  // The masks are literals, so that no set is made at run time; `PercentEncodeSetTests` compares them.

  /// Control characters only: opaque hosts and paths.
  package static let controls = Self(low: 0x0000_0000_FFFF_FFFF, high: 0x8000_0000_0000_0000)

  /// The bytes that a fragment cannot contain.
  package static let fragment = Self(low: 0x5000_0005_FFFF_FFFF, high: 0x8000_0001_0000_0000)

  /// The bytes that a query cannot contain.
  package static let query = Self(low: 0x5000_000D_FFFF_FFFF, high: 0x8000_0000_0000_0000)

  /// The bytes that the query of a web URL cannot contain.
  static let specialQuery = Self(low: 0x5000_008D_FFFF_FFFF, high: 0x8000_0000_0000_0000)

  /// The bytes that a path cannot contain.
  package static let path = Self(low: 0xD000_000D_FFFF_FFFF, high: 0xA800_0001_4000_0000)

  /// All bytes but those of a canonical host: `a`…`z`, `0`…`9`, `-`, `.` and `_`.
  package static let host = Self(low: 0xFC00_9FFF_FFFF_FFFF, high: 0xF800_0001_7FFF_FFFF)

  /// The bytes that no host contains: controls, space, `<`, `>`, `@`, `[`, `\`, `]`, `^`, `|` and DEL.
  ///
  /// Source: WHATWG URL Standard, forbidden host code points, without those that end the host.
  static let forbiddenHost = Self(low: 0x5000_0001_FFFF_FFFF, high: 0x9000_0000_7800_0001)

  /// The bytes that a value in a path segment, a query item or a fragment cannot contain raw: those that
  /// `encodeURIComponent` escapes, which include all separators and escapes.
  package static let component = Self(low: 0xFC00_987D_FFFF_FFFF, high: 0xB800_0001_7800_0001)

  /// The bytes that a value in a path segment is printed with escaped: all that RFC 3986 keeps out of one, and `+`.
  package static let segmentValue = Self(low: 0xD000_882D_FFFF_FFFF, high: 0xB800_0001_7800_0000)

  /// The same for a value in a query: also `&`, and `'`, which the URL Standard escapes there.
  package static let queryValue = Self(low: 0x5000_08ED_FFFF_FFFF, high: 0xB800_0001_7800_0000)

  /// The same for the name of a query item: also `=`.
  package static let queryName = Self(low: 0x7000_08ED_FFFF_FFFF, high: 0xB800_0001_7800_0000)

  /// The same for a value in a fragment.
  package static let fragmentValue = Self(low: 0x5000_082D_FFFF_FFFF, high: 0xB800_0001_7800_0000)
}
