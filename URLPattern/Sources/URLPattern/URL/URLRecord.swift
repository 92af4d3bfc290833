/// A URL as the URL Standard reads it, repairs and all.
///
/// This is what a browser would make of a text: it drops tabs, resolves dot segments, takes `\` for
/// `/`, reads `0x7f.1` as an address, and resolves relative references. It says *what a URL means*,
/// not whether it is one that an app should follow.
///
/// Two records are equal when they print the same and have the same kind of path.
///
/// - Invariant: All bytes are ASCII and percent-encoded as their component needs.
///
/// Source: WHATWG URL Standard, "URL representation".
public struct URLRecord: Hashable, Sendable {
  /// The scheme in lower case, without the `:`.
  var schemeBytes: [UInt8] = []

  /// The user name, percent-encoded; empty when it is missing.
  var usernameBytes: [UInt8] = []

  /// The password, percent-encoded; empty when it is missing.
  var passwordBytes: [UInt8] = []

  /// The host; `nil` when there is no `//`.
  public internal(set) var host: URLHost?

  /// The port; `nil` when it is missing or the default.
  public internal(set) var port: UInt16?

  /// The path.
  public internal(set) var path = URLPath()

  /// The query, percent-encoded, without the `?`; `nil` when it is missing.
  var queryBytes: [UInt8]?

  /// The fragment, percent-encoded, without the `#`; `nil` when it is missing.
  var fragmentBytes: [UInt8]?

  /// Creates a record that is filled in by the parser.
  init() {}

  /// Reads a URL, or a reference relative to one.
  ///
  /// - Parameters:
  ///   - text: The URL or reference.
  ///   - base: What a reference is relative to.
  ///   - limits: The bounds, for the text as received and for the record as printed.
  /// - Throws: ``URLParsingError`` – any code but `.invalidUTF8` and those of setters.
  /// - Complexity: O(*n*), *n* = length of the text and the base.
  public init(
    _ text: String,
    base: URLRecord? = nil,
    limits: URLLimits = .standard
  ) throws(URLParsingError) {
    self = try URLParser.parse(Array(text.utf8), base: base, limits: limits)
  }

  /// Reads a URL, or a reference relative to one, from bytes.
  ///
  /// - Parameters:
  ///   - utf8: The URL or reference. Bytes that are not UTF-8 are refused, not repaired.
  ///   - base: What a reference is relative to.
  ///   - limits: The bounds, for the bytes as received and for the record as printed.
  /// - Throws: ``URLParsingError`` – any code but those of setters.
  /// - Complexity: O(*n*), *n* = length of the bytes and the base.
  public init(
    utf8: some Collection<UInt8>,
    base: URLRecord? = nil,
    limits: URLLimits = .standard
  ) throws(URLParsingError) {
    try limits.checkLength(utf8.count)
    let bytes = Array(utf8)
    if let offset = UTF8.firstInvalidOffset(in: bytes) {
      throw URLParsingError(.invalidUTF8, at: offset)
    }
    self = try URLParser.parse(bytes, base: base, limits: limits)
  }
}

extension URLRecord {
  /// The special scheme, if the scheme is one.
  var special: SpecialScheme? { SpecialScheme(schemeBytes) }

  /// Whether the scheme is `http`, `https`, `ws`, `wss`, `ftp` or `file`.
  public var isSpecial: Bool { special != nil }

  /// Whether there is a user name or a password.
  public var hasCredentials: Bool { !usernameBytes.isEmpty || !passwordBytes.isEmpty }

  /// Whether the URL has no place for a user name, a password or a port.
  var cannotHaveCredentialsOrPort: Bool {
    host == nil || host == .empty || special == .file
  }
}
