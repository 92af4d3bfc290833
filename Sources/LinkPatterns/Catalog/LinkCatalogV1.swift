/// The description of an app's links for tools: its origins and its routes, as JSON.
///
/// It says what a table of routes accepts and how values are typed. It holds no code: what a route
/// opens, and how, is known to the app alone. ``CatalogRouter`` matches URLs with it.
///
/// Shape: `Documentation/Schemas/link-catalog-v1.schema.json`.
public struct LinkCatalogV1: Hashable, Sendable {
  /// The version that this type reads and writes.
  public static let version = 1

  /// The beginnings that URLs may have, the one to print first.
  public var origins: [Origin]

  /// The routes.
  public var routes: [Route]

  /// Creates a catalog.
  ///
  /// - Parameters:
  ///   - origins: The beginnings that URLs may have, the one to print first.
  ///   - routes: The routes.
  public init(origins: [Origin], routes: [Route]) {
    self.origins = origins
    self.routes = routes
  }
}

extension LinkCatalogV1 {
  /// One beginning that URLs may have.
  public enum Origin: Hashable, Sendable {
    /// A custom scheme; without a host, the host of its URLs is their first segment.
    case scheme(String, host: String?)

    /// A web domain: `example.com`, or `*.example.com` for its subdomains.
    ///
    /// `allowsHTTP` tells whether `http` is accepted where `https` is meant.
    case domain(String, allowsHTTP: Bool)
  }

  /// One route.
  public struct Route: Hashable, Sendable {
    /// The name, which no other route has.
    public var name: String

    /// The pattern of the path, as ``PathPattern`` reads it.
    public var path: String

    /// The types of values in the path, by the names of their parameters.
    ///
    /// Shape: `String`, `Int`, `Double`, `Bool`, `UUID`, a sized integer such as `UInt8`, or words
    /// with `|` between them. A parameter without a type is a `String`.
    public var types: [String: String]

    /// Further patterns for the same route.
    public var aliases: [String]

    /// The query items that the route reads.
    public var query: [QueryItem]

    /// The kinds of doors that may open the route, such as `web`; `nil` when it is not stated.
    public var exposure: [String]?

    /// What the route does, such as `navigate`; `nil` when it is not stated.
    public var effect: String?

    /// Whether query items that the route does not read are refused.
    public var isStrict: Bool

    /// Whether ASCII letters of literals match in either case.
    public var isCaseInsensitive: Bool

    /// What the route is for, a text for people.
    public var summary: String?

    /// URLs that lead to the route.
    public var examples: [String]

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - path: The pattern of the path.
    ///   - types: The types of values in the path, by the names of their parameters.
    ///   - aliases: Further patterns for the same route.
    ///   - query: The query items that the route reads.
    ///   - exposure: The kinds of doors that may open the route.
    ///   - effect: What the route does.
    ///   - isStrict: Whether query items that the route does not read are refused.
    ///   - isCaseInsensitive: Whether ASCII letters of literals match in either case.
    ///   - summary: What the route is for.
    ///   - examples: URLs that lead to the route.
    public init(
      name: String,
      path: String,
      types: [String: String] = [:],
      aliases: [String] = [],
      query: [QueryItem] = [],
      exposure: [String]? = nil,
      effect: String? = nil,
      isStrict: Bool = false,
      isCaseInsensitive: Bool = false,
      summary: String? = nil,
      examples: [String] = []
    ) {
      (self.name, self.path, self.types) = (name, path, types)
      (self.aliases, self.query, self.exposure, self.effect) = (aliases, query, exposure, effect)
      (self.isStrict, self.isCaseInsensitive) = (isStrict, isCaseInsensitive)
      (self.summary, self.examples) = (summary, examples)
    }
  }

  /// A query item that a route reads.
  public struct QueryItem: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The type of its value, as in ``Route/types``.
    public var type: String

    /// Whether the route does not match without it.
    public var isRequired: Bool

    /// The value when it is absent.
    public var defaultValue: CatalogValue?

    /// Whether it may stand several times; its value is then a list.
    public var isRepeated: Bool

    /// Creates a query item.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The type of its value.
    ///   - isRequired: Whether the route does not match without it.
    ///   - defaultValue: The value when it is absent.
    ///   - isRepeated: Whether it may stand several times.
    public init(
      name: String,
      type: String = "String",
      isRequired: Bool = false,
      defaultValue: CatalogValue? = nil,
      isRepeated: Bool = false
    ) {
      (self.name, self.type, self.isRequired) = (name, type, isRequired)
      (self.defaultValue, self.isRepeated) = (defaultValue, isRepeated)
    }
  }
}
