public import LinkPatterns

/// A part of an app with its own routes.
///
/// The whole path is matched, never only its beginning, and every value has the type and range that its
/// route declares, before the part is called.
public struct LinkPart: LinkOpening {
  /// The name, for reports.
  public let name: String

  /// The prefixes of its URLs.
  public let prefixes: [LinkPrefix]

  /// The patterns of its URLs.
  public let tableEntries: [PatternTable.Entry]

  /// Returns a closure that opens a URL; `nil` for a URL that it cannot open.
  private let opening: @MainActor @Sendable (String, LinkSource) -> (() -> Bool)?

  /// Creates a part that opens its links itself.
  ///
  /// It does not know which app sends a URL, so it opens no link of a route for apps of the own team from a
  /// custom scheme or from a source that is trusted no further.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - router: Its routes. A URL from the source `app` counts as `content`.
  ///   - effects: The effects of links that it opens without a question. It can't open other links.
  ///   - open: Opens a link; returns whether it was opened.
  public init<Link: DeepLink>(
    _ name: String,
    router: LinkRouter<Link>,
    effects: Set<LinkEffect> = [.navigate],
    open: @escaping @MainActor @Sendable (Link) -> Bool
  ) {
    self.name = name
    prefixes = router.prefixes
    tableEntries = router.tableEntries
    opening = { url, claimed in
      let source = claimed == .app ? LinkSource.content : claimed
      guard case .matched(let match) = router.match(url, from: source) else { return nil }
      let requirements = router.requirements(of: match.link)
      guard effects.contains(requirements.effect),
        !requirements.needsOwnTeam || !source.namesCaller
      else { return nil }
      return { open(match.link) }
    }
  }

  /// Creates a part whose links go through a handler, with its policy, guards and navigation.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - handler: The handler that opens the part's links.
  ///   - entryPoint: The entry point of its URLs.
  public init<Link: DeepLink & NavigationPlacing>(
    _ name: String,
    handler: LinkHandler<Link>,
    entryPoint: LinkEntryPoint = .openURL
  ) {
    self.name = name
    prefixes = handler.links.router.prefixes
    tableEntries = handler.links.router.tableEntries
    opening = { url, source in
      let admission = handler.admission(
        of: handler.arriving(LinkDelivery(url: url, source: source, entryPoint: entryPoint))
      )
      guard admission.isAdmitted else { return nil }
      return {
        handler.receive(admission)
        return true
      }
    }
  }

  /// Returns whether the part can open a URL, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether a route that is open to the source accepts the URL.
  public func canOpen(_ url: String, from source: LinkSource) -> Bool {
    opening(url, source) != nil
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether it was opened; for a part with a handler, whether the handler admitted it.
  public func open(_ url: String, from source: LinkSource) -> Bool {
    opening(url, source)?() ?? false
  }

  /// Returns a closure that opens a URL, for which the URL is matched once.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: A closure that opens it; `nil` for a URL that the part cannot open.
  public func opening(_ url: String, from source: LinkSource) -> (() -> Bool)? {
    opening(url, source)
  }
}
