/// The encoding callbacks of the URL Pattern Standard: one component in, its canonical form out.
///
/// Each takes the text of one component as UTF-8 and gives what a parsed URL would have in its
/// place. The empty text is canonical everywhere. Nothing here applies limits: patterns have theirs.
///
/// Source: URL Pattern Standard, "Canonicalization", "Encoding callbacks".
enum URLCanonicalization {
  /// Canonicalises a scheme.
  static func scheme(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    guard !value.isEmpty else { return value }
    let unlimited = URLLimits(length: .max, segments: .max, queryItems: .max)
    let text = value + "://dummy.invalid".utf8
    return try URLParser.parse(text, base: nil, limits: unlimited).schemeBytes
  }

  /// Canonicalises a user name.
  static func username(_ value: [UInt8]) -> [UInt8] {
    PercentCoding.encoded(value, .userinfo)
  }

  /// Canonicalises a password.
  static func password(_ value: [UInt8]) -> [UInt8] {
    PercentCoding.encoded(value, .userinfo)
  }

  /// Canonicalises a host without a port.
  static func hostname(
    _ value: [UInt8],
    isSpecial: Bool = true
  ) throws(URLParsingError) -> [UInt8] {
    guard !value.isEmpty else { return value }
    var record = dummy(scheme: isSpecial ? "https" : "dummy")
    try URLParser.set(.hostname, to: value, in: &record)
    return record.host?.bytes ?? []
  }

  /// Canonicalises a part of an IPv6 address.
  static func ipv6Hostname(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    for (offset, byte) in value.enumerated() {
      let isMark = byte == .openBracket || byte == .closeBracket || byte == .colon
      guard isMark || PercentCoding.value(byte) != nil else {
        throw URLParsingError(.invalidIPv6Address, at: offset)
      }
    }
    return value.map(\.asciiLowercased)
  }

  /// Canonicalises a port.
  static func port(
    _ value: [UInt8],
    scheme: [UInt8] = []
  ) throws(URLParsingError) -> [UInt8] {
    guard !value.isEmpty else { return value }
    var record = dummy(scheme: "dummy")
    record.schemeBytes = scheme
    try URLParser.set(.port, to: value, in: &record)
    return record.port.map { Array(String($0).utf8) } ?? []
  }

  /// Canonicalises a path, or the start or a middle part of one.
  static func path(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    guard let first = value.first else { return value }
    let isAbsolute = first == .slash
    var record = dummy(scheme: "https")
    try URLParser.set(.pathStart, to: isAbsolute ? value : "/-".utf8 + value, in: &record)
    return isAbsolute ? record.path.bytes : Array(record.path.bytes.dropFirst(2))
  }

  /// Canonicalises an opaque path.
  static func opaquePath(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    guard !value.isEmpty else { return value }
    var record = dummy(scheme: "dummy")
    record.path.isOpaque = true
    try URLParser.set(.opaquePath, to: value, in: &record)
    return record.path.bytes
  }

  /// Canonicalises a query.
  static func query(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    var record = dummy(scheme: "https")
    try URLParser.set(.query, to: value, in: &record)
    return record.queryBytes ?? []
  }

  /// Canonicalises a fragment.
  static func fragment(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    var record = dummy(scheme: "https")
    try URLParser.set(.fragment, to: value, in: &record)
    return record.fragmentBytes ?? []
  }

  /// Makes a URL whose components can be set.
  ///
  /// Source: URL Pattern Standard, "create a dummy URL".
  private static func dummy(scheme: StaticString) -> URLRecord {
    var record = URLRecord()
    record.schemeBytes = Array(scheme.description.utf8)
    record.host = .empty
    return record
  }
}
