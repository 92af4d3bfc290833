public import LinkHandling
public import LinkNavigation
public import LinkPatterns
public import LinkRouting

/// A part of an app that owns part of the table.
///
/// The whole path is matched, never a beginning of it, and every value has the type and range that its
/// route declares, before the part sees anything.
public struct LinkPart: LinkOpening {
  /// The name, for reports.
  public let name: String

  /// The beginnings of its URLs.
  public let prefixes: [LinkPrefix]

  /// The patterns of its URLs.
  public let tableEntries: [PatternTable.Entry]

  /// What opens a URL; `nil` for one that it cannot open.
  private let opening: @MainActor @Sendable (String, LinkSource) -> (() -> Bool)?

  /// Creates a part that opens its links itself.
  ///
  /// It does not know which app hands a URL over, so it opens no link of a route for apps of the own team from a
  /// custom scheme, nor from what is trusted no further.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - router: Its part of the table. A source that URLs claim to be `app` counts as `content`.
  ///   - effects: The effects of links that it opens without a question. Others it cannot open.
  ///   - open: Opens a link; says whether it did.
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
        !requirements.needsOwnTeam || LinkTrust(source) > LinkTrust(.customScheme)
      else { return nil }
      return { open(match.link) }
    }
  }

  /// Creates a part whose links go through a handler, with its policy, guards and navigation.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - handler: The handler that opens the part's links.
  ///   - entryPoint: The call that hands URLs over.
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
      guard admission.isLetIn else { return nil }
      return {
        handler.receive(admission)
        return true
      }
    }
  }

  /// Tells whether it opens a URL; changes nothing.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether a route of it that is open to the source accepts the URL.
  public func canOpen(_ url: String, from source: LinkSource) -> Bool {
    opening(url, source) != nil
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Whether it did; for a part with a handler, whether the handler let it in.
  public func open(_ url: String, from source: LinkSource) -> Bool {
    opening(url, source)?() ?? false
  }

  /// What opens a URL, for which it is matched once.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: Opens it; `nil` for a URL that it cannot open.
  public func opening(_ url: String, from source: LinkSource) -> (() -> Bool)? {
    opening(url, source)
  }
}
