public import LinkPatterns

/// Expands short links, whose targets only the shortening service knows.
public protocol LinkExpanding: Sendable {
  /// Returns whether a URL is a short link.
  ///
  /// - Returns: `true` when ``expand(_:)`` must be called before the URL is matched.
  func isShort(_ url: LinkURL) -> Bool

  /// Returns the URL behind a short link.
  ///
  /// - Parameter url: The short link.
  /// - Returns: The URL, unchecked: it is admitted like any other, with the trust of the short link.
  /// - Throws: A `LinkFailure`, or any other error, which is wrapped in one.
  func expand(_ url: LinkURL) async throws -> String
}
