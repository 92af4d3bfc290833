import LinkPatterns

/// A place of a link among others of any type; see `LinkPlacement`.
indirect enum ResolvedPlacement {
  case root(TabID)
  case on(any DeepLink, PresentationStyle?)
  case onCurrent(PresentationStyle?)
  case noScreen
}

/// Finds where links are shown that don't declare it themselves: by their routes, or by their URLs.
struct PlacementFinder {
  /// The routes.
  let engine: RouteEngine

  /// The link below all others: the one that `/` reads, unless the app named another.
  var root: (any DeepLink)? { engine.namedRoot ?? engine.linkInside("/") }

  /// The placements of a link, best first; never empty.
  func placements(of parts: LinkComponents) -> [ResolvedPlacement] {
    guard let printed = engine.printing(parts) else {
      return [place(on: rootBelow(parts.link), nil)]
    }
    let placement = engine.routes[printed.index].fields.placement
    switch placement.parent {
    case .noScreen: return [.noScreen]
    case .tab(let tab): return [.root(tab)]
    case .link(let parent): return [.on(parent(parts.link), placement.style)]
    case .path(let path):
      guard let parent = linkInside(path, printed) else { return [placeByURL(of: parts, printed)] }
      return [.on(parent, placement.style)]
    case .current: return [.onCurrent(placement.style), placeByURL(of: parts, printed)]
    case .none: return [placeByURL(of: parts, printed)]
    }
  }

  /// The placement of a link by its URL, or by its group.
  private func placeByURL(of parts: LinkComponents, _ printed: RouteValues) -> ResolvedPlacement {
    let fields = engine.routes[printed.index].fields
    let beginning = nearestBeginning(of: parts.link, printed)
    let staysInGroup =
      beginning.map { engine.routes[$0.route].fields.groups.starts(with: fields.groups) } ?? false
    var stated: (any DeepLink)?
    switch staysInGroup ? nil : fields.placement.fallback {
    case .tab(let tab): return .root(tab)
    case .link(let parent): stated = parent(parts.link)
    case .path(let path): stated = linkInside(path, printed)
    case .current, .noScreen, nil: break
    }
    // The parent of a group may itself be a link of the group.
    if let link = stated, link.isEqual(to: parts.link) { stated = nil }
    // A named root lies on no link, even if another link is above it by its URL.
    if stated == nil, engine.namedRoot?.isEqual(to: parts.link) == true { return .root(.main) }
    let parent = stated ?? beginning?.link ?? rootBelow(parts.link)
    return place(on: parent, fields.placement.style)
  }

  /// The root, unless it is the link itself.
  private func rootBelow(_ link: any DeepLink) -> (any DeepLink)? {
    root.flatMap { $0.isEqual(to: link) ? nil : $0 }
  }

  /// The place on a parent link; without a parent, the root of the only stack.
  private func place(on parent: (any DeepLink)?, _ style: PresentationStyle?) -> ResolvedPlacement {
    parent.map { .on($0, style) } ?? .root(.main)
  }

  /// Finds the longest beginning of a link's path that opens another link.
  ///
  /// Beginnings that no candidate reads are not searched for; where there is no other, the path is not printed either.
  func nearestBeginning(
    of link: any DeepLink,
    _ values: RouteValues
  ) -> (link: any DeepLink, route: Int)? {
    let lengths = engine.index.parentCandidates[values.index].lengths
    guard !lengths.isEmpty, var path = try? engine.printedPath(values)[...] else {
      return nil
    }
    let route = engine.routes[values.index]
    let slash = UInt8(ascii: "/")
    var count = path.count { $0 == slash }
    while let end = path.dropLast().lastIndex(of: slash) {
      count -= path.last == slash ? 2 : 1
      path = path[..<end]
      guard lengths.contains(count) else { continue }
      let found = engine.findInside(Array(path), at: route) {
        engine.isCandidate($0, forParentOf: values.index)
      }
      if let found, !found.link.isEqual(to: link) { return found }
    }
    return nil
  }

  /// The link of a path whose names take the values of another link.
  ///
  /// The values are written as the path's route writes them, or else as they are.
  private func linkInside(_ path: String, _ printed: RouteValues) -> (any DeepLink)? {
    let route = engine.routes[printed.index]
    for isOwnForm in [true, false] {
      guard let bytes = filled(path, printed, isOwnForm) else { return nil }
      if let found = engine.findInside(bytes, at: route) { return found.link }
    }
    return nil
  }

  /// A path whose names take the values of a link; `nil` when a value is missing.
  private func filled(_ path: String, _ printed: RouteValues, _ isOwnForm: Bool) -> [UInt8]? {
    let parameters = engine.routes[printed.index].parameters
    var bytes: [UInt8] = []
    for segment in UTF8Text.segments(of: path) {
      bytes.append(UInt8(ascii: "/"))
      guard segment.hasPrefix(":") else {
        bytes += segment.utf8
        continue
      }
      guard let index = parameters.firstIndex(where: { UTF8Text.areEqual(segment, ":" + $0.name) })
      else { return nil }
      var output = printed.outputs[index]
      if isOwnForm, let count = parameters[index].digits { output = output.withZeros(count) }
      guard output.hasText else { return nil }
      output.append(to: &bytes, .segmentValue, as: parameters[index].listForm)
    }
    return bytes
  }

  /// The tabs that routes name, in order, each with the links of its routes that need no value.
  var tabs: [(id: TabID, links: [any DeepLink])] {
    var tabs: [(id: TabID, links: [any DeepLink])] = []
    for (index, route) in engine.routes.enumerated() {
      guard let id = route.fields.placement.tab else { continue }
      let links = linkWithoutValues(ofRoute: index).map { [$0] } ?? []
      if let known = tabs.firstIndex(where: { $0.id == id }) {
        tabs[known].links += links
      } else {
        tabs.append((id, links))
      }
    }
    return tabs
  }

  /// The link of a route whose URL is only its path; `nil` when the route needs a value.
  private func linkWithoutValues(ofRoute index: Int) -> (any DeepLink)? {
    let route = engine.routes[index]
    guard !route.parameters.isEmpty else { return route.codec.examples.first }
    guard route.parameters.allSatisfy({ $0.place != .path }) else { return nil }
    return route.forms.first.flatMap { engine.linkInside($0.path.text, at: route) }
  }

  #if DEBUG
  /// The parent of a link by its route's declaration, unless that is a closure.
  func declaredParent(of link: any DeepLink) -> (any DeepLink)? {
    let parts = engine.decompose(link)
    guard let index = engine.printing(parts)?.index else { return nil }
    let placement = engine.routes[index].fields.placement
    for case .link? in [placement.parent, placement.fallback] { return nil }
    guard case .on(let parent, _)? = placements(of: parts).last else { return nil }
    return parent
  }
  #endif
}
