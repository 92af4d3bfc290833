/// The schemes for which the URL Standard has rules of their own.
///
/// Source: WHATWG URL Standard, "URL miscellaneous", special schemes.
enum SpecialScheme: String, Hashable, Sendable, CaseIterable {
  case http, https, ws, wss, ftp, file

  /// Finds the special scheme of a name.
  init?(_ name: some Collection<UInt8>) {
    guard name.count <= 5,
      let scheme = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) })
    else { return nil }
    self = scheme
  }

  /// The port that is left out when a URL is printed; `nil` for `file`.
  var defaultPort: UInt16? {
    switch self {
    case .http, .ws: 80
    case .https, .wss: 443
    case .ftp: 21
    case .file: nil
    }
  }
}
