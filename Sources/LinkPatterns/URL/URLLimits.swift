/// Upper bounds for the URLs that are read, so that hostile input costs little.
public struct URLLimits: Hashable, Sendable {
  /// The most UTF-8 code units of a URL.
  public var length: Int

  /// The most path segments.
  ///
  /// A host that counts as a segment is one of them.
  public var segments: Int

  /// The most query items.
  public var queryItems: Int

  /// Whether a web URL may have a port other than the default one.
  ///
  /// A router sets it: when one of its prefixes has a port, or is any host.
  public var admitsPorts = false

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - length: The most UTF-8 code units of a URL, as received and as canonicalised.
  ///   - segments: The most path segments.
  ///   - queryItems: The most query items.
  public init(length: Int = 8192, segments: Int = 256, queryItems: Int = 256) {
    self.length = length
    self.segments = segments
    self.queryItems = queryItems
  }

  /// 8 KiB, 256 segments, 256 query items.
  public static let standard = URLLimits()
}
