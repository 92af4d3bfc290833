import LinkPatterns

/// One kind of link, and the pattern of its URLs.
///
/// A route is closed at first: only the app's own code reaches it. ``open(_:)`` says from where else.
public struct Route<Link: DeepLink>: Sendable {
  /// The name: the enum case or the type, unless another was given.
  public let name: String

  /// The pattern, as it was written.
  public let pattern: String

  /// From where the route can be reached, besides from the app itself.
  public private(set) var exposure: Set<LinkOrigin> = []

  /// What the route reads and writes, in the order of path and query.
  public let parameters: [RouteParameter]

  /// What is wrong with the declaration.
  ///
  /// A route with problems is not used.
  public let problems: [RouteProblem]

  /// The pattern, read; `nil` when it is not one.
  let path: PathPattern?

  /// How links are taken apart and put together.
  let codec: RouteCodec<Link>

  /// The shapes of the parameters that only some text fits, by name.
  var shapes: [String: ParameterShape] {
    Dictionary(
      parameters.compactMap { parameter in parameter.shape.map { (parameter.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Opens the route to links from outside.
  ///
  /// - Parameter origins: From where. Those of earlier calls stay.
  /// - Returns: The route, open.
  public func open(_ origins: LinkOrigin...) -> Route {
    var route = self
    route.exposure.formUnion(origins)
    return route
  }

  /// Tells whether links from an origin reach the route.
  ///
  /// - Parameter origin: Where a link came from.
  /// - Returns: `true` for ``LinkOrigin/app`` and for the origins the route was opened to.
  public func isOpen(to origin: LinkOrigin) -> Bool {
    origin == .app || exposure.contains(origin)
  }
}

extension Route where Link: Codable {
  /// Declares the links that are like an example: the same enum case, or the same struct.
  ///
  /// Encoding the example tells the labels, their types, and which are optional; its values do not
  /// matter. Labels in the pattern stand in the path, the others must be listed in `query`.
  ///
  /// - Parameters:
  ///   - example: Any link of this kind.
  ///   - pattern: The path. Shape: as ``PathPattern``, with labels as names.
  ///   - query: The labels that stand in the query, in the order in which they are printed.
  ///   - name: The name of the route; the enum case or the type when `nil`.
  /// - Complexity: O(*n*²), *n* = number of labels.
  public init(
    _ example: Link,
    _ pattern: String,
    query: [String] = [],
    name: String? = nil
  ) {
    var declaration = RouteDeclaration(pattern: pattern, query: query)
    let fields = declaration.fields(of: example)
    codec = RouteCodec(like: fields)
    self.name = name ?? codec.key
    self.pattern = pattern
    let names = declaration.place(fields.fields)
    if declaration.mistakes.isEmpty {
      declaration.check(reading: fields) { [codec] values in try codec.link(values) == example }
    }
    path = declaration.path
    parameters = names
    problems = declaration.mistakes.map { [name = self.name] mistake in
      RouteProblem(
        code: mistake.code,
        route: name,
        pattern: pattern,
        parameter: mistake.parameter
      )
    }
  }
}
