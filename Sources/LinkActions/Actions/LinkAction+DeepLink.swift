extension LinkAction {
  /// The action that opens a link: its argument is the URL.
  ///
  /// The URL is handled like any other, with the source of the situation: `notification` for a notification,
  /// `content` for a page. It never runs in the background, whatever its predicate.
  ///
  /// By default a page only opens links that navigate. When other links replace these, the
  /// handler asks the person.
  ///
  /// - Parameters:
  ///   - pageEffects: The effects of links that a page may open.
  ///   - links: The app's links. The scene is the one that the request names, else the one that was active last.
  ///     Before there is a scene, as at a cold start, the link waits for the first.
  /// - Returns: The action. Its result names the outcome: `{"outcome":"opened"}`, or `waiting` for a link that
  ///     waits for a scene; an outcome without success is its error.
  public static func deepLink<Link: DeepLink & NavigationPlacing>(
    pageEffects: Set<LinkEffect> = [.navigate],
    in links: DeepLinks<Link>
  ) -> LinkAction {
    deepLink(pageEffects: pageEffects) { (links, links.handler(for: $0.scene)) }
  }

  /// The action that opens a link in one handler: its argument is the URL.
  ///
  /// Use it for a page, or a scene that the app chooses; ``deepLink(pageEffects:in:)-(_,DeepLinks<Link>)`` finds the
  /// scene of a notification.
  ///
  /// - Parameters:
  ///   - pageEffects: The effects of links that a page may open.
  ///   - handler: Returns the handler of the link's scene; with `nil`, the action fails.
  /// - Returns: The action, with the same results.
  public static func deepLink<Link: DeepLink & NavigationPlacing>(
    pageEffects: Set<LinkEffect> = [.navigate],
    in handler: @escaping @MainActor @Sendable (LinkActionRequest) -> LinkHandler<Link>?
  ) -> LinkAction {
    deepLink(pageEffects: pageEffects) { handler($0).map { ($0.links, $0) } }
  }

  private static func deepLink<Link: DeepLink & NavigationPlacing>(
    pageEffects: Set<LinkEffect>,
    find:
      @escaping @MainActor @Sendable (LinkActionRequest) -> (
        links: DeepLinks<Link>, handler: LinkHandler<Link>?
      )?
  ) -> LinkAction {
    LinkAction(taking: String.self, effect: .navigate, runsInBackground: false) {
      url,
      request in
      guard let (links, handler) = find(request) else {
        throw LinkFailure(.noScene)
      }
      if request.situation == .webViewInvocation,
        let link = links.router.match(url, from: .content).found?.link,
        case let effect = links.router.requirements(of: link).effect,
        !pageEffects.contains(effect)
      {
        throw LinkFailure(effect: effect, allowed: pageEffects)
      }
      let delivery = LinkDelivery<Link>(
        url: url,
        source: request.situation.source,
        entryPoint: request.situation == .webViewInvocation ? .page : .notification,
        isCold: request.isCold,
        identity: request.identity
      )
      guard let receipt = handler?.receive(delivery) ?? links.receive(delivery) else {
        return .value(["outcome": "waiting"])
      }
      let outcome = await receipt.outcome
      guard outcome.isSuccess else {
        throw outcome.reason
          ?? LinkFailure(.linkNotOpened, found: .name(outcome.name))
      }
      return .value(["outcome": .text(outcome.name)])
    }
  }
}

extension LinkActionRegistry {
  /// The default name of the action that opens a link.
  static let deepLinkName = "deepLink"

  /// Other names of the action that opens a link.
  ///
  /// Source: Airship SDK, `DeepLinkAction`: registered as `deep_link_action` and `^d`.
  static let deepLinkAliases = ["deep_link_action", "^d"]

  /// Creates a registry with the action that opens a link, under `deepLink`, `deep_link_action` and `^d`.
  ///
  /// It runs when a notification is tapped or a page calls it, and never in the background. Before there
  /// is a scene, as at a cold start, the link waits for the first.
  ///
  /// - Parameter links: The app's links.
  public convenience init<Link: DeepLink & NavigationPlacing>(
    openingLinksIn links: DeepLinks<Link>
  ) {
    self.init(opening: .deepLink(in: links))
  }

  /// Creates a registry with the action that opens a link in one handler.
  ///
  /// - Parameter handler: Returns the handler of the link's scene; with `nil`, the action fails.
  public convenience init<Link: DeepLink & NavigationPlacing>(
    openingLinksIn handler:
      @escaping @MainActor @Sendable (LinkActionRequest) -> LinkHandler<Link>?
  ) {
    self.init(opening: .deepLink(in: handler))
  }

  private convenience init(opening action: LinkAction) {
    self.init()
    // In an empty registry, these names are not taken.
    try? register(
      action,
      as: Self.deepLinkName,
      aliases: Self.deepLinkAliases,
      when: .deepLink
    )
  }
}

extension LinkFailure.Code {
  /// There is no scene to open a link in.
  public static let noScene = Self("noScene", "there is no scene to open the link in")

  /// The action did not open the link.
  fileprivate static let linkNotOpened = Self("actionFailed", "opening the link ended as {found}")
}
