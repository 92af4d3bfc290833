@_spi(Tools) import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The JSON that `deeplink routes --json` prints for one route, and `list_screens` of `deeplink mcp` for one screen.
///
/// Every key is always there: `name`, `title`, `description`, `path`, `aliases`, `types` (by parameter), `query` (`name`,
/// `type`, `isRequired`, `isRepeated`, `default`), `parameters` (`name`, `place`, `type`, `isRequired`, `isRepeated`,
/// `isSecret`), `effect`, `access`, `place` (what lies below it, in words) and `sample` (a URL that leads to it).
struct RouteDocument: JSONDocument {
  /// The names of the members.
  private enum Key: String, CodingKey {
    case name, path, aliases, types, query, effect, access, title, type, isRequired, isRepeated
    case parameters, place, isSecret, sample
    case defaultValue = "default"
    case summary = "description"
  }

  /// The route.
  private let route: LinkCatalogV1.Route

  /// The catalog that it is in.
  private let catalog: ParsedCatalog

  /// Describes a route.
  init(_ route: LinkCatalogV1.Route, in catalog: ParsedCatalog) {
    (self.route, self.catalog) = (route, catalog)
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(route.name, forKey: .name)
    try container.encode(route.path, forKey: .path)
    try container.encode(route.aliases, forKey: .aliases)
    try container.encode(route.types.mapValues(\.name), forKey: .types)
    var query = container.nestedUnkeyedContainer(forKey: .query)
    for item in route.query {
      var members = query.nestedContainer(keyedBy: Key.self)
      try members.encode(item.name, forKey: .name)
      try members.encode(item.type.name, forKey: .type)
      try members.encode(item.isRequired, forKey: .isRequired)
      try members.encode(item.isRepeated, forKey: .isRepeated)
      try members.encode(item.defaultValue, forKey: .defaultValue)
    }
    try container.encode(route.effect?.rawValue, forKey: .effect)
    try container.encode(route.access?.sources.map(\.rawValue).sorted(), forKey: .access)
    try container.encode(route.title, forKey: .title)
    try container.encode(route.summary, forKey: .summary)
    var parameters = container.nestedUnkeyedContainer(forKey: .parameters)
    for parameter in route.pathParameters {
      var members = parameters.nestedContainer(keyedBy: Key.self)
      try encode(
        parameter.name,
        "path",
        route.types[parameter.name] ?? .string,
        isRequired: !parameter.isOptional && route.defaults[parameter.name] == nil,
        isRepeated: parameter.isRepeated || route.separators[parameter.name] != nil,
        to: &members
      )
    }
    let items = route.query.map { ($0, "query") }
    for (item, place) in items + (route.fragment.map { [($0, "fragment")] } ?? []) {
      var members = parameters.nestedContainer(keyedBy: Key.self)
      try encode(
        item.name,
        place,
        item.type,
        isRequired: item.isRequired,
        isRepeated: item.isRepeated || item.separator != nil,
        to: &members
      )
    }
    try container.encode(catalog.place(ofRoute: route.name), forKey: .place)
    try container.encode(catalog.sampleURL(ofRoute: route.name), forKey: .sample)
  }

  /// Writes a parameter.
  private func encode(
    _ name: String,
    _ place: String,
    _ type: CatalogType,
    isRequired: Bool,
    isRepeated: Bool,
    to members: inout KeyedEncodingContainer<Key>
  ) throws {
    try members.encode(name, forKey: .name)
    try members.encode(place, forKey: .place)
    try members.encode(type.name, forKey: .type)
    try members.encode(isRequired, forKey: .isRequired)
    try members.encode(isRepeated, forKey: .isRepeated)
    try members.encode(route.secrets.contains(name), forKey: .isSecret)
  }
}

extension LinkCatalogV1.Route {
  /// The parameters of its path that have names.
  fileprivate var pathParameters: [PathPattern.Parameter] {
    let parameters = (try? PathPattern(path))?.parameters ?? []
    return parameters.filter { $0.name.first?.isNumber != true }
  }
}

extension ParsedCatalog {
  /// What lies below the links of a route, in words; `nil` when it cannot be used, and for a root.
  func place(ofRoute name: String) -> String? {
    backStack(ofRoute: name).map { "\($0)" }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
