package import LinkPatterns

/// A link, and what each of its routes prints of it: taken apart once, and passed on.
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
  let link: any DeepLink

  /// The routes of the link's kind, by their positions, in the order of declaration.
  package let routes: [PrintedRoute]

  init(_ link: any DeepLink, _ routes: [PrintedRoute]) { (self.link, self.routes) = (link, routes) }
}

/// A route of a link, and what the link has for its parameters.
package final class PrintedRoute: Sendable {
  /// The position of the route.
  package let index: Int

  /// What the link has for its parameters.
  package let outputs: [ParameterOutput]

  init(_ index: Int, _ outputs: [ParameterOutput]) {
    (self.index, self.outputs) = (index, outputs)
  }
}

extension RouteEngine {
  /// Takes a link apart, for all that is asked about it, or no further than printing asks; by some routes alone, where
  /// these are known to be its own.
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
        // Printed at every prefix, it wins over all that follow.
        if toPrint, route.fields.isPrinted, route.fields.onlyPrefixes == nil {
          return TakenApart(link, found)
        }
      }
    }
    return TakenApart(link, found)
  }

  /// The route that prints a link, at a prefix where one is given; `nil` when none does.
  package func printing(_ parts: TakenApart, at prefix: LinkPrefix? = nil) -> PrintedRoute? {
    parts.routes.first { route in
      let route = routes[route.index]
      guard route.fields.isPrinted, let prefix else { return route.fields.isPrinted }
      return route.isServed(at: prefix)
    }
  }

  /// Whether links from a source reach a link: the app's own, and those to which a route is open.
  func isOpen(_ parts: TakenApart, to source: LinkSource) -> Bool {
    source == .app || parts.routes.contains { routes[$0.index].fields.access.admits(source) }
  }
}
