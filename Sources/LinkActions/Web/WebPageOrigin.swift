/// Where a page comes from, exactly: https, one host, one port.
///
/// There is no wildcard: a subdomain may be filled by another party, so it is another origin.
public struct WebPageOrigin: Hashable, Sendable {
  /// The host, in lower case.
  public let host: String

  /// The port; 443 unless the URL names another.
  public let port: Int

  /// Describes pages of a host.
  ///
  /// - Parameters:
  ///   - host: The host, in ASCII, in any case. Shape: `help.example.com`.
  ///   - port: The port number, 1…65535.
  public init(host: String, port: Int = 443) {
    self.host = host.lowercased()
    self.port = port
  }
}

extension WebPageOrigin: CustomStringConvertible {
  /// The beginning of its URLs.
  public var description: String { port == 443 ? "https://\(host)" : "https://\(host):\(port)" }
}

/// The frame that something came from, as it was at that moment.
///
/// It is read when a message or a tap arrives and never kept: a frame can show another page a moment
/// later.
public struct WebPageFrame: Hashable, Sendable {
  /// Whether it is the page itself and not one within it.
  public let isMainFrame: Bool

  /// Where its page comes from; `nil` for what has no origin, or one that is not https.
  public let origin: WebPageOrigin?

  /// Describes a frame.
  ///
  /// - Parameters:
  ///   - isMainFrame: Whether it is the page itself.
  ///   - scheme: The scheme of its security origin.
  ///   - host: The host; empty for none.
  ///   - port: The port; 0 for that of the scheme.
  public init(isMainFrame: Bool, scheme: String, host: String, port: Int) {
    self.isMainFrame = isMainFrame
    let isSecure = scheme.lowercased() == "https" && !host.isEmpty
    origin = isSecure ? WebPageOrigin(host: host, port: port == 0 ? 443 : port) : nil
  }
}
