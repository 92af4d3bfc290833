import LinkNavigation
import LinkRouting

extension DeepLinks {
  /// Makes what handles a scene's links for an app that navigates by itself.
  ///
  /// Each link has gone through access, guards and lookup, in order and once. The event counts as opened when
  /// the closure returns.
  package func handler(
    for scene: LinkSceneID,
    perform: @escaping @MainActor @Sendable (_ link: Link, _ parents: [Link]) -> Void
  ) -> LinkHandler<Link> {
    let host = HeadlessHost(state: NavigationState<Link>())
    let handler = LinkHandler(intake: self, host: host, scene: scene)
    handler.worker.taker = { [weak self] offer in
      perform(offer.link, offer.ancestors ?? self?.parents(of: offer.link) ?? [])
      offer.finish(.opened(skipping: []))
    }
    return handler
  }

  /// Returns the links that a link lies on, the lowest first; empty for a root.
  public func parents(of link: Link) -> [Link] {
    let chain = try? router.chain(of: link, in: NavigationState())
    return chain?.destinations.dropLast() ?? []
  }
}
