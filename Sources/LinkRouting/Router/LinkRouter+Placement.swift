public import LinkNavigation
import LinkPatterns

extension LinkRouter {
  /// The link that is below all others: the one that `/` reads, unless the app named another.
  public var root: Link? {
    namedRoot ?? matchInside("/")
  }

  /// The router with another link below all others.
  public func rooted(at root: Link) -> LinkRouter {
    var router = self
    router.namedRoot = root
    return router
  }

  /// Where a link may be shown, best first; never empty.
  ///
  /// What the link says itself comes first, then what its route says, then the link of its URL's parent; a
  /// link without any of these lies on the ``root``.
  ///
  /// - Complexity: A print, and a match for each segment of the URL.
  public func placements(of link: Link) -> [LinkPlacement<Link>] {
    placements(of: takeApart(link))
  }

  /// Where a link may be shown; see `placements(of:)`.
  package func placements(of parts: TakenApartLink<Link>) -> [LinkPlacement<Link>] {
    let link = parts.link
    guard let (index, outputs) = printing(parts) else {
      return link.placements.isEmpty ? [place(on: rootBelow(link), nil)] : link.placements
    }
    let placement = routes[index].placement
    let own = placement.own(link)
    guard own.isEmpty else { return own }
    switch placement.parent {
    case .noScreen: return [.noScreen]
    case .tab(let tab): return [.root(tab)]
    case .link(let parent): return [place(on: parent(link), placement.style)]
    case .path(let path):
      guard let parent = linkInside(path, routes[index], outputs) else {
        return [placeByURL(of: parts, index)]
      }
      return [place(on: parent, placement.style)]
    case .current:
      let current = placement.style.map(LinkPlacement<Link>.presentedOnCurrent) ?? .pushedOnCurrent
      return [current, placeByURL(of: parts, index)]
    case nil: return [placeByURL(of: parts, index)]
    }
  }

  /// The link of the longest beginning of a link's URL that leads to another link.
  ///
  /// - Returns: `nil` when no beginning is a link, not even `/`.
  /// - Complexity: A print, and a match for each segment of the URL.
  public func parent(of link: Link) -> Link? {
    let parts = takeApart(link)
    return printing(parts).flatMap { _ in nearestBeginning(of: parts)?.link }
  }

  /// The place of a link by its URL, or by what its mount says.
  private func placeByURL(of parts: TakenApartLink<Link>, _ index: Int) -> LinkPlacement<Link> {
    let (link, route) = (parts.link, routes[index])
    let beginning = nearestBeginning(of: parts)
    let staysInMount = beginning.map { routes[$0.route].mounts.starts(with: route.mounts) } ?? false
    switch staysInMount ? nil : route.placement.fallback {
    case .link(let parent): return place(on: parent(link), route.placement.style)
    case .path(let path): return place(on: matchInside(path), route.placement.style)
    case .tab(let tab): return .root(tab)
    case .current, .noScreen, nil:
      return place(on: beginning?.link ?? rootBelow(link), route.placement.style)
    }
  }

  /// The root, unless it is the link itself.
  private func rootBelow(_ link: Link) -> Link? {
    root.flatMap { $0 == link ? nil : $0 }
  }

  /// The place on a link, or the root of the only stack where there is none.
  private func place(on parent: Link?, _ style: PresentationStyle?) -> LinkPlacement<Link> {
    guard let parent else { return .root(.main) }
    return style.map { .presented($0, over: parent) } ?? .pushed(on: parent)
  }
}

extension LinkRouter {
  /// Finds the longest beginning of a link's path that leads to another link.
  private func nearestBeginning(of parts: TakenApartLink<Link>) -> (link: Link, route: Int)? {
    guard var path = try? printed(parts, variant: nil).text.path[...] else { return nil }
    while let slash = path.dropLast().lastIndex(of: UInt8(ascii: "/")) {
      path = path[..<slash]
      if let found = findInside(Array(path)), found.link != parts.link {
        return (found.link, found.route)
      }
    }
    return nil
  }

  /// The link of a path with the values of another link at its names.
  private func linkInside(
    _ path: String,
    _ route: LinkRoute<Link>,
    _ outputs: [ParameterOutput]
  ) -> Link? {
    var bytes: [UInt8] = []
    for segment in path.split(separator: "/") {
      bytes.append(UInt8(ascii: "/"))
      guard segment.utf8.first == UInt8(ascii: ":") else {
        bytes += segment.utf8
        continue
      }
      guard let index = route.parameters.firstIndex(where: { $0.name == segment.dropFirst() }),
        let value = outputs[index].text
      else { return nil }
      PercentCoding.encode(value.utf8, .component, into: &bytes)
    }
    return findInside(bytes)?.link
  }

  /// The link of a path within the app.
  func matchInside(_ path: String) -> Link? {
    findInside(path == "/" ? [] : Array(path.utf8))?.link
  }

  /// Finds the link of a path within the app; the root is empty.
  private func findInside(_ path: [UInt8]) -> Found? {
    let relative = PrintedURL(path: path, suffix: [], startsWithHost: false)
    for origin in prefixes where origin.isPrintable {
      guard let url = try? LinkURL(relative.absolute(at: origin), limits: limits) else { continue }
      if case .found(let found) = find(url, from: .app) { return found }
    }
    return nil
  }
}
