/// The published links of an app and their meaning: a contract with the pages and messages that contain
/// them.
///
/// It holds URLs of every opened route, of each of its forms and at each prefix, and URLs that work only
/// because the route is tolerant. A later catalog keeps the contract when all of them open the
/// same routes with the same values, and the values may still be what they were; ``changes(in:)`` finds
/// the links for which it does not. An addition is not a change, unless it takes URLs from a link. The routes are
/// held too, so that a pattern that takes less, or that a new one precedes, is found by a URL that it has lost,
/// whether or not that URL is in the lock.
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

    /// The sources from which it opens its route; `nil` when the catalog does not say.
    public var sources: [LinkSource]?

    /// The name of the route.
    public var route: String

    /// The values by name.
    public var values: [String: CatalogValue] = [:]

    /// The types of the values by name; those that are texts are left out.
    public var types: [String: CatalogType] = [:]

    /// The bounds of the values beyond their types, by name.
    public var bounds: [String: LinkCatalogV1.Bounds] = [:]
  }
}

extension LinkLockV1: Codable, CatalogPart {
  /// Creates a lock of no links.
  init() { self.init(links: []) }

  /// Reads a lock and collects all its problems.
  ///
  /// - Throws: ``CatalogProblems``, all of them.
  public init(from decoder: any Decoder) throws {
    self = try CatalogPartReading(from: decoder).whole()
  }

  /// Goes through the fields of a lock.
  mutating func describe(in fields: inout CatalogFields) {
    fields.version(Self.version)
    fields.required(&links, "links")
    fields.texts(&shapes, byName: "shapes")
    fields.part(&catalog, "catalog")
  }
}

extension LinkLockV1.Link: CatalogPart {
  /// Creates a link without a URL.
  init() { self.init(url: "", route: "") }

  /// Goes through the fields of a link.
  mutating func describe(in fields: inout CatalogFields) {
    fields.required(&url, "url")
    fields.required(&route, "route")
    fields.renamed("doors", to: "sources")
    fields.sources(&sources, "sources")
    fields.values(&values, byName: "values")
    fields.types(&types, byName: "types")
    fields.parts(&bounds, byName: "bounds")
  }
}
