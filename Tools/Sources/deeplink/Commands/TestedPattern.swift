import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The pattern of a route, which takes URLs whatever their scheme and host are.
struct TestedPattern {
  /// The values of a URL, as a link.
  private struct Values: DeepLink {
    /// The values.
    let parameters: RouteParameters
  }

  /// The route.
  private let route: LinkRoute<Values>

  /// Whether the case of literals is ignored.
  private let ignoresCase: Bool

  /// Whether the host of a custom scheme is a fixed name, not a segment.
  private let hasFixedHost: Bool

  /// Reads a pattern.
  init(_ text: String, ignoresCase: Bool, hasFixedHost: Bool) throws(RouteProblem) {
    route = LinkRoute(text) {
      Values(parameters: $0)
    } print: {
      $0.parameters.strings
    }
    (self.ignoresCase, self.hasFixedHost) = (ignoresCase, hasFixedHost)
    if let problem = router(at: .anyHost).problems.first { throw problem }
  }

  /// The values of a URL by the names of the pattern, in its order; `nil` for one that is absent.
  func values(of input: SplitInput) throws(FailureDocument) -> [(name: String, text: String?)] {
    let url = try input.url()
    let router = router(at: prefix(of: url))
    switch router.match(url) {
    case .matched(let found):
      return route.parameters.map { ($0.name, found.link.parameters[$0.name]) }
    case .unmatched(let failure), .rejected(let failure), .unavailable(let failure):
      // The near miss says what the pattern expects where it stops.
      let nearest = router.nearMisses(of: url.text, maximum: 1).first?.failure
      throw FailureDocument(nearest ?? failure)
    }
  }

  /// The router of an app whose only route has the pattern.
  private func router(at prefix: LinkPrefix) -> LinkRouter<Values> {
    LinkRouter(prefixes: [prefix], caseInsensitiveLiterals: ignoresCase, routes: [route])
  }

  /// A prefix that a URL has.
  private func prefix(of url: LinkURL) -> LinkPrefix {
    url.isWeb
      ? .anyHost(allowsHTTP: true) : .scheme(url.scheme, host: hasFixedHost ? url.host : nil)
  }
}
