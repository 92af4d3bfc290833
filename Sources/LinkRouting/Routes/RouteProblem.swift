public import LinkPatterns

/// A mistake in the declaration of a route, found when the router is made.
///
/// An app's router lists its problems and goes on without the routes that have one; see
/// ``LinkRouter/problems``.
public struct RouteProblem: Error, Hashable, Sendable {
  /// The kinds of problems.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The closed list behind the open one.
    enum Value: Hashable, Sendable {
      case pattern(PatternSyntaxError)
      case unknownParameter, unplacedLabel, optionalInPath, placedTwice
      case noOrigin
      case template, declaredTwice, undeclaredParameter, unplacedParameter, repeatedOutsideQuery
      case tied(with: String)
      case overLimit(segment: Int, PatternSyntaxError.Excess)
      case noSample, notTakenApart, parameterInMount, parameterOfConstant
      case notLenient, notAnInteger, notAList
      case sameLinks(as: String), sampleTaken(by: String)
      case noRoot, noTabRoot, notMounted
      case unknownPrefix(String)
    }

    /// The kind.
    let value: Value

    /// The pattern is not one.
    ///
    /// - Parameter error: What is wrong with it.
    /// - Returns: The code.
    public static func pattern(_ error: PatternSyntaxError) -> Code { Code(value: .pattern(error)) }

    /// A name in the pattern or the query is no label of the link.
    public static let unknownParameter = Code(value: .unknownParameter)

    /// A label of the link has no place in the pattern or the query.
    public static let unplacedLabel = Code(value: .unplacedLabel)

    /// An optional label stands in the path, where something must stand.
    public static let optionalInPath = Code(value: .optionalInPath)

    /// A label stands in both the path and the query, or twice in the query.
    public static let placedTwice = Code(value: .placedTwice)

    /// Another route accepts the same URLs, and wins by its name.
    ///
    /// The route is used for printing.
    ///
    /// - Parameter route: The name of the other route.
    /// - Returns: The code.
    public static func tied(with route: String) -> Code { Code(value: .tied(with: route)) }

    /// The query or the fragment of the pattern is not made of `key=:name` and `:name`.
    public static let template = Code(value: .template)

    /// Two parameters have one name.
    public static let declaredTwice = Code(value: .declaredTwice)

    /// The pattern names a parameter that is not declared beside it.
    public static let undeclaredParameter = Code(value: .undeclaredParameter)

    /// A parameter is declared, and stands nowhere.
    public static let unplacedParameter = Code(value: .unplacedParameter)

    /// A list of repeated query items stands in the path or the fragment, which has no items.
    public static let repeatedOutsideQuery = Code(value: .repeatedOutsideQuery)

    /// The texts of a segment take more than `PatternLimits` allow, as a list of thousands of words does,
    /// so that no URL would fit.
    ///
    /// - Parameters:
    ///   - segment: The segment of the pattern, counted from 1.
    ///   - excess: The limit, and what the segment takes.
    /// - Returns: The code.
    public static func overLimit(segment: Int, _ excess: PatternSyntaxError.Excess) -> Code {
      Code(value: .overLimit(segment: segment, excess))
    }

    /// A type of the constructor gives no sample, which `parameter` names.
    public static let noSample = Code(value: .noSample)

    /// Reflection does not show the values of a link in the places of the constructor.
    public static let notTakenApart = Code(value: .notTakenApart)

    /// The pattern names a parameter, and the route is declared with one link instead of a constructor.
    public static let parameterOfConstant = Code(value: .parameterOfConstant)

    /// A parameter is lenient, and is not an optional query item.
    public static let notLenient = Code(value: .notLenient)

    /// A parameter has a number of digits, and is no integer, or its digits do not fit into one.
    public static let notAnInteger = Code(value: .notAnInteger)

    /// A parameter is written as a list, and is not one.
    public static let notAList = Code(value: .notAList)

    /// The path of a mount holds a parameter.
    public static let parameterInMount = Code(value: .parameterInMount)

    /// Another route before it is declared with the same constructor, and prints the links.
    ///
    /// The route is used for reading.
    public static func sameLinks(as route: String) -> Code { Code(value: .sameLinks(as: route)) }

    /// The URLs of its sample links lead to another route.
    public static func sampleTaken(by route: String) -> Code {
      Code(value: .sampleTaken(by: route))
    }

    /// No route reads `/`, and no link was named as the root, so a window has nothing to start with.
    public static let noRoot = Code(value: .noRoot)

    /// No route of a tab, which `parameter` names, does without values, so the tab has nothing to start with.
    public static let noTabRoot = Code(value: .noTabRoot)

    /// A link was opened whose type, which `parameter` names, no case of the app's links mounts, or several do.
    public static let notMounted = Code(value: .notMounted)

    /// The route is limited to a prefix that the router does not have; to none when it is empty.
    public static func unknownPrefix(_ prefix: String) -> Code {
      Code(value: .unknownPrefix(prefix))
    }

