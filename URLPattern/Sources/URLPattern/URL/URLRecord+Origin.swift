extension URLRecord {
  /// The origin as printed, `https://example.com:8080`; `nil` when it is opaque, equal to no other.
  ///
  /// - Complexity: O(*n*), *n* = length of the URL.
  ///
  /// Source: WHATWG URL Standard, "Origin".
  public var origin: String? {
    switch special {
    case .http, .https, .ws, .wss, .ftp:
      return "\(scheme)://\(host?.text ?? "")\(port.map { ":\($0)" } ?? "")"
    case .file:
      return nil
    case nil:
      guard schemeBytes.elementsEqual("blob".utf8), path.isOpaque,
        let inner = try? URLRecord(utf8: path.bytes),
        inner.special == .http || inner.special == .https
      else { return nil }
      return inner.origin
    }
  }
}
