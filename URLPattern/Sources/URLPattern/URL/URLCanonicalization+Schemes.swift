/// What patterns need to know about schemes.
extension URLCanonicalization {
  /// The schemes for which the URL Standard has rules of their own.
  static var specialSchemes: [String] { SpecialScheme.allCases.map(\.rawValue) }

  /// Tells whether a scheme is special.
  static func isSpecial(_ scheme: [UInt8]) -> Bool { SpecialScheme(scheme) != nil }

  /// The port that is left out when a URL of a scheme is printed.
  static func defaultPort(of scheme: [UInt8]) -> [UInt8]? {
    SpecialScheme(scheme)?.defaultPort.map { Array(String($0).utf8) }
  }

  /// Tells whether a path begins with a slash once tabs and line ends are dropped, as URLs drop them.
  static func beginsWithSlash(_ value: [UInt8]) -> Bool {
    value.first { !$0.isTabOrNewline } == .slash
  }

  /// Canonicalises the path of a custom scheme, or the start or a middle part of one.
  static func customSchemePath(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    let isAbsolute = beginsWithSlash(value)
    var record = URLRecord()
    record.schemeBytes = Array("dummy".utf8)
    record.host = .empty
    try URLParser.set(.pathStart, to: isAbsolute ? value : "/-".utf8 + value, in: &record)
    return isAbsolute ? record.path.bytes : Array(record.path.bytes.dropFirst(2))
  }
}
