import DeepLinking
@_spi(Tools) import LinkAnalysis
import LinkPatterns
import LinkRouting

/// All that is known of one route, for the person who chose it in the tree.
struct RouteDetail: Encodable {
  /// A value of the route.
  struct Value: Encodable, Hashable {
    /// Its name.
    let name: String
    /// The place: `path`, `query` or `fragment`.
    let place: String
    /// Its type.
    let type: String
    /// Whether a URL must have it.
    let isRequired: Bool
    /// Whether it is kept out of failures and logs.
    let isSecret: Bool
  }

  /// The name.
  let name: String

  /// The name of its screen.
  let title: String?

  /// The purpose.
  let summary: String?

  /// Its patterns.
  let patterns: [String]

  /// Its values.
  let values: [Value]

  /// From where it can be opened.
  let access: [Rung.Item]

  /// The effect.
  let effect: String

  /// The screens below it and its own, the lowest first.
  let chain: [Rung.Item]

  /// URLs that lead to it, one for each beginning.
  let samples: [String]

  /// The commands that open the first sample elsewhere.
  let commands: [LaunchCommand]
}

extension RouteDetail {
  /// Describes a route; fails for an unknown name.
  @MainActor
  init?<Link>(_ name: String, in app: InspectedApp<Link>) {
    guard let route = app.routesByName[name] else { return nil }
    (self.name, title, summary) = (name, route.title, route.summary)
    patterns = [route.path] + route.aliases + route.forms.map(\.path)
    values = Self.values(of: route)
    access = LinkSource.shown.map { source in
      Rung.Item(title: source.rawValue, isOn: route.access?.admits(source) ?? true)
    }
    effect = (route.effect ?? .navigate).rawValue
    var samples: [String] = []
    for prefix in app.router.prefixes {
      if let url = app.catalog.sampleURL(ofRoute: name, at: prefix), !samples.contains(url) {
        samples.append(url)
      }
    }
    self.samples = samples
    let link = samples.lazy.compactMap { try? app.router.link(for: $0) }.first
    chain = link.map { BackStack(of: $0, in: app).items } ?? []
    commands = samples.first.map(app.commands) ?? []
  }

  /// The values of a route.
  private static func values(of route: LinkCatalogV1.Route) -> [Value] {
    let secrets = Set(route.secrets)
    let parameters = (try? PathPattern(route.path))?.parameters ?? []
    let path = parameters.map { parameter in
      Value(
        name: parameter.name,
        place: "path",
        type: (route.types[parameter.name] ?? .string).name,
        isRequired: !parameter.isOptional && route.defaults[parameter.name] == nil,
        isSecret: secrets.contains(parameter.name)
      )
    }
    let items =
      route.query.map { ($0, "query") } + (route.fragment.map { [($0, "fragment")] } ?? [])
    return path
      + items.map { item, place in
        Value(
          name: item.name,
          place: place,
          type: item.type.name + (item.isRepeated ? " list" : ""),
          isRequired: item.isRequired,
          isSecret: secrets.contains(item.name)
        )
      }
  }
}
