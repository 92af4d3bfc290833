package import LinkPatterns

/// What a route prints of a URL: all of it but the prefix.
package struct PrintedURL {
  /// The path, with a slash before each segment, and at its end where one must be; empty for the root.
  package let path: [UInt8]

  /// The query with its `?`, and the fragment with its `#`.
  let suffix: [UInt8]

  /// Whether the first segment can stand in the place of the host.
  package var startsWithHost: Bool

  /// The URL without its beginning.
  var relative: String {
    UTF8Text.text(((path.isEmpty ? [UInt8(ascii: "/")] : path) + suffix)[...])
  }

  /// The URL at a prefix.
  ///
  /// With a custom scheme, a first literal that can be a host takes its place: `app://leagues/1`.
  /// Otherwise the host is empty: `app:///Große/1`, `app:///`.
  package func absolute(at prefix: LinkPrefix) -> String {
    var bytes = Array(prefix.description.utf8)
    bytes += startsWithHost && prefix.host == nil ? path.dropFirst() : path[...]
    if path.isEmpty { bytes.append(UInt8(ascii: "/")) }
    return UTF8Text.text((bytes + suffix)[...])
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
