import LinkPatterns

/// Why a catalog has no URL for a route and its values.
public struct CatalogPrintError: Error, Hashable, Sendable {
  /// The kinds of errors, to which more may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: String, Hashable, Sendable {
      case unknownRoute, unknownVariant, unknownParameter, missingParameter, repeatedParameter
      case valueType, valueRange, emptySegment, dotSegment, unknownOrigin, overLimit, shadowed
      case notExpressible
    }

    /// The kind.
    let value: Value

    /// The name of the kind, as in output of tools.
    public var name: String { value.rawValue }

    /// No route that can be used has the name.
    public static let unknownRoute = Code(value: .unknownRoute)

    /// The route has no variant of the name.
    public static let unknownVariant = Code(value: .unknownVariant)

    /// The route has no parameter of the name.
    public static let unknownParameter = Code(value: .unknownParameter)

    /// A parameter that must have a value has none.
    public static let missingParameter = Code(value: .missingParameter)

    /// A parameter that has one value was given several.
    public static let repeatedParameter = Code(value: .repeatedParameter)

    /// A value does not have the shape of its type.
    public static let valueType = Code(value: .valueType)

    /// A value is out of the declared range, length or list.
    public static let valueRange = Code(value: .valueRange)

    /// A value in the path is empty, which no parameter matches.
    public static let emptySegment = Code(value: .emptySegment)

    /// A value in the path is `.` or `..`, which every URL parser would resolve.
    public static let dotSegment = Code(value: .dotSegment)

    /// The catalog does not have the origin, or it is all subdomains of a domain.
    public static let unknownOrigin = Code(value: .unknownOrigin)

    /// The URL would exceed a limit; the parameter named takes most of it.
    public static let overLimit = Code(value: .overLimit)

    /// Another route would win the printed URL; `found` is its name, the parameter the one to blame.
    public static let shadowed = Code(value: .shadowed)

    /// The pattern cannot hold a value: the printed URL would mean something else.
    public static let notExpressible = Code(value: .notExpressible)
  }

  /// What is wrong.
  public let code: Code

  /// The name of the route that was asked for.
  public let route: String

  /// The parameter concerned.
  public let parameter: String?

  /// What was expected: the name of a type, bounds, names.
  public let expected: String?

  /// What was found instead.
  public let found: String?

  /// The name that was probably meant.
  public let suggestion: String?

  /// Describes an error.
  init(
    _ code: Code,
    route: String,
    parameter: String? = nil,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil
  ) {
    (self.code, self.route, self.parameter) = (code, route, parameter)
    (self.expected, self.found, self.suggestion) = (expected, found, suggestion)
  }

  /// The one of several names that is most like a name.
  static func nearest(of names: some Sequence<String>, to name: String) -> String? {
    var best: (name: String, distance: Int)?
    for other in names {
      guard let distance = EditDistance.between(other.utf8, name.utf8),
        distance < best?.distance ?? .max
      else { continue }
      best = (other, distance)
    }
    return best?.name
  }
}

extension CatalogPrintError: CustomStringConvertible {
  /// A sentence for the developer.
  public var description: String {
    let (name, found) = (parameter ?? "", found.map { "'\($0)'" } ?? "nothing")
    let expected = expected ?? "something else"
    let sentence =
      switch code.value {
      case .unknownRoute: "No route is called '\(route)'."
      case .unknownVariant: "The route '\(route)' has no variant \(found)."
      case .unknownParameter:
        "The route '\(route)' has no parameter '\(name)'; it has \(expected)."
      case .missingParameter: "The parameter '\(name)' is missing; expected \(expected)."
      case .repeatedParameter: "The parameter '\(name)' has one value, and several were given."
      case .valueType, .valueRange: "The parameter '\(name)': expected \(expected), found \(found)."
      case .emptySegment: "The parameter '\(name)' stands in the path, and cannot be empty."
      case .dotSegment: "The parameter '\(name)' stands in the path, and cannot be \(found)."
      case .unknownOrigin: "No URL can be printed for \(found)."
      case .overLimit:
        parameter == nil
          ? "The URL would exceed a limit."
          : "The URL would exceed a limit; the parameter '\(name)' takes most of it."
      case .shadowed:
        parameter == nil
          ? "The route \(found) would win the URL."
          : "The route \(found) would win the URL, with this value of the parameter '\(name)'."
      case .notExpressible:
        parameter == nil
          ? "The URL would not lead back to these values."
          : "The URL would not lead back to this value of the parameter '\(name)'."
      }
    return suggestion.map { "\(sentence) Did you mean '\($0)'?" } ?? sentence
  }
}
