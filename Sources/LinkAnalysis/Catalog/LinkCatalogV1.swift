public import LinkPatterns

/// The description of an app's links for tools: its prefixes and its routes, as JSON.
///
/// It declares which URLs a table of routes accepts and the types of their values. It holds no code: only the app
/// knows which screen a route opens, and how. ``ParsedCatalog`` matches URLs with it.
///
/// Shape: `Documentation/Schemas/link-catalog-v1.schema.json`.
public struct LinkCatalogV1: Equatable, Sendable {
  /// The version that this type reads and writes.
  public static let version = 1

  /// The beginnings that URLs may have, the one to print first.
  public var prefixes: [Prefix]

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
  ///   - prefixes: The beginnings that URLs may have, the one to print first.
  ///   - routes: The routes, in order of declaration.
  ///   - shapes: The types that are the app's own, as regular expressions by name.
  public init(prefixes: [Prefix], routes: [Route], shapes: [String: String] = [:]) {
    self.prefixes = prefixes
    self.routes = routes
    self.shapes = shapes
  }
}

extension LinkCatalogV1 {
  /// One beginning that URLs may have.
  public enum Prefix: Hashable, Sendable {
    /// A custom scheme; without a host, the host of its URLs is their first segment.
    ///
    /// `plusIsSpace` is whether `+` in queries is a space.
    case scheme(String, host: String?, plusIsSpace: Bool = false)

    /// A web domain: `example.com`, or `*.example.com` for its subdomains.
    ///
    /// `allowsHTTP` is whether `http` is accepted as well as `https`, `path` is what every path begins with, and
    /// `inFragment` whether the path of a link stands behind `#`.
    case domain(
      String,
      allowsHTTP: Bool,
      plusIsSpace: Bool = true,
      path: String = "",
      inFragment: Bool = false
    )
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
    public var types: [String: CatalogType] = [:]

    /// The bounds of values in the path beyond their types, by the names of their parameters.
    public var bounds: [String: Bounds] = [:]

    /// The values of parameters of the path when they are absent, by name.
    public var defaults: [String: CatalogValue] = [:]

    /// The separators between the values of lists in the path, by the names of their parameters.
    ///
    /// Shape: `,`, `;`, `~` or `/`.
    public var separators: [String: String] = [:]

    /// Further patterns for the same route.
    public var aliases: [String] = []

    /// Further patterns that use other names for parameters, or other places.
    public var forms: [Form] = []

    /// The query items that the route reads.
    public var query: [QueryItem] = []

    /// The fragment, if the route reads it.
    public var fragment: QueryItem?

    /// The sources that can open the route; `nil` when it is not stated.
    public var access: LinkAccess?

    /// The effect of the route; `nil` when it is not stated.
    public var effect: LinkEffect?

    /// The names of parameters whose values are left out of failures.
    public var secrets: [String] = []

    /// Where its links go; `nil` when it is not stated.
    public var placement: Placement?

    /// The prefixes that the route is limited to, some of those of the catalog; `nil` for all.
    public var prefixes: [Prefix]?

    /// Whether query items that the route does not read are refused.
    public var isStrict = false

    /// The query items that the route takes beside those that it reads, even when it is strict.
    public var takenItems = TakenItems.none

    /// Whether ASCII letters of literals match in either case.
    public var isCaseInsensitive = false

    /// How a slash at the end of a path is treated.
    public var trailingSlash = TrailingSlash.ignored

    /// The name of the route's screen, a text for people.
    public var title: String?

    /// The purpose of the route, a text for people.
    public var summary: String?

    /// URLs of the route.
    public var examples: [String] = []
  }
}

extension LinkCatalogV1.Route {
  /// Creates a route of a path alone.
  ///
  /// Items of the query, bounds, further forms and places come from JSON, or from a router.
  ///
  /// - Parameters:
  ///   - name: The route's name, unique in the catalog.
  ///   - path: The pattern of the path.
  ///   - types: The types of values in the path, by the names of their parameters.
  ///   - access: The sources that can open the route.
  public init(
    name: String,
    path: String,
    types: [String: CatalogType] = [:],
    access: LinkAccess? = nil
  ) {
    self.init(name: name, path: path, types: types, aliases: [], access: access)
  }
}
