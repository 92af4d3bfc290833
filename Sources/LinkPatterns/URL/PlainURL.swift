/// A URL in which nothing is out of the ordinary: where its components and the slashes of its path are.
struct PlainURL: Sendable {
  /// The components.
  var layout = URLLayout()

  /// Bit *n* tells whether byte *n* of the path is a slash; see ``PlainPath/slashes``.
  var slashes: UInt64 = 0

  /// Whether all slashes of the path have a bit.
  @inline(__always)
  var hasShortPath: Bool { layout.pathEnd &- layout.pathStart <= PlainPath.maximumLength }
}
