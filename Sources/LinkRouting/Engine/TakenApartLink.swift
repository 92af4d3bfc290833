package import LinkPatterns

/// A link with the values that each of its routes prints, taken apart once.
package final class TakenApartLink<Link: DeepLink>: Sendable {
  /// The link.
  package let link: Link

  /// Its routes.
  package let parts: TakenApart

  package init(_ link: Link, _ parts: TakenApart) { (self.link, self.parts) = (link, parts) }
}

/// A link of any type, taken apart.
package final class TakenApart: Sendable {
  /// The link.
  package let link: any DeepLink

  /// The routes of the link's kind, by their positions, in the order of declaration.
  package let routes: [PrintedRoute]

  init(_ link: any DeepLink, _ routes: [PrintedRoute]) { (self.link, self.routes) = (link, routes) }
}

/// A route of a link, with the link's values for its parameters.
package final class PrintedRoute: Sendable {
  /// The position of the route.
  package let index: Int

  /// The link's values for the parameters.
  package let outputs: [ParameterOutput]

  init(_ index: Int, _ outputs: [ParameterOutput]) {
    (self.index, self.outputs) = (index, outputs)
  }
}

extension RouteEngine {
  /// Takes a link apart, completely or only as far as printing needs; with `routes`, only by those that are known to
  /// be its own.
  @_semantics("optimize.sil.specialize.generic.never")
  package func takeApart(
    _ link: any DeepLink,
    by routesOfLink: [Int]? = nil,
    toPrint: Bool = false
  ) -> TakenApart {
    let parts = LinkParts(link)
    var found: [PrintedRoute] = []
    for printer in routesOfLink.map({ [$0] }) ?? index.printers {
      for index in printer ?? index.routesByConstructor.routes(of: parts) {
        let route = routes[index]
        guard let outputs = try? route.codec.outputs(parts) else { continue }
        found.append(PrintedRoute(index, outputs))
        // Printed at every prefix, it comes before all that follow.
        if toPrint, route.fields.isPrinted, route.fields.onlyPrefixes == nil {
          return TakenApart(link, found)
        }
      }
    }
    return TakenApart(link, found)
  }

  /// The route that prints a link, at a prefix if one is given; `nil` when none does.
  package func printing(_ parts: TakenApart, at prefix: LinkPrefix? = nil) -> PrintedRoute? {
    parts.routes.first { route in
      let route = routes[route.index]
      guard route.fields.isPrinted, let prefix else { return route.fields.isPrinted }
      return route.isServed(at: prefix)
    }
  }

  /// Whether a link is open to a source.
  func isOpen(_ parts: TakenApart, to source: LinkSource) -> Bool {
    source == .app || parts.routes.contains { routes[$0.index].fields.access.admits(source) }
  }
}
