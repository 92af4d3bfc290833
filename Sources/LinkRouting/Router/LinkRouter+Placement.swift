extension LinkRouter {
  private var finder: PlacementFinder { PlacementFinder(engine: engine) }

  /// The link below all others: the one that `/` reads, unless the app named another.
  public var root: Link? {
    finder.root as? Link
  }

  /// Returns the router with another root.
  public func rooted(at root: Link) -> LinkRouter {
    LinkRouter(
      self,
      RouteEngine(
        engine.index,
        isSwitchedOff: engine.isSwitchedOff,
        root: root,
        appendedItems: engine.appendedItems
      )
    )
  }

  /// Returns where a link may be shown, best first; never empty.
  ///
  /// The link's own placements come first, then its route's, then the link of its URL's parent; a
  /// link without any of these lies on the ``root``.
  ///
  /// - Complexity: A print, and a match for each segment of the URL.
  public func placements(of link: Link) -> [LinkPlacement<Link>] {
    placements(of: decompose(link))
  }

  /// Returns where a link may be shown; see `placements(of:)`.
  package func placements(of parts: DecomposedLink<Link>) -> [LinkPlacement<Link>] {
    let printed = engine.printing(parts.parts)
    let own = printed.flatMap { engine.routes[$0.index].fields.placement.own?(parts.link) }
    let places = own as? [LinkPlacement<Link>] ?? parts.link.placements
    guard places.isEmpty else { return places }
    return finder.placements(of: parts.parts).map { LinkPlacement($0) }
  }

  /// Returns the link of the longest beginning of a link's URL that opens another link.
  ///
  /// - Returns: `nil` when no beginning opens a link, not even `/`.
  /// - Complexity: A print, and a match for each segment of the URL.
  public func parent(of link: Link) -> Link? {
    let parts = engine.decompose(link)
    guard let printed = engine.printing(parts) else { return nil }
    return finder.nearestBeginning(of: link, printed)?.link as? Link
  }

  /// The tabs that routes name, in the order of the routes, each with its root.
  ///
  /// The root is the link of the first route of the tab that needs no value; `nil` for a tab without one.
  public var tabs: [(id: TabID, root: Link?)] {
    finder.tabs.map { id, links in
      (id, links.lazy.compactMap { $0 as? Link }.first { placements(of: $0) == [.root(id)] })
    }
  }
}

extension LinkPlacement where Destination: DeepLink {
  /// A placement among links of one type.
  fileprivate init(_ place: ResolvedPlacement) {
    switch place {
    case .root(let tab): self = .root(tab)
    case .on(let parent, let style):
      guard let parent = parent as? Destination else {
        self = .root(.main)
        return
      }
      self = style.map { .presented($0, over: parent) } ?? .pushed(on: parent)
    case .onCurrent(let style): self = style.map { .presentedOnCurrent($0) } ?? .pushedOnCurrent
    case .noScreen: self = .noScreen
    }
  }
}
