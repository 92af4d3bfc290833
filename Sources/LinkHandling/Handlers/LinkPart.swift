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

  /// Tells whether it opens a URL.
  private let canOpen: @MainActor @Sendable (String, LinkSource) -> Bool

  /// Opens a URL.
  private let open: @MainActor @Sendable (String, LinkSource) -> Bool

  /// Creates a part that opens its links itself.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - router: Its part of the table. An origin that URLs claim to be `app` counts as `content`.
  ///   - effects: The effects of links that it opens without a question. Others it cannot open.
  ///   - open: Opens a link; says whether it did.
  public init<Link: DeepLink>(
    _ name: String,
    router: LinkRouter<Link>,
    effects: Set<LinkEffect> = [.navigate],
    open: @escaping @MainActor @Sendable (Link) -> Bool
  ) {
    let link: @Sendable (String, LinkSource) -> Link? = { url, origin in
      let sender = origin == .app ? LinkSource.content : origin
      guard case .matched(let match) = router.match(url, from: sender),
        effects.contains(router.requirements(of: match.link).effect)
      else { return nil }
      return match.link
    }
    self.name = name
    prefixes = router.prefixes
    tableEntries = router.tableEntries
    canOpen = { link($0, $1) != nil }
    self.open = { link($0, $1).map(open) ?? false }
  }

  /// Creates a part whose links go through a handler, with its policy, guards and navigation.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - handler: The handler.
  ///   - door: The call that hands URLs over.
  public init<Link: DeepLink & NavigationPlacing>(
    _ name: String,
    handler: LinkHandler<Link>,
    door: LinkDoor = .openURL
  ) {
    self.name = name
    prefixes = handler.intake.router.prefixes
    tableEntries = handler.intake.router.tableEntries
    canOpen = { handler.canOpen($0, from: $1) }
    open = { url, origin in
      guard handler.canOpen(url, from: origin) else { return false }
      handler.receive(LinkDelivery(url: url, origin: origin, door: door))
      return true
    }
  }

  /// Tells whether it opens a URL; changes nothing.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - origin: Where it came from.
  /// - Returns: Whether a route of it that is open to the origin accepts the URL.
  public func canOpen(_ url: String, from origin: LinkSource) -> Bool {
    canOpen(url, origin)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - origin: Where it came from.
  /// - Returns: Whether it did; for a part with a handler, whether the handler let it in.
  public func open(_ url: String, from origin: LinkSource) -> Bool {
    open(url, origin)
  }
}
