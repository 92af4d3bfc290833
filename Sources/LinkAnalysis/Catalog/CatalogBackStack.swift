/// Where the links of a route go: the screens below them when they are opened.
public struct CatalogBackStack: Hashable, Sendable {
  /// Where it ends.
  public enum Base: Hashable, Sendable {
    /// The root of a tab, a sidebar entry or a window.
    case tab(TabID)
    /// Whatever is on screen when the link arrives.
    case current
    /// The links have no screen.
    case noScreen
  }

  /// The names of the routes below the link, the nearest first.
  public let routes: [String]

  /// How the link is presented; `nil` for one that is pushed.
  public let style: PresentationStyle?

  /// The place below all routes.
  public let base: Base
}

extension CatalogBackStack: CustomStringConvertible {
  /// The back stack in words: `sheet over question ‹ league, tab leagues`; empty for the root.
  public var description: String {
    var parts: [String] = []
    switch base {
    case .noScreen: return "no screen"
    case .current:
      return style.map { "\($0.rawValue) over the current screen" } ?? "on the current screen"
    case .tab(let tab) where tab != .main: parts = ["tab \(tab.rawValue)"]
    case .tab: break
    }
    let names = routes.joined(separator: " ‹ ")
    let how = style.map { "\($0.rawValue) over " } ?? "on "
    if !names.isEmpty { parts.insert(how + names, at: 0) }
    return parts.joined(separator: ", ")
  }
}

extension ParsedCatalog {
  /// The back stack of a route's links.
  ///
  /// It is computed for a sample: where code or values decide, another link may have another back stack.
  ///
  /// - Parameter name: The name of the route.
  /// - Returns: The back stack; `nil` when no route that can be used has the name.
  /// - Complexity: As `LinkRouter.placements(of:)`, of the routes of that name, for each route below.
  public func backStack(ofRoute name: String) -> CatalogBackStack? {
    guard let index = index(ofRoute: name) else { return nil }
    var link = routes[index].sampleLink
    var place = placements(of: link).first ?? .root(.main)
    let style = place.style
    var (names, known): ([String], Set<CatalogLink>) = ([], [link])
    while let parent = place.parent, known.insert(parent).inserted {
      names.append(parent.route)
      link = parent
      // The back stack does not depend on what is on screen.
      place = placements(of: link).first { !$0.isContextual } ?? .root(.main)
    }
    return CatalogBackStack(routes: names, style: style, base: place.base)
  }

  /// Where a link may be shown; only routes of its name print it.
  private func placements(of link: CatalogLink) -> [LinkPlacement<CatalogLink>] {
    let parts = router.engine.decompose(link, by: indices[link.route] ?? [])
    return router.placements(of: DecomposedLink(link, parts))
  }
}

extension CatalogRoute {
  /// A link with values of the right forms.
  fileprivate var sampleLink: CatalogLink {
    var values: [String: CatalogValue] = [:]
    for parameter in parameters {
      values[parameter.name] = parameter.usualValue
      guard parameter.needsValue, let value = parameter.samples(matching: nil).first else {
        continue
      }
      values[parameter.name] = parameter.listForm == nil ? value : .list([value])
    }
    return CatalogLink(route: declared.name, values: values)
  }
}

extension LinkPlacement {
  /// How it is presented.
  fileprivate var style: PresentationStyle? {
    switch self {
    case .presented(let style, over: _), .presentedOnCurrent(let style): style
    case .root, .pushed, .pushedOnCurrent, .noScreen: nil
    }
  }

  /// Where it ends.
  fileprivate var base: CatalogBackStack.Base {
    switch self {
    case .root(let tab): .tab(tab)
    case .pushedOnCurrent, .presentedOnCurrent: .current
    case .noScreen: .noScreen
    case .pushed, .presented: .tab(.main)
    }
  }
}
