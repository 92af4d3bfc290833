package import LinkPatterns

/// A link with the values that each of its routes prints, taken apart once.
package struct DecomposedLink<Link: DeepLink>: Sendable {
  /// The link.
  package let link: Link

  /// Its routes.
  package let parts: LinkComponents

  package init(_ link: Link, _ parts: LinkComponents) { (self.link, self.parts) = (link, parts) }
}

/// A link of any type, taken apart.
package struct LinkComponents: Sendable {
  /// The link.
  let link: any DeepLink

  /// The routes of the link's kind, by their positions, in the order of declaration.
  package let routes: [RouteValues]

  init(_ link: any DeepLink, _ routes: [RouteValues]) { (self.link, self.routes) = (link, routes) }
}

/// A route of a link, with the link's values for its parameters.
package struct RouteValues: Sendable {
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
  package func decompose(
    _ link: any DeepLink,
    by routesOfLink: [Int]? = nil,
    toPrint: Bool = false
  ) -> LinkComponents {
    let parts = ReflectedLink(link)
    var found: [RouteValues] = []
    for printer in routesOfLink.map({ [$0] }) ?? index.printers {
      for index in printer ?? index.routesByConstructor.routes(of: parts) {
        let route = routes[index]
        guard let outputs = try? route.codec.outputs(parts) else { continue }
        found.append(RouteValues(index, outputs))
        // Printed at every prefix, it comes before all that follow.
        if toPrint, route.fields.isPrinted, route.fields.onlyPrefixes == nil {
          return LinkComponents(link, found)
        }
      }
    }
    return LinkComponents(link, found)
  }

  /// The routes of a link.
  func records(of parts: LinkComponents) -> [RouteRecord] { parts.routes.map { routes[$0.index] } }

  /// The route that prints a link, at a prefix if one is given; `nil` when none does.
  package func printing(_ parts: LinkComponents, at prefix: LinkPrefix? = nil) -> RouteValues? {
    parts.routes.first { route in
      let route = routes[route.index]
      guard route.fields.isPrinted, let prefix else { return route.fields.isPrinted }
      return route.isServed(at: prefix)
    }
  }

  /// The values of a link by parameter name, in the route that prints it, at a prefix if one is given.
  package func values(of parts: LinkComponents, at prefix: LinkPrefix? = nil) -> [String: String] {
    guard let printed = printing(parts, at: prefix) else { return [:] }
    var values: [String: String] = [:]
    for (index, parameter) in routes[printed.index].parameters.enumerated() {
      let output = printed.outputs[index]
      let written = parameter.digits.map(output.withZeros) ?? output
      values[parameter.name] = written.text
    }
    return values
  }

  /// Whether a link is open to a source.
  func isOpen(_ parts: LinkComponents, to source: LinkSource) -> Bool {
    source == .app || parts.routes.contains { routes[$0.index].isOpen(to: source) }
  }
}
