extension LinkURL {
  /// The role of the host of a URL in matching.
  public enum HostPosition: Sendable {
    /// The host names a site, or is fixed by the app; only the path is matched.
    case authority

    /// The host is the first path segment: `prophets://leagues/123`.
    case firstSegment
  }

  /// The segments that a route matches, as byte ranges, in order.
  ///
  /// One slash at the start opens the path and one at the end is dropped; every other empty segment
  /// is kept. `prophets://a/b`, `prophets:///a/b`, `prophets:/a/b` and `prophets:a/b` have the same
  /// segments when the host is the first of them.
  ///
  /// - Parameter host: The role of the host.
  /// - Returns: Ranges within the text; empty for the root.
  /// - Complexity: O(*n*), *n* = length of the path.
  public func segments(host: HostPosition) -> [Range<Int>] {
    TablePath(bytes.span, layout, host: host).segments(in: bytes.span)
  }
}
