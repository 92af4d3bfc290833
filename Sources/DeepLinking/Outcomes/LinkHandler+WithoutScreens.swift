extension LinkHandler {
  /// Creates the handler of a scene for an app that navigates by itself.
  ///
  /// Each link has passed access, guards and lookup, in order and once. The event counts as opened when
  /// the closure returns.
  package convenience init(
    navigatingFor links: DeepLinks<Link>,
    scene: LinkSceneID,
    perform: @escaping @MainActor @Sendable (LinkDestination<Link>) -> Void
  ) {
    self.init(withoutScreensFor: links, scene: scene)
    linkReceiver = { [router = links.router] offer in
      perform(router.destination(of: offer.link, on: offer.ancestors))
      offer.finish(.opened(skipping: []))
    }
  }

  /// Creates the handler of a scene whose app navigates by itself; it opens pages through a view's `openURL`.
  convenience init(withoutScreensFor links: DeepLinks<Link>, scene: LinkSceneID) {
    let host = HeadlessHost(state: NavigationState<Link>())
    host.onMissingBrowser = { [weak links] in
      links?.onLogLine?("a page without a screen is opened nowhere. Set DeepLinks.browse.")
    }
    self.init(links: links, host: host, scene: scene)
  }
}
