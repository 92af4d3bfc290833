public import LinkPatterns

/// A table from patterns to values of any type: screens, identifiers, closures.
///
/// It is the same router, for apps whose destinations are no links: a match gives the value that was
/// registered and the parameters by name. What a URL means does not depend on the order of
/// registration: `/posts/new` wins over `/posts/:id` wherever it stands, and two patterns that accept
/// the same URLs are a problem.
public struct RouteTable<Destination: Sendable>: Sendable {
  /// A destination and how it was found.
  public struct Match: Sendable {
    /// What was registered.
    public let destination: Destination

    /// The pattern under which it was registered.
    public let pattern: String

    /// The values of the pattern's parameters.
    public let parameters: RouteParameters

    /// The URL, canonical.
    public let url: LinkURL

    /// The query items whose values are not in the parameters, in order.
    public let unusedItems: [LinkQueryItem]
  }

  /// What a URL of the table means.
  private struct TableLink: DeepLink {
    /// The position of the pattern.
    let index: Int

    /// The values of its parameters.
    let parameters: RouteParameters
  }

  /// What was registered.
  private let destinations: [Destination]

  /// The patterns, at the same positions.
  public let patterns: [String]

  /// The router.
  private let router: LinkRouter<TableLink>

  /// What is wrong with the patterns, all of it.
  ///
  /// Patterns with problems are not used.
  public var problems: [RouteProblem] { router.problems }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - prefixes: What URLs of the app begin with, the one to print first.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: What a slash at the end of a path means.
  ///   - limits: The bounds for URLs.
  ///   - exposure: From where the destinations can be reached, besides from the app itself.
  ///   - routes: The patterns and what each leads to: `["/posts/:postID": .post]`.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    exposure: Set<LinkSource> = [],
    routes: KeyValuePairs<String, Destination>
  ) {
    destinations = routes.map(\.value)
    patterns = routes.map(\.key)
    let table = patterns.enumerated().map { index, pattern in
      LinkRoute<TableLink>(pattern) { parameters in
        TableLink(index: index, parameters: parameters)
      } print: { link in
        link.index == index ? link.parameters.strings : nil
      }
      .open(exposure)
    }
    router = LinkRouter(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      trailingSlash: trailingSlash,
      limits: limits,
      routes: table
    )
  }

  /// Finds the destination of a URL.
  ///
  /// - Parameters:
  ///   - text: The URL; without a scheme it is one within the app: `/posts/1`.
  ///   - sender: Where it came from.
  /// - Returns: The destination, or why there is none.
  /// - Complexity: As ``LinkRouter/match(_:relativeTo:from:)``.
  public func match(
    _ text: String,
    from sender: LinkSource = .app
  ) -> Result<Match, LinkFailure> {
    switch router.match(text, relativeTo: nil, from: sender) {
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
      return .failure(reason)
    case .matched(let match):
      return .success(
        Match(
          destination: destinations[match.link.index],
          pattern: patterns[match.link.index],
          parameters: match.link.parameters,
          url: match.url,
          unusedItems: match.unusedItems
        )
      )
    }
  }

  /// Prints the URL of a pattern with values for its parameters.
  ///
  /// - Parameters:
  ///   - pattern: A pattern of the table.
  ///   - parameters: The values, by name.
  ///   - origin: The beginning of the URL; the first when `nil`.
  /// - Returns: A canonical URL that leads back to the pattern and the values.
  /// - Throws: ``LinkFailure`` – any code.
  public func url(
    for pattern: String,
    _ parameters: RouteParameters = [:],
    at origin: LinkPrefix? = nil
  ) throws(LinkFailure) -> LinkURL {
    guard let index = patterns.firstIndex(where: { $0.utf8.elementsEqual(pattern.utf8) }) else {
      throw LinkFailure(.noPrintingRoute, route: pattern)
    }
    guard let origin = origin ?? router.prefixes.first else {
      throw LinkFailure(.unknownPrefix, route: pattern)
    }
    return try router.url(for: TableLink(index: index, parameters: parameters), at: origin)
  }
}
