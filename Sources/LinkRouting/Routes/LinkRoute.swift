public import LinkPatterns

/// One kind of link, and the pattern of its URLs.
///
/// A route is closed at first: only the app's own code reaches it.
/// ``open(_:)-(LinkSource...)`` says from where else.
public struct LinkRoute<Link: DeepLink>: Sendable {
  /// The name: the enum case, the type or the pattern, unless another was given.
  public internal(set) var name: String

  /// The pattern, as it was written; under the path of the mount that it came through.
  public private(set) var pattern: String

  /// From where the route can be opened, besides from the app itself.
  public internal(set) var access = LinkAccess.appOnly

  /// Whether the route says its access itself, so that its `LinkRoutes` does not.
  var declaresAccess = false

  /// The prefixes that the route is limited to; `nil` for all.
  package var onlyPrefixes: [LinkPrefix]?

  /// Where its links go.
  package var placement = RoutePlacement<Link>()

  /// The names of the mounts that the route came through, the outermost first.
  package var mounts: [String] = []

  /// What the route reads and writes, in the order of the declaration.
  public internal(set) var parameters: [RouteParameter]

  /// What is wrong with the declaration.
  ///
  /// A route with problems is not used.
  public internal(set) var problems: [RouteProblem]

  /// Whether a URL with query items that the route does not know, or with several of one name for a single
  /// value, is refused.
  public private(set) var isStrict = false {
    didSet { for index in parameters.indices { parameters[index].isInStrictRoute = isStrict } }
  }

  /// What opening a link of the route does.
  public private(set) var effect = LinkEffect.navigate

  /// Whether, from schemes and less trusted origins, only apps of the own team reach the route.
  public private(set) var needsOwnTeam = false

  /// Whether ASCII letters of literal segments match in either case; `nil` when the router says.
  package var caseInsensitiveLiterals: Bool?

  /// What a slash at the end of a path means; `nil` when the router says.
  public private(set) var trailingSlash: TrailingSlash?

  /// What must be known before a screen is shown; `nil` when the app decides for all routes.
  public private(set) var need: ScreenNeed?

  /// Whether links are printed by the route, and not only read.
  public private(set) var isPrinted = true

  /// The ways to write its URLs, the one that is printed first.
  package var forms: [RouteForm]

  /// The positions of parameters whose place does not follow from the pattern.
  private let explicit: Set<Int>

  /// How links are taken apart and put together.
  package let codec: RouteCodec<Link>

  /// The pattern of the path; `nil` when it is none.
  var path: PathPattern? { forms.first?.path }

  /// Creates a route of its parts.
  init(
    name: String,
    pattern: String,
    declaration: RouteDeclaration,
    form: RouteForm?,
    explicit: Set<Int> = [],
    codec: RouteCodec<Link>
  ) {
    self.name = name
    self.pattern = pattern
    self.codec = codec
    self.explicit = explicit
    forms = form.map { [$0] } ?? []
    problems = declaration.problems(of: name)
    parameters = declaration.parameters.enumerated().map { index, parameter in
      var parameter = parameter
      if let place = form?.places[index] {
        parameter.place = place.place
        parameter.key = place.key
      }
      return parameter
    }
  }

  /// Creates a route for a type that holds the links of another.
  init<Other: DeepLink>(_ other: LinkRoute<Other>, codec: RouteCodec<Link>) {
    name = other.name
    pattern = other.pattern
    access = other.access
    declaresAccess = other.declaresAccess
    onlyPrefixes = other.onlyPrefixes
    parameters = other.parameters
    problems = other.problems
    isStrict = other.isStrict
    effect = other.effect
    needsOwnTeam = other.needsOwnTeam
    caseInsensitiveLiterals = other.caseInsensitiveLiterals
    trailingSlash = other.trailingSlash
    need = other.need
    isPrinted = other.isPrinted
    forms = other.forms
    explicit = other.explicit
    self.codec = codec
  }

  /// The route, refusing URLs with query items that it does not know, or with several for a single value.
  public var strict: LinkRoute {
    var route = self
    route.isStrict = true
    return route
  }

  /// Declares what a slash at the end of a path means, whatever the router says.
  ///
  /// A slash that must be there is printed.
  ///
  /// - Parameter meaning: What it means, in all patterns of the route.
  /// - Returns: The route.
  public func trailingSlash(_ meaning: TrailingSlash) -> LinkRoute {
    var route = self
    route.trailingSlash = meaning
    return route
  }

  /// Declares what opening a link of the route does.
  ///
  /// A route that does more than navigate refuses URLs with query items that it does not know.
  ///
  /// - Parameter effect: What it does.
  /// - Returns: The route.
  public func effect(_ effect: LinkEffect) -> LinkRoute {
    var route = self
    route.effect = effect
    route.isStrict = isStrict || !effect.isNavigation
    return route
  }

  /// The route, open only to apps of the own team where the caller is another app or unknown.
  public var ownTeamOnly: LinkRoute {
    var route = self
    route.needsOwnTeam = true
    return route
  }

  /// Declares what must be known about a link before its screen is shown.
  ///
  /// - Parameter need: What must be known.
  /// - Returns: The route.
  public func needing(_ need: ScreenNeed) -> LinkRoute {
    var route = self
    route.need = need
    return route
  }

  /// The route, kept alive for reading only: its links are printed by another one, or not at all.
  public var readOnly: LinkRoute {
    var route = self
    route.isPrinted = false
    return route
  }

  /// Adds a form.
  func adding(_ pattern: String, renaming names: [String: String], variant: String?) -> LinkRoute {
    var declaration = RouteDeclaration(
      pattern: pattern,
      parameters: parameters,
      source: .list
    )
    let rest = Set(parameters.indices.filter { parameters[$0].place != .path })
    let form = declaration.form(
      renaming: names,
      explicit: explicit.union(rest),
      isCanonical: false,
      variant: variant
    )
    var route = self
    route.problems += declaration.problems(of: name)
    if let form { route.forms.append(form.withBrackets(parameters)) }
    return route
  }

  /// Notes that something is wrong with the declaration.
  mutating func note(_ code: RouteProblem.Code, _ parameter: String? = nil) {
    problems.append(RouteProblem(code: code, route: name, pattern: pattern, parameter: parameter))
  }

  /// Puts a path before all patterns.
  mutating func prefix(_ path: String) {
    pattern = Self.joined(path, pattern)
    do throws(PatternSyntaxError) {
      forms = try forms.map { form throws(PatternSyntaxError) in
        let text = Self.joined(path, form.text)
        let read = try PathPattern(RouteTemplate(text).path)
        return RouteForm(text: text, path: read, places: form.places, variant: form.variant)
      }
    } catch {
      note(.pattern(error))
    }
    if (try? PathPattern(path))?.parameters.isEmpty == false { note(.parameterInMount) }
  }

  /// Changes the declaration of a parameter.
  func declaring(_ name: String, _ change: (inout RouteParameter) -> Void) -> LinkRoute {
    var route = self
    guard let index = parameters.firstIndex(where: { $0.name == name }) else {
      route.note(codec.key == nil ? .undeclaredParameter : .unknownParameter, name)
      return route
    }
    change(&route.parameters[index])
    return route
  }
}
