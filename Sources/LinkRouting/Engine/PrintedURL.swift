package import LinkPatterns

/// What a route prints of a URL: all of it but the prefix.
package struct PrintedURL {
  /// The path, with a slash before each segment, and at its end where one must be; empty for the root.
  ///
  /// The query with its `?` and the fragment with its `#` are behind it.
  private let bytes: [UInt8]

  /// Where the path ends.
  private let pathEnd: Int

  /// Whether the first segment can stand in the place of the host.
  package var startsWithHost: Bool

  init(_ bytes: [UInt8], pathEnd: Int, startsWithHost: Bool) {
    (self.bytes, self.pathEnd, self.startsWithHost) = (bytes, pathEnd, startsWithHost)
  }

  /// A path alone.
  init(path: [UInt8]) { self.init(path, pathEnd: path.count, startsWithHost: false) }

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
    var url: [UInt8] = []
    url.reserveCapacity(beginning.count + bytes.count + 1)
    url += beginning
    if path.isEmpty { url.append(UInt8(ascii: "/")) }
    url += bytes[(startsWithHost && prefix.host == nil ? 1 : 0)...]
    return try LinkURL(of: ContiguousArray(url), limits: limits)
  }

  /// Tells whether the first segment of a path can stand in the place of the host.
  static func startsWithHost(_ path: [UInt8]) -> Bool {
    var count = 0
    for byte in path.dropFirst() {
      if byte == UInt8(ascii: "/") { break }
      guard isPlainHostByte(byte) else { return false }
      count += 1
    }
    return count > 0
  }

  /// Tells whether a byte of a first literal lets it stand in the place of the host.
  static func isPlainHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
