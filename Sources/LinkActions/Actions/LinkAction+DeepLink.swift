public import LinkHandling
public import LinkNavigation
public import LinkRouting

extension LinkAction {
  /// The action that opens a link: its argument is the URL.
  ///
  /// The URL goes through the handler like any other, from the source of the situation: a notification
  /// is `push`, a page `content`. It never runs in the background, whatever its predicate says.
  ///
  /// A page opens links that navigate, unless more is said; of links that take the place of others, the
  /// handler asks the person.
  ///
  /// - Parameters:
  ///   - pageEffects: The effects of links that a page may open.
  ///   - handler: Finds the handler of the scene that the link is for; `nil` fails the action.
  /// - Returns: The action. Its result names the outcome: `{"outcome":"opened"}`; an outcome that is no
  ///   success is its error.
  public static func deepLink<Link: DeepLink & NavigationPlacing>(
    pageEffects: Set<LinkEffect> = [.navigate],
    in handler: @escaping @MainActor @Sendable (LinkActionRequest) -> LinkHandler<Link>?
  ) -> LinkAction {
    LinkAction(taking: String.self, effect: .navigate, runsInBackground: false) {
      url,
      request in
      guard let handler = handler(request) else {
        throw LinkFailure(.noScene)
      }
      if request.situation == .webViewInvocation,
        let effect = handler.links.router.effect(of: url, from: .content),
        !pageEffects.contains(effect)
      {
        throw LinkFailure(effect: effect, allowed: pageEffects)
      }
      let delivery = LinkDelivery<Link>(
        url: url,
        source: request.situation.source,
        entryPoint: request.situation == .webViewInvocation ? .content : .notification,
        isCold: request.isCold,
        identity: request.identity
      )
      let outcome = await handler.receive(delivery).outcome
      guard outcome.isSuccess else {
        throw outcome.reason
          ?? LinkFailure(.linkNotOpened, found: .name(outcome.name))
      }
      return .value(["outcome": .text(outcome.name)])
    }
  }
}

extension LinkActionRegistry {
  /// The name of the action that opens a link, where no other is given.
  package static let deepLinkName = "deepLink"

  /// Other names of the action that opens a link.
  ///
  /// Source: Airship SDK, `DeepLinkAction`: registered as `deep_link_action` and `^d`.
  package static let deepLinkAliases = ["deep_link_action", "^d"]

  /// Creates a registry with the action that opens a link, under `deepLink`, `deep_link_action` and `^d`.
  ///
  /// It runs when a notification was tapped and when a page asks for it, and never in the background.
  ///
  /// - Parameter handler: Finds the handler of the scene that the link is for.
  public convenience init<Link: DeepLink & NavigationPlacing>(
    openingLinksIn handler:
      @escaping @MainActor @Sendable (LinkActionRequest) -> LinkHandler<Link>?
  ) {
    self.init()
    // The names of an empty registry are free.
    try? register(
      .deepLink(in: handler),
      as: Self.deepLinkName,
      aliases: Self.deepLinkAliases,
      when: .deepLink
    )
  }
}

extension LinkFailure.Code {
  /// There is no scene to open a link in.
  public static var noScene: Self {
    Self("noScene", "there is no scene to open the link in")
  }

  /// The action was to open a link that was not opened.
  fileprivate static var linkNotOpened: Self {
    Self("actionFailed", "opening the link ended as {found}")
  }
}
