/// A URL with the segments that routes match, for explaining misses and for finding secrets.
package struct SegmentedURL: Sendable {
  /// The URL.
  package let url: LinkURL

  /// The prefix of the URL; `nil` for a URL that may have been meant for any.
  package let prefix: LinkPrefix?

  /// The segments, as ranges of the URL.
  package let segments: [Range<Int>]

  /// Whether the first segment stands in the place of a host, where literals match in either case.
  private let startsWithHost: Bool

  /// Cuts a URL as routes at a prefix match it.
  package init(_ url: LinkURL, at prefix: LinkPrefix) {
    let seen = (try? prefix.view(of: url, limits: .standard)) ?? url
    self.init(seen, at: prefix, host: prefix.hostPosition)
  }

  /// Cuts a URL whose prefix is not known.
  package init(_ url: LinkURL, host: LinkURL.HostPosition) {
    self.init(url, at: nil, host: host)
  }

  private init(_ url: LinkURL, at prefix: LinkPrefix?, host: LinkURL.HostPosition) {
    (self.url, self.prefix) = (url, prefix)
    segments = url.segments(host: host)
    startsWithHost = host == .firstSegment
  }

  /// The text of a segment, percent-encoded.
  package func text(_ index: Int) -> String { url.string(segments[index]) }

  /// The bytes of a segment.
  package func bytes(_ index: Int) -> [UInt8] { Array(url.bytes[segments[index]]) }

  /// Whether literals match a segment in either case, whatever their pattern says.
  func folds(_ index: Int) -> Bool { index == 0 && startsWithHost }
}
