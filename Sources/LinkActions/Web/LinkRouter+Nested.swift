public import LinkRouting

extension LinkRouter {
  /// Reads the link of a URL that stands in a value of another link, such as `?next=…`.
  ///
  /// The one who sent the outer link chose the inner one, so it is trusted no further; what the app's
  /// own code opens as a value may hold text from anywhere, which counts as content.
  ///
  /// - Parameters:
  ///   - text: The URL, unchecked.
  ///   - outer: Where the outer link came from.
  /// - Returns: The match. A URL that is not of the app is `.rejected`: `javascript:`, `data:` and
  ///   pages of others are no links, and nothing opens them.
  /// - Complexity: As `match(_:from:)`.
  public func nestedMatch(_ text: String, inLinkFrom outer: LinkSource) -> LinkMatch<Link> {
    match(text, from: outer == .app ? .content : outer)
  }
}
