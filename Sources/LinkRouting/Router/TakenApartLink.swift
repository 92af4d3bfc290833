import LinkPatterns

/// A link, and what each of its routes prints of it: taken apart once, and passed on.
package final class TakenApartLink<Link: DeepLink>: Sendable {
  /// The link.
  package let link: Link

  /// The routes of the link's kind, by their positions, in the order of declaration.
  let routes: [(index: Int, outputs: [ParameterOutput])]

  init(_ link: Link, routes: [(index: Int, outputs: [ParameterOutput])]) {
    self.link = link
    self.routes = routes
  }
}

extension LinkRouter {
  /// Takes a link apart, for all that is asked about it.
  package func takeApart(_ link: Link) -> TakenApartLink<Link> {
    var found: [(index: Int, outputs: [ParameterOutput])] = []
    for printer in printers {
      let candidates =
        switch printer {
        case .route(let index): [index]
        case .parts: routesByConstructor[LinkParts(link).key] ?? []
        }
      for index in candidates {
        if let outputs = routes[index].codec.outputs(link) { found.append((index, outputs)) }
      }
    }
    return TakenApartLink(link, routes: found)
  }

  /// The route that prints a link, at a prefix where one is given; `nil` when none does.
  func printing(
    _ parts: TakenApartLink<Link>,
    at origin: LinkPrefix? = nil
  ) -> (route: Int, outputs: [ParameterOutput])? {
    for (index, outputs) in parts.routes where routes[index].isPrinted {
      if let origin, !routes[index].isServed(at: origin) { continue }
      return (index, outputs)
    }
    return nil
  }

  /// The routes that lead to a link, in the order of declaration.
  func routes(for parts: TakenApartLink<Link>) -> [LinkRoute<Link>] {
    parts.routes.map { routes[$0.index] }
  }

  /// Whether links from a source reach a link: the app's own, and those to which a route is open.
  package func isOpen(_ parts: TakenApartLink<Link>, to source: LinkSource) -> Bool {
    source == .app || parts.routes.contains { routes[$0.index].isOpen(to: source) }
  }
}