    /// The router has no origin, so no URL can lead to it.
    public static let noOrigin = Code(value: .noOrigin)
  }

  /// The route that accepts the same URLs; `nil` for another problem.
  package var rival: String? {
    if case .tied(let route) = code.value { route } else { nil }
  }

  /// Whether a segment takes more than `PatternLimits` allow.
  package var isOverLimit: Bool {
    if case .overLimit = code.value { true } else { false }
  }

  /// What is wrong.
  public let code: Code

  /// The name of the route; empty when the problem is the router's.
  public let route: String

  /// The pattern of the route, as it was written.
  public let pattern: String

  /// The label or parameter concerned.
  public let parameter: String?

  /// Describes a mistake.
  package init(code: Code, route: String, pattern: String, parameter: String?) {
    self.code = code
    self.route = route
    self.pattern = pattern
    self.parameter = parameter
  }
}

extension RouteProblem: CustomStringConvertible {
  /// A sentence that names the declaration and the fix.
  public var description: String {
    guard code != .noRoot else {
      return
        "No route reads '/'. Declare LinkRoute(.home, \"/\"), or name a link: DeepLinks(…, root:)."
    }
    guard code != .noTabRoot else {
      let tab = parameter ?? ""
      return """
        The tab '\(tab)' has nothing to start with: each of its routes needs a value. Declare a route without \
        one, LinkRoute(.\(tab), "/\(tab)").tab("\(tab)"), or make the value an optional query item.
        """
    }
    guard code != .notMounted else {
      let type = parameter ?? ""
      return """
        No mount makes a link of the app of '\(type)', or several do. Declare one: \
        LinkRoutes.mount("/path", \(type).routes, as: AppLink.name).
        """
    }
    guard code != .noOrigin else { return "The router has no prefix; name a scheme or a domain." }
    return "Route '\(route)' (\(pattern)): \(advice)"
  }

  /// What an item of a query in a pattern looks like.
  private static let item = "key=:name"

  /// What is wrong and what helps.
  package var advice: String {
    let name = parameter ?? ""
    return switch code.value {
    case .pattern(let error): "\(error)"
    case .unknownParameter: "the link has no label '\(name)'; name one of its labels."
    case .unplacedLabel:
      "the label '\(name)' has no place; write ':\(name)' into the path, or '?\(name)=:\(name)' behind it."
    case .optionalInPath:
      """
      '\(name)' is optional, and the path has no URL without it; write ':\(name)?', or put it in the \
      query: '?\(name)=:\(name)'.
      """
    case .placedTwice: "'\(name)' has two places; leave one."
    case .tied(with: let winner):
      "the route '\(winner)' accepts the same URLs and wins by its name; change one of them."
    case .template: "'\(name)' is no '\(Self.item)'; a query lists '\(Self.item)' joined by '&'."
    case .declaredTwice: "the parameter '\(name)' is declared twice; leave one."
    case .undeclaredParameter:
      "no parameter '\(name)' is declared; declare it, as .string(\"\(name)\") or of another type."
    case .unplacedParameter:
      "the parameter '\(name)' has no place; write ':\(name)' into the pattern or add `.inQuery`."
    case .repeatedOutsideQuery:
      "'\(name)' is a list of query items; give it a separator, or place it in the query."
    case .overLimit(let segment, let excess):
      """
      segment \(segment) takes at least \(excess.size) \(excess.limit), and the limit is \(excess.maximum); \
      make what its values look like simpler.
      """
    case .noSample:
      """
      a link of it cannot be tried out, since the type '\(name)' names no values: make it `CaseIterable`, give \
      it `linkSamples`, or pass `values: { link in … }`.
      """
    case .notTakenApart:
      """
      reflection does not show the values of a link in the order of its constructor; pass \
      `values: { link in … }`, and build with reflection metadata.
      """
    case .parameterOfConstant:
      """
      ':\(name)' has no value, since the route is declared with one link; name the constructor instead, as \
      in LinkRoute(AppLink.league, "/leagues/:id").
      """
    case .notLenient:
      "'\(name)' must have a value, or stands outside the query; make it an optional query item."
    case .notAnInteger: "'\(name)' is no integer of 1 to 18 digits; `.digits` is for those."
    case .notAList: "'\(name)' is a single value; give the link a list of values."
    case .parameterInMount:
      "the path of a mount is the same for all links; take the parameter out of it."
    case .sameLinks(let other):
      """
      the route '\(other)' is declared with the same constructor and prints its links; make this one \
      an `.alias` of it, or `.readOnly`.
      """
    case .sampleTaken(let other):
      "URLs of its links lead to the route '\(other)', which is more specific; change one of them."
    case .unknownPrefix(let prefix): Self.advice(ofUnknown: prefix)
    case .noOrigin, .noRoot, .noTabRoot, .notMounted: ""
    }
  }

  /// What is wrong with a prefix that a route is limited to, and what helps.
  private static func advice(ofUnknown prefix: String) -> String {
    guard !prefix.isEmpty else {
      return "it is limited to no prefix at all; take one `.prefixes` away, or make them overlap."
    }
    return
      "it is limited to \(prefix), which is no prefix of the router; add it there, or leave it out here."
  }
}
