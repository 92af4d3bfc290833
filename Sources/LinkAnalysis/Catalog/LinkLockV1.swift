public import LinkRouting

/// The published links of an app and their meaning: a contract with the pages and messages that hold
/// them.
///
/// It holds URLs of every opened route, of each of its forms and at each prefix, and such as hold only
/// because of what the route tolerates. A later catalog keeps the contract when all of them lead to the
/// same routes and the same values, and the values may still be what they were; ``changes(in:)`` tells
/// where it does not. What is new is no change, unless it takes URLs from a link. The routes themselves are held too, so
/// that a pattern that takes less, or that a new one comes before, is told by a URL that it has lost, whether the lock
/// has one or not.
public struct LinkLockV1: Equatable, Sendable {
  /// The version that this type reads and writes.
  public static let version = 1

  /// The links, in the order of their URLs.
  public var links: [Link]

  /// The types of values that are the app's own, as in ``LinkCatalogV1/shapes``.
  public var shapes: [String: String]

  /// The prefixes and the opened routes, to compare patterns with; `nil` for a lock that has none.
  ///
  /// Names, patterns, types and bounds count; descriptions and examples are left out.
  public var catalog: LinkCatalogV1?

  /// Creates a lock.
  ///
  /// - Parameters:
  ///   - links: The links to keep.
  ///   - shapes: The types of values that are the app's own.
  ///   - catalog: The prefixes and the opened routes.
  public init(links: [Link], shapes: [String: String] = [:], catalog: LinkCatalogV1? = nil) {
    (self.links, self.shapes, self.catalog) = (links, shapes, catalog)
  }

  /// One link.
  public struct Link: Hashable, Sendable {
    /// The URL.
    public var url: String

    /// The sources from which it leads to its route, `doors` in JSON; `nil` when the catalog does not say.
    public var sources: [LinkSource]?

    /// The name of the route.
    public var route: String

    /// The values by name.
    public var values: [String: CatalogValue] = [:]

    /// The types of the values by name; those that are texts are left out.
    public var types: [String: CatalogType] = [:]

    /// What the values had to be besides, by name.
    public var bounds: [String: LinkCatalogV1.Bounds] = [:]
  }
}

extension LinkLockV1: Codable, CatalogPart {
  /// The keys of a lock.
  enum Key: String, CodingKey, CaseIterable {
    case version, links, shapes, catalog
  }

  /// Reads a lock and collects all that is wrong with it.
  public init(from decoder: any Decoder) throws {
    self = try CatalogPartReading(from: decoder).whole()
  }

  /// Reads a lock.
  init?(reading fields: inout CatalogFields<Key>) {
    let version = fields.optional(Int.self, .version, expecting: "A number") ?? Self.version
    let links = fields.parts(Link.self, .links)
    if fields.isObject, !fields.has(.links) {
      fields.note(.missingKey, at: .links, "This key is missing; a list is expected here.")
    }
    if version != Self.version { fields.refuseUnknownKeys() }
    let shapes = fields.textsByName(.shapes)
    let catalog = fields.part(LinkCatalogV1.self, .catalog)
    guard let links else { return nil }
    self.init(links: links, shapes: shapes, catalog: catalog)
  }

  /// Writes the lock.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(links, forKey: .links)
    if !shapes.isEmpty { try container.encode(shapes, forKey: .shapes) }
    try container.encodeIfPresent(catalog, forKey: .catalog)
  }
}

extension LinkLockV1.Link: Encodable, CatalogPart {
  /// The keys of a link.
  enum Key: String, CodingKey, CaseIterable {
    case url, doors, route, values, types, bounds
  }

  /// Reads a link.
  init?(reading fields: inout CatalogFields<Key>) {
    let (url, route) = (fields.text(.url), fields.text(.route))
    self.init(url: url ?? "", route: route ?? "")
    sources = fields.texts(.doors)?.map { LinkSource(rawValue: $0) }
    values = fields.valuesByName(.values)
    types = fields.textsByName(.types).mapValues { CatalogType($0) }
    bounds = fields.partsByName(LinkCatalogV1.Bounds.self, .bounds)
    if url == nil || route == nil { return nil }
  }

  /// Writes the link; what is empty or not stated is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encodeIfPresent(sources, forKey: .doors)
    try container.encode(route, forKey: .route)
    if !values.isEmpty { try container.encode(values, forKey: .values) }
    if !types.isEmpty { try container.encode(types.mapValues(\.name), forKey: .types) }
    if !bounds.isEmpty { try container.encode(bounds, forKey: .bounds) }
  }
}
