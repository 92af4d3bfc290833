public import LinkPatterns

/// Expands short links, whose meaning only the shortening service knows.
public protocol LinkExpanding: Sendable {
  /// Tells whether a URL is a short link.
  ///
  /// - Returns: `true` when ``expand(_:)`` is to be asked, before the URL is matched.
  func isShort(_ url: LinkURL) -> Bool

  /// Finds out what a short link stands for.
  ///
  /// - Parameter url: The short link.
  /// - Returns: A URL, unchecked: it is admitted like any other, and trusted as far as the short one.
  /// - Throws: A `LinkFailure`, or any other error, which is wrapped in one.
  func expand(_ url: LinkURL) async throws -> String
}
