package import LinkPatterns

/// The URL that a route prints, without its prefix.
package struct PrintedURL {
  /// Path, query with its `?`, and fragment with its `#`.
  ///
  /// The path has a slash before each segment, and at its end where the route requires one; the root's is empty.
  let bytes: [UInt8]

  /// Where the path ends.
  let pathEnd: Int

  /// Whether the first segment can take the place of the host.
  package var startsWithHost = false

  /// The path.
  package var path: ArraySlice<UInt8> { bytes[..<pathEnd] }

  /// The URL without its beginning.
  var relative: String {
    UTF8Text.text((path.isEmpty ? [UInt8(ascii: "/")] + bytes : bytes)[...])
  }

  /// The URL at a prefix.
  ///
  /// With a custom scheme, a first literal that can be a host takes its place: `app://leagues/1`.
  /// Otherwise the host is empty: `app:///Große/1`, `app:///`.
  package func url(
    at prefix: LinkPrefix,
    limits: URLLimits = .standard
  ) throws(LinkURLError) -> LinkURL {
    let beginning = prefix.description.utf8
    var url: ContiguousArray<UInt8> = []
    url.reserveCapacity(beginning.count + bytes.count + 1)
    url += beginning
    if path.isEmpty { url.append(UInt8(ascii: "/")) }
    url += bytes.dropFirst(startsWithHost && prefix.host == nil ? 1 : 0)
    return try LinkURL(of: url, limits: limits)
  }

  /// Returns whether a first literal can take the place of the host.
  static func isHost(_ segment: some Sequence<UInt8>) -> Bool {
    var count = 0
    for byte in segment {
      guard !PercentEncodeSet.host.contains(byte) else { return false }
      count += 1
    }
    return count > 0
  }
}
