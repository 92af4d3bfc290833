import LinkPatterns

extension LinkRouter {
  /// The routes, each with the URL of a sample link; `nil` for a route that makes none.
  package var samples: [(route: RouteRecord, url: String?)] { engine.samples }
}

extension RouteEngine {
  /// The routes, each with the URL of the first of its samples that it prints itself.
  package var samples: [(route: RouteRecord, url: String?)] {
    routes.enumerated().map { index, route in
      for example in route.codec.examples {
        let parts = takeApart(example)
        guard printing(parts)?.index == index, let url = try? url(for: parts) else { continue }
        return (route, url.text)
      }
      return (route, nil)
    }
  }
}
