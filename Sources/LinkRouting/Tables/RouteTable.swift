public import LinkPatterns

/// A table from patterns to values of any type: screens, identifiers, closures.
///
/// It is a router for apps whose destinations are not links: a match has the registered value
/// and the parameters by name. The match does not depend on the order of
/// registration: `/posts/new` wins over `/posts/:id` wherever it stands, and two patterns that accept
/// the same URLs are a problem.
public struct RouteTable<Destination: Sendable>: Sendable {
  /// A destination with the pattern and the values that led to it.
  public struct Match: Sendable {
    /// The registered destination.
    public let destination: Destination

    /// The values of the pattern's parameters.
    public let parameters: RouteParameters

    /// The registered pattern.
    public let pattern: String

    /// The URL in canonical form.
    public let url: LinkURL

    /// The query items whose values are not in the parameters, in order.
    public let unusedItems: [LinkQueryItem]

    fileprivate init(_ destination: Destination, _ link: TableLink, _ reader: ParameterReader) {
      (self.destination, parameters) = (destination, link.parameters)
      (pattern, url, unusedItems) = (reader.route.name, reader.url, reader.unusedItems)
    }
  }

  /// The registered destinations.
  private let destinations: [Destination]

  /// The patterns, in the order of the destinations.
  public let patterns: [String]

  /// Reads and prints the URLs.
  private let router: LinkRouter<TableLink>

  /// The problems of the patterns.
  ///
  /// Patterns with problems are not used. Debug builds also find prefixes that no URL can have.
  public var problems: [RouteProblem] { router.problems }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - prefixes: The prefixes of the app's URLs; the first is printed.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: The meaning of a slash at the end of a path.
  ///   - limits: The bounds for URLs.
  ///   - access: The sources that may open the destinations; `.appOnly` means the app itself.
  ///   - routes: The patterns with their destinations: `["/posts/:postID": .post]`.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    access: LinkAccess = .appOnly,
    routes: KeyValuePairs<String, Destination>
  ) {
    destinations = routes.map(\.value)
    patterns = routes.map(\.key)
    // A table may come at run time, so its mistakes are news in any build.
    router = LinkRouter(
      prefixes,
      limits,
      LinkRoutes(patterns.enumerated().map { TableLink.route(at: $0, $1).access(access) }),
      caseInsensitiveLiterals,
      trailingSlash,
      isChecked: true
    )
  }

  /// Finds the destination of a URL.
  ///
  /// - Parameters:
  ///   - text: The URL; without a scheme, a path within the app: `/posts/1`.
  ///   - source: The source of the URL.
  /// - Returns: The destination, or why no route takes the URL.
  /// - Complexity: As `LinkRouter.match(_:from:)`.
  public func match(_ text: String, from source: LinkSource = .app) -> Result<Match, LinkFailure> {
    do throws(LinkURLError) {
      switch router.engine.match(try router.engine.url(text, relativeTo: nil), from: source) {
      case .unmatched(let reason, _), .rejected(let reason, _), .unavailable(let reason):
        return .failure(reason)
      case .found(let link, let reader):
        guard let link = link as? TableLink else {
          return .failure(LinkFailure(.noLinkOfValues, route: reader.route.name))
        }
        return .success(Match(destinations[link.index], link, reader))
      }
    } catch {
      return .failure(LinkFailure(error))
    }
  }

  /// Prints the URL of a pattern with values for its parameters.
  ///
  /// - Parameters:
  ///   - pattern: A pattern of the table.
  ///   - parameters: The values, by name.
  ///   - prefix: The beginning of the URL; when `nil`, the first prefix without a wildcard.
  /// - Returns: A canonical URL that reads as the pattern and the values.
  /// - Throws: `LinkFailure` – any code.
  public func url(
    for pattern: String,
    _ parameters: RouteParameters = [:],
    at prefix: LinkPrefix? = nil
  ) throws(LinkFailure) -> LinkURL {
    guard let index = patterns.firstIndex(where: { UTF8Text.areEqual($0, pattern) }) else {
      throw LinkFailure(.noPrintingRoute, route: pattern)
    }
    let prefixes = router.prefixes
    guard let prefix = prefix ?? prefixes.first(where: \.isPrintable) ?? prefixes.first else {
      throw LinkFailure(.unknownPrefix, route: pattern)
    }
    return try router.url(for: TableLink(index: index, parameters: parameters), at: prefix)
  }
}

/// A link of a table.
private struct TableLink: DeepLink {
  /// The position of the pattern.
  let index: Int

  /// The values of its parameters.
  let parameters: RouteParameters

  /// The route of a pattern.
  static func route(at index: Int, _ pattern: String) -> LinkRoute<TableLink> {
    let fields = RouteFields(named: pattern, name: pattern) { parameters in
      TableLink(index: index, parameters: parameters)
    } print: { link in
      (link as? TableLink).flatMap { $0.index == index ? $0.parameters.strings : nil }
    }
    return LinkRoute(RouteRecord(fields))
  }
}
