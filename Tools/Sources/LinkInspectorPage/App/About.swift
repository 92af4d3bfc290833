@_spi(Tools) import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The contents of the page before any link is opened.
struct About: Encodable {
  /// A URL to begin with.
  struct Sample: Encodable, Hashable {
    /// The route that it opens.
    let route: String
    /// The URL.
    let url: String
  }

  /// The name of the page.
  let name: String

  /// The prefixes of the app's URLs.
  let prefixes: [String]

  /// The number of routes.
  let routeCount: Int

  /// Some URLs to begin with.
  let samples: [Sample]

  /// Whether there is an association file.
  let hasAssociation: Bool

  /// Whether events are followed.
  let hasEvents: Bool

  /// Describes an app.
  @MainActor
  init<Link>(of app: InspectedApp<Link>) {
    name = app.name
    prefixes = app.router.prefixes.map(\.description)
    let routes = app.catalog.catalog.routes
    routeCount = routes.count
    samples = routes.lazy.compactMap { route in
      app.catalog.sampleURL(ofRoute: route.name).map { Sample(route: route.name, url: $0) }
    }
    .prefix(12).map(\.self)
    (hasAssociation, hasEvents) = (app.association != nil, app.journal != nil)
  }
}
