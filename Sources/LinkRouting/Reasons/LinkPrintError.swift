/// Why a link has no URL, or none that would lead back to it.
public struct LinkPrintError: Error, Hashable, Sendable {
  /// The kinds of errors.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: Hashable, Sendable {
      case dotSegment, emptySegment, notExpressible, overLimit, noRoute, unknownOrigin
      case unknownVariant
      case shadowed(by: String)
    }

    /// The kind.
    let value: Value

    /// A path value is `.` or `..`, which every URL parser would resolve.
    public static let dotSegment = Code(value: .dotSegment)

    /// A path value is empty, which no parameter matches.
    public static let emptySegment = Code(value: .emptySegment)

    /// The pattern cannot hold the value: the printed URL would mean another link, or none.
    public static let notExpressible = Code(value: .notExpressible)

    /// The URL would exceed a limit of the router.
    public static let overLimit = Code(value: .overLimit)

    /// The router has no route for the link.
    public static let noRoute = Code(value: .noRoute)

    /// The router does not have the origin that was asked for.
    public static let unknownOrigin = Code(value: .unknownOrigin)

    /// The route has no variant of the name that was asked for.
    public static let unknownVariant = Code(value: .unknownVariant)

    /// Another route would win the printed URL.
    ///
    /// - Parameter route: The name of that route.
    /// - Returns: The code, which compares equal for one route only.
    public static func shadowed(by route: String) -> Code { Code(value: .shadowed(by: route)) }
  }

  /// The route that would win the printed URL; `nil` for another error.
  package var rival: String? {
    if case .shadowed(let route) = code.value { route } else { nil }
  }

  /// What is wrong.
  public let code: Code

  /// The route that was to be printed, where there is one.
  public let route: String?

  /// The parameter concerned.
  public let parameter: String?

  /// Its value.
  public let value: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - route: The route that was to be printed.
  ///   - parameter: The parameter concerned.
  ///   - value: Its value.
  package init(_ code: Code, route: String?, parameter: String? = nil, value: String? = nil) {
    self.code = code
    self.route = route
    self.parameter = parameter
    self.value = value
  }
}

extension LinkPrintError: CustomStringConvertible {
  /// A sentence that names route, parameter and value.
  public var description: String {
    let place = [route.map { "route '\($0)'" }, parameter.map { "parameter '\($0)'" }]
      .compactMap(\.self).joined(separator: ", ")
    let sentence =
      switch code.value {
      case .dotSegment: "a path cannot hold the value '\(value ?? "")'"
      case .emptySegment: "a path cannot hold an empty value"
      case .notExpressible: "the printed URL would not lead back to the link"
      case .overLimit: "the URL would exceed a limit"
      case .noRoute: "the router has no route for the link"
      case .unknownOrigin: "the router does not have this origin"
      case .unknownVariant: "the route does not have this variant"
      case .shadowed(by: let winner): "the route '\(winner)' would win the printed URL"
      }
    return place.isEmpty ? sentence : "\(place): \(sentence)"
  }
}
