/// The ASCII characters that the syntax of URLs is made of.
extension UInt8 {
  /// `/`, which separates path segments.
  static var slash: UInt8 { UInt8(ascii: "/") }

  /// `\`, which special schemes read as `/`.
  static var backslash: UInt8 { UInt8(ascii: "\\") }

  /// `:`, which ends a scheme and starts a password or a port.
  static var colon: UInt8 { UInt8(ascii: ":") }

  /// `?`, which starts the query.
  static var questionMark: UInt8 { UInt8(ascii: "?") }

  /// `#`, which starts the fragment.
  static var numberSign: UInt8 { UInt8(ascii: "#") }

  /// `@`, which ends the userinfo.
  static var at: UInt8 { UInt8(ascii: "@") }

  /// `.`, which separates labels and makes dot segments.
  static var dot: UInt8 { UInt8(ascii: ".") }

  /// `%`, which starts a percent-encoded byte.
  static var percent: UInt8 { UInt8(ascii: "%") }

  /// `[`, which opens an IPv6 address.
  static var openBracket: UInt8 { UInt8(ascii: "[") }

  /// `]`, which closes an IPv6 address.
  static var closeBracket: UInt8 { UInt8(ascii: "]") }

  /// Whether the byte is `0`…`9`.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is `a`…`z` or `A`…`Z`.
  var isASCIIAlpha: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether a scheme may hold the byte after its first letter.
  ///
  /// Source: RFC 3986 §3.1.
  var isSchemeByte: Bool {
    isASCIIAlpha || isASCIIDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
      || self == .dot
  }

  /// The byte with `A`…`Z` turned into `a`…`z`.
  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// Whether the byte is a tab, line feed or carriage return, which the URL parser drops.
  var isTabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }

  /// Whether the byte is a C0 control or a space, which the URL parser drops at both ends.
  var isControlOrSpace: Bool { self <= 0x20 }
}
