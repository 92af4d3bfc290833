/// Reads the host of a URL.
///
/// Source: WHATWG URL Standard, "Host parsing".
enum HostParser {
  /// Reads a host.
  static func parse(
    _ text: ArraySlice<UInt8>,
    isOpaque: Bool,
    at offset: Int
  ) throws(URLParsingError) -> URLHost {
    if text.first == .openBracket {
      guard text.last == .closeBracket, let address = IPv6Parser.parse(text.dropFirst().dropLast())
      else { throw URLParsingError(.invalidIPv6Address, at: offset) }
      return .ipv6(address)
    }
    if isOpaque { return try parseOpaque(text, at: offset) }
    let domain = try DomainName.toASCII(PercentCoding.decodeLeniently(text), at: offset)
    guard IPv4Parser.endsInNumber(domain) else { return .domain(domain) }
    guard let address = IPv4Parser.parse(domain) else {
      throw URLParsingError(.invalidIPv4Address, at: offset)
    }
    return .ipv4(address)
  }

  /// Reads the host of a scheme that is not special.
  private static func parseOpaque(
    _ text: ArraySlice<UInt8>,
    at offset: Int
  ) throws(URLParsingError) -> URLHost {
    guard !text.contains(where: isForbidden) else {
      throw URLParsingError(.invalidHost, at: offset)
    }
    var bytes: [UInt8] = []
    PercentCoding.encode(text, .controls, into: &bytes)
    return bytes.isEmpty ? .empty : .opaque(bytes)
  }

  /// Tells whether no host may hold a byte.
  static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00, 0x09, 0x0A, 0x0D, 0x20, .numberSign, .slash, .colon, UInt8(ascii: "<"),
      UInt8(ascii: ">"), .questionMark, .at, .openBracket, .backslash, .closeBracket,
      UInt8(ascii: "^"), UInt8(ascii: "|"):
      true
    default: false
    }
  }

  /// Tells whether no domain may hold a byte.
  static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == .percent || isForbidden(byte)
  }
}
