/// A URL in which nothing is out of the ordinary: where its components and the slashes of its path are.
package struct PlainURL: Sendable {
  /// The components.
  package internal(set) var layout = URLLayout()

  /// Bit *n* tells whether byte *n* of the path is a slash; see ``PlainPath/slashes``.
  var slashes: UInt64 = 0

  /// Whether all slashes of the path have a bit.
  @inline(__always)
  var hasShortPath: Bool { layout.pathEnd &- layout.pathStart <= PlainPath.maximumLength }

  /// Describes nothing.
  package init() {}

  /// Reads a URL.
  ///
  /// - Parameters:
  ///   - bytes: The URL.
  ///   - limits: The bounds.
  /// - Returns: `false` for a URL that is not canonical, is not one, or needs a closer look.
  /// - Complexity: O(*n*), *n* = number of bytes; one pass, no allocation.
  package mutating func read(_ bytes: Span<UInt8>, limits: URLLimits) -> Bool {
    PlainURLReader.read(bytes, limits: limits, into: &self) && layout.isCanonical
  }
}
