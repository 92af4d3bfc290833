extension DeepLinks {
  /// Makes the handler of a scene for an app that navigates by itself.
  ///
  /// Each link has passed access, guards and lookup, in order and once. The event counts as opened when
  /// the closure returns.
  package func handler(
    for scene: LinkSceneID,
    perform: @escaping @MainActor @Sendable (_ link: Link, _ parents: [Link]) -> Void
  ) -> LinkHandler<Link> {
    let handler = LinkHandler(links: self, host: hostWithoutScreens(), scene: scene)
    handler.linkReceiver = { [weak self] offer in
      perform(offer.link, offer.ancestors ?? self?.parents(of: offer.link) ?? [])
      offer.finish(.opened(skipping: []))
    }
    return handler
  }

  /// Makes the host of a scene whose app navigates by itself; it opens pages through a view's `openURL`.
  func hostWithoutScreens() -> HeadlessHost<Link> {
    let host = HeadlessHost(state: NavigationState<Link>())
    host.onMissingBrowser = { [weak self] in
      self?.onLogLine?("a page without a screen is opened nowhere. Set DeepLinks.browse.")
    }
    return host
  }

  /// The links of a scene, for an app that navigates outside of views: a coordinator, a store.
  ///
  /// ```
  /// for await (link, parents) in links.settledLinks() { coordinator.show(parents + [link]) }
  /// ```
  ///
  /// Each link has passed access, guards and lookup, in order and once, and counts as opened when the loop
  /// receives it. With `LinkResolutions` the app reports how each ended. Leaving the loop disconnects the scene.
  ///
  /// Set `browse`, which opens the pages of the app's site that have no screen: there is no view to do it.
  ///
  /// - Parameter scene: The scene; `nil` makes a new one, for an app with a single window.
  /// - Returns: Each link with the links that it lies on, the lowest first.
  public func settledLinks(
    in scene: LinkSceneID? = nil
  ) -> AsyncStream<(link: Link, parents: [Link])> {
    let (stream, continuation) = AsyncStream.makeStream(of: (link: Link, parents: [Link]).self)
    let handler = handler(for: scene ?? makeSceneID()) { continuation.yield(($0, $1)) }
    handler.sceneDidBecomeActive()
    // The stream keeps the handler alive.
    continuation.onTermination = { _ in Task { @MainActor in handler.sceneDidDisconnect() } }
    return stream
  }

  /// Returns the links that a link lies on, the lowest first; empty for a root.
  ///
  /// A link with `.pushedOnCurrent` or `.presentedOnCurrent` lies on whatever is on screen, and on no link.
  public func parents(of link: Link) -> [Link] {
    let anyScreen = NavigationEntry<Link>.foreign(ForeignScreen(id: "any", kind: .pushed))
    let chain = try? router.chain(of: link, in: NavigationState(stack: [anyScreen]))
    return chain?.destinations.dropLast() ?? []
  }
}
