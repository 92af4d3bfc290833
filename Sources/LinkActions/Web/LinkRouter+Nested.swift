extension LinkRouter {
  /// Reads the link of a URL that is a value of another link, such as `?next=…`.
  ///
  /// The sender of the outer link chose the inner one, so it is trusted no further. A link that the app's
  /// own code opens may contain text from anywhere, so a URL in it counts as content.
  ///
  /// - Parameters:
  ///   - text: The URL, unchecked.
  ///   - outer: The source of the outer link.
  /// - Returns: The match. A URL that is not the app's is `.rejected`: `javascript:`, `data:` and
  ///   other sites' pages are not links, and nothing opens them.
  /// - Complexity: As `match(_:from:)`.
  public func nestedMatch(_ text: String, inLinkFrom outer: LinkSource) -> LinkMatch<Link> {
    match(text, from: outer == .app ? .content : outer)
  }
}
