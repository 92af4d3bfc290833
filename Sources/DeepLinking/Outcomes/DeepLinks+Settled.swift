extension DeepLinks {
  /// Makes the handler of a scene for an app that navigates by itself.
  ///
  /// Each link has passed access, guards and lookup, in order and once. The event counts as opened when
  /// the closure returns.
  package func handler(
    for scene: LinkSceneID,
    perform: @escaping @MainActor @Sendable (LinkDestination<Link>) -> Void
  ) -> LinkHandler<Link> {
    let handler = LinkHandler(links: self, host: hostWithoutScreens(), scene: scene)
    handler.linkReceiver = { [weak self] offer in
      guard let self else { return }
      perform(router.destination(of: offer.link, on: offer.ancestors))
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
    settled(in: scene) { ($0.link, $0.parents) }
  }

  /// The destinations of the links of a scene, for an app that navigates outside of views.
  ///
  /// As ``settledLinks(in:)``, with the tab, the stack and the presentations of each link.
  ///
  /// - Parameter scene: The scene; `nil` makes a new one, for an app with a single window.
  /// - Returns: Each link with where it is shown.
  public func settledDestinations(
    in scene: LinkSceneID? = nil
  ) -> AsyncStream<LinkDestination<Link>> {
    settled(in: scene, \.self)
  }

  private func settled<Element: Sendable>(
    in scene: LinkSceneID?,
    _ element: @escaping @Sendable (LinkDestination<Link>) -> Element
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let handler = handler(for: scene ?? makeSceneID()) { continuation.yield(element($0)) }
    handler.sceneDidBecomeActive()
    // The stream keeps the handler alive.
    continuation.onTermination = { _ in Task { @MainActor in handler.sceneDidDisconnect() } }
    return stream
  }

  /// Returns the links that a link lies on, the lowest first; empty for a root.
  ///
  /// A link with `.pushedOnCurrent` or `.presentedOnCurrent` lies on whatever is on screen, and on no link.
  public func parents(of link: Link) -> [Link] { router.destination(of: link).parents }
}
