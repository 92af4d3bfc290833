/// The exact origin of a page: https, one host, one port.
///
/// There is no wildcard: a subdomain may belong to another party, so it is another origin.
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
  /// The prefix of its URLs.
  public var description: String { port == 443 ? "https://\(host)" : "https://\(host):\(port)" }
}

/// The frame of a message or a tap, as it was at that moment.
///
/// It is read when the message or tap arrives and never stored: a frame can show another page a moment
/// later.
public struct WebPageFrame: Hashable, Sendable {
  /// Whether it is the main frame.
  public let isMainFrame: Bool

  /// The origin of its page; `nil` without an origin, or for one that is not https.
  public let origin: WebPageOrigin?

  /// Describes a frame.
  ///
  /// - Parameters:
  ///   - isMainFrame: Whether it is the main frame.
  ///   - scheme: The scheme of its security origin.
  ///   - host: The host; empty without a host.
  ///   - port: The port; 0 for the scheme's default.
  public init(isMainFrame: Bool, scheme: String, host: String, port: Int) {
    self.isMainFrame = isMainFrame
    let isSecure = scheme.lowercased() == "https" && !host.isEmpty
    origin = isSecure ? WebPageOrigin(host: host, port: port == 0 ? 443 : port) : nil
  }
}
