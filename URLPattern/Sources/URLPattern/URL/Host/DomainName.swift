/// The conversion of domains to ASCII, and the one place where UTS 46 (IDNA) goes.
enum DomainName {
  /// Converts a domain to the form in which hosts are compared.
  ///
  /// Domains in ASCII are turned into lower case; `xn--` labels are kept as they are and not
  /// decoded. A domain outside ASCII is refused by an error of its own: its conversion needs the
  /// tables of UTS 46, and would be done here.
  ///
  /// Source: WHATWG URL Standard, "domain to ASCII" with *beStrict* false.
  static func toASCII(_ domain: [UInt8], at offset: Int) throws(URLParsingError) -> [UInt8] {
    guard !domain.isEmpty else { throw URLParsingError(.missingHost, at: offset) }
    guard domain.allSatisfy({ $0 < 0x80 }) else {
      let isText = UTF8.firstInvalidOffset(in: domain) == nil
      throw URLParsingError(isText ? .internationalHost : .invalidHost, at: offset)
    }
    guard !domain.contains(where: HostParser.isForbiddenInDomain) else {
      throw URLParsingError(.invalidHost, at: offset)
    }
    return domain.map(\.asciiLowercased)
  }
}
