import LinkAnalysis
import LinkRouting

/// The JSON that `deeplink routes --json` prints for one route.
///
/// Every key is always there: `name`, `path`, `aliases`, `types` (by parameter), `query` (`name`, `type`,
/// `isRequired`, `isRepeated`, `default`), `effect`, `access` and `description`.
struct RouteDocument: JSONDocument {
  /// The names of the members.
  private enum Key: String, CodingKey {
    case name, path, aliases, types, query, effect, access, type, isRequired, isRepeated
    case defaultValue = "default"
    case summary = "description"
  }

  /// The route.
  private let route: LinkCatalogV1.Route

  /// Describes a route.
  init(_ route: LinkCatalogV1.Route) { self.route = route }

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
    try container.encode(route.summary, forKey: .summary)
  }
}
