public import LinkPatterns
public import LinkRouting

/// The description of an app's links for tools: its origins and its routes, as JSON.
///
/// It says what a table of routes accepts and how values are typed. It holds no code: what a route
/// opens, and how, is known to the app alone. ``ParsedCatalog`` matches URLs with it.
///
/// Shape: `Documentation/Schemas/link-catalog-v1.schema.json`.
public struct LinkCatalogV1: Equatable, Sendable {
  /// The version that this type reads and writes.
  public static let version = 1

  /// The beginnings that URLs may have, the one to print first.
  public var origins: [Origin]

  /// The routes.
  public var routes: [Route]

  /// The types that are the app's own, as regular expressions by name.
  ///
  /// Shape: as `ParameterShape.init(name:matching:)`, over percent-encoded text. Their values are
  /// texts.
  public var shapes: [String: String]

  /// Creates a catalog.
  ///
  /// - Parameters:
  ///   - origins: The beginnings that URLs may have, the one to print first.
  ///   - routes: The routes, in order of declaration.
  ///   - shapes: The types that are the app's own, as regular expressions by name.
  public init(origins: [Origin], routes: [Route], shapes: [String: String] = [:]) {
    self.origins = origins
    self.routes = routes
    self.shapes = shapes
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
  public struct Route: Equatable, Sendable {
    /// The name, which no other route has.
    public var name: String

    /// The pattern of the path, as `PathPattern` reads it.
    public var path: String

    /// The types of values in the path, by the names of their parameters.
    ///
    /// A parameter without a type is a text.
    public var types: [String: CatalogType]

    /// What values in the path must be besides being of their type, by the names of their parameters.
    public var bounds: [String: Bounds]

    /// The values of parameters of the path that are absent, by name.
    public var defaults: [String: CatalogValue]

    /// What stands between the values of lists in the path, by the names of their parameters.
    ///
    /// Shape: `,`, `;`, `~` or `/`.
    public var separators: [String: String]

    /// Further patterns for the same route.
    public var aliases: [String]

    /// Further patterns that name parameters otherwise, or place them elsewhere.
    public var forms: [Form]

    /// The query items that the route reads.
    public var query: [QueryItem]

    /// The fragment, if the route reads it.
    public var fragment: QueryItem?

    /// From where the route can be opened, `exposure` in JSON; `nil` when it is not stated.
    public var access: LinkAccess?

    /// What the route does; `nil` when it is not stated.
    public var effect: LinkEffect?

    /// The names of parameters whose values are left out of failures.
    public var secrets: [String]

    /// Where its links go; `nil` when it is not stated.
    public var placement: Placement?

    /// The origins that the route is limited to, some of those of the catalog; `nil` for all.
    public var prefixes: [Origin]?

    /// Whether query items that the route does not read are refused.
    public var isStrict: Bool

    /// Whether ASCII letters of literals match in either case.
    public var isCaseInsensitive: Bool

    /// What a slash at the end of a path means.
    public var trailingSlash: TrailingSlash

    /// What the route is for, a text for people.
    public var summary: String?

    /// URLs that lead to the route.
    public var examples: [String]

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - name: The route's name, unique in the catalog.
    ///   - path: The pattern of the path.
    ///   - types: The types of values in the path, by the names of their parameters.
    ///   - bounds: What values in the path must be besides, by the names of their parameters.
    ///   - defaults: The values of parameters of the path that are absent.
    ///   - separators: What stands between the values of lists in the path.
    ///   - aliases: Further patterns for the same route.
    ///   - forms: Further patterns that name parameters otherwise, or place them elsewhere.
    ///   - query: The query items that the route reads.
    ///   - fragment: The fragment, if the route reads it.
    ///   - access: From where the route can be opened.
    ///   - effect: What the route does.
    ///   - secrets: The names of parameters whose values are left out of failures.
    ///   - placement: Where its links go.
    ///   - prefixes: The origins that the route is limited to; `nil` for all.
    ///   - isStrict: Whether query items that the route does not read are refused.
    ///   - isCaseInsensitive: Whether ASCII letters of literals match in either case.
    ///   - trailingSlash: What a slash at the end of a path means.
    ///   - summary: What the route is for.
    ///   - examples: URLs that lead to the route.
    public init(
      name: String,
      path: String,
      types: [String: CatalogType] = [:],
      bounds: [String: Bounds] = [:],
      defaults: [String: CatalogValue] = [:],
      separators: [String: String] = [:],
      aliases: [String] = [],
      forms: [Form] = [],
      query: [QueryItem] = [],
      fragment: QueryItem? = nil,
      access: LinkAccess? = nil,
      effect: LinkEffect? = nil,
      secrets: [String] = [],
      placement: Placement? = nil,
      prefixes: [Origin]? = nil,
      isStrict: Bool = false,
      isCaseInsensitive: Bool = false,
      trailingSlash: TrailingSlash = .ignored,
      summary: String? = nil,
      examples: [String] = []
    ) {
      (self.name, self.path, self.types) = (name, path, types)
      (self.bounds, self.defaults, self.separators) = (bounds, defaults, separators)
      (self.aliases, self.forms, self.query, self.fragment) = (aliases, forms, query, fragment)
      (self.access, self.effect) = (access, effect)
      (self.secrets, self.placement, self.prefixes) = (secrets, placement, prefixes)
      (self.isStrict, self.isCaseInsensitive) = (isStrict, isCaseInsensitive)
      self.trailingSlash = trailingSlash
      (self.summary, self.examples) = (summary, examples)
    }
  }
}
