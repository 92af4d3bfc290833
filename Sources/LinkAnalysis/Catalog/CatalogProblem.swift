@_spi(Tools) import LinkRouting

/// A mistake in a catalog.
public struct CatalogProblem: Error, Hashable, Sendable {
  /// The kinds of problems, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The name of the kind, as in output of tools.
    public let name: String

    /// A key that must be there is not.
    public static let missingKey = Code(name: "missingKey")

    /// A value is of another JSON type than it should be.
    public static let wrongType = Code(name: "wrongType")

    /// A key that is not known: an error in a catalog of a later version.
    public static let unknownKey = Code(name: "unknownKey")

    /// An access names a source that the system does not have, without its trust.
    public static let unknownSource = Code(name: "unknownSource")

    /// A name without a character.
    public static let emptyName = Code(name: "emptyName")

    /// Two routes have one name.
    public static let repeatedName = Code(name: "repeatedName")

    /// A path is not a valid pattern.
    public static let pattern = Code(name: "pattern")

    /// A type is neither one of those that are known nor a list of words.
    public static let unknownType = Code(name: "unknownType")

    /// A type is given to a parameter that no pattern of the route has.
    public static let unknownParameter = Code(name: "unknownParameter")

    /// Two query items, or a query item and a parameter, have one name.
    public static let repeatedItem = Code(name: "repeatedItem")

    /// A default is not a value of its item's type.
    public static let defaultType = Code(name: "defaultType")

    /// A key or a source has the name that it had in earlier catalogs.
    public static let formerName = Code(name: "formerName")

    /// A prefix is not a scheme, a scheme with a host, or a domain.
    public static let prefix = Code(name: "prefix")

    /// There is no prefix, so no URL matches.
    public static let noPrefix = Code(name: "noPrefix")

    /// An example does not match its route.
    public static let example = Code(name: "example")

    /// No URL matches a pattern.
    public static let unreachable = Code(name: "unreachable")

    /// Two statements that cannot both be meant, such as required and a default.
    public static let contradiction = Code(name: "contradiction")

    /// No window can show the links of a route, or a tab has no first screen.
    public static let unplaced = Code(name: "unplaced")

    /// The texts of a segment take more than `PatternLimits` allow.
    public static let overLimit = Code(name: "overLimit")
  }

  /// The kind of problem.
  public let code: Code

  /// The place in the JSON: `routes[3].types.league`; empty for the whole.
  public let path: String

  /// The name of the route.
  public let route: String?

  /// The name of the parameter or query item.
  public let parameter: String?

  /// The expected text or value, as a sentence.
  public let message: String

  /// Describes a problem.
  init(
    _ code: Code,
    at path: String,
    route: String? = nil,
    parameter: String? = nil,
    _ message: String
  ) {
    (self.code, self.path, self.route) = (code, path, route)
    (self.parameter, self.message) = (parameter, message)
  }

  /// Describes a pattern whose texts take more than the limits allow.
  init(_ problem: RouteProblem, of route: LinkCatalogV1.Route, at path: String) {
    let key = route.place(ofPattern: problem.pattern)
    self.init(.overLimit, at: "\(path).\(key)", route: route.name, problem.advice)
  }
}

extension LinkCatalogV1.Route {
  /// Where a pattern is in the JSON of the route.
  func place(ofPattern text: String) -> String {
    if path == text { return "path" }
    if let index = aliases.firstIndex(of: text) { return "aliases[\(index)]" }
    return forms.firstIndex { $0.path == text }.map { "forms[\($0)].path" } ?? "path"
  }
}

extension CatalogProblem: CustomStringConvertible {
  /// The place and the sentence.
  public var description: String {
    let place = path.isEmpty ? "the file" : path
    return "\(place)\(route.map { " (\($0))" } ?? ""): \(message)"
  }
}

/// All problems that keep a text from being a catalog.
public struct CatalogProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the text.
  ///
  /// At least one.
  public let problems: [CatalogProblem]

  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
