import LinkPatterns

/// Reads one pattern of a route, gives each parameter its place, and collects the mistakes.
final class RouteDeclaration {
  /// How the parameters of a route are declared, which decides what advice helps.
  enum Source {
    /// They are the values of a constructor.
    case constructor

    /// They are the values of a constructor, and this is another pattern than the one of the route.
    case alias

    /// They are listed beside the pattern.
    case list

    /// The route is declared with one link, and has no parameters.
    case constant
  }

  /// How the parameters are declared.
  private let source: Source

  /// The name of the route.
  let route: String

  /// The pattern, as it was written.
  let text: String

  /// The pattern, read; `nil` when it is not one.
  let path: PathPattern?

  /// The path, the query and the fragment of the pattern.
  private let template: RouteTemplate

  /// The parameters.
  ///
  /// Those of the canonical form get their places.
  private(set) var parameters: [RouteParameter]

  /// The places so far, one a parameter.
  private var places: [RoutePlace?]

  /// What is wrong with it.
  private(set) var problems: [RouteProblem] = []

  /// Reads a pattern.
  init(of route: String, _ pattern: String, _ parameters: [RouteParameter], source: Source) {
    (self.route, text, self.source) = (route, pattern, source)
    self.parameters = parameters
    places = Array(repeating: nil, count: parameters.count)
    template = RouteTemplate(pattern)
    do {
      path = try PathPattern(template.path)
    } catch {
      path = nil
      note(.pattern(error), nil)
    }
    #if DEBUG
    let foreign = PatternSyntaxError(foreign: template.path)
    if let foreign {
      problems = []
      note(.pattern(foreign), nil)
    }
    #endif
    if let text = template.mistake { note(text.hasPrefix("#") ? .fragment : .template, text) }
    for (index, parameter) in parameters.enumerated() {
      let isRepeated = parameters[..<index].contains { $0.name == parameter.name }
      if isRepeated { note(.declaredTwice, parameter.name) }
    }
  }

  /// Gives each parameter its place.
  func form(
    renaming names: [String: String] = [:],
    explicit: [Int] = [],
    isCanonical: Bool,
    variant: String? = nil
  ) -> RouteForm? {
    let inPath = path?.parameters ?? []
    // Groups without a name are numbered by their pattern: where one is a value, all are.
    let numbersCount = inPath.contains { group in
      group.isUnnamed
        && (names[group.name] != nil || parameters.contains { $0.name == group.name })
    }
    for parameter in inPath {
      if parameter.isUnnamed, !numbersCount {
        if isCanonical || variant != nil { note(.unnamedGroup, parameter.name) }
        continue
      }
      place(names[parameter.name] ?? parameter.name, .path, parameter.name, parameter.isOptional)
    }
    for item in template.items {
      place(names[item.parameter] ?? item.parameter, .query, item.key)
    }
    if let name = template.fragment { place(names[name] ?? name, .fragment, name) }
    for (index, parameter) in parameters.enumerated() where explicit.contains(index) {
      // An alias may have a place of its own for it.
      if !isCanonical, places[index] != nil { continue }
      place(parameter.name, parameter.place, parameter.key)
    }
    guard let path else { return nil }
    for (index, parameter) in parameters.enumerated() where places[index] == nil {
      let isRepeated = parameters[..<index].contains { $0.name == parameter.name }
      guard isCanonical || !parameter.isOptional, !isRepeated else { continue }
      note(source == .list ? .unplacedParameter : .unplacedLabel, parameter.name)
    }
    return RouteForm(text: text, path: path, places: places, variant: variant)
  }

  /// Gives a parameter its place.
  private func place(
    _ name: String,
    _ place: RouteParameter.Place,
    _ key: String?,
    _ canBeAbsent: Bool = true
  ) {
    guard let index = parameters.firstIndex(where: { $0.name == name }) else {
      switch source {
      case .constructor: return note(.unknownParameter, name)
      case .alias:
        let label = parameters[places.firstIndex { $0 == nil } ?? 0].name
        return note(.unknownName(insteadOf: label), name)
      case .list: return note(.undeclaredParameter, name)
      case .constant: return note(.parameterOfConstant, name)
      }
    }
    if places[index] != nil { note(.placedTwice, name) }
    if !canBeAbsent, parameters[index].isOptional, parameters[index].listForm == nil {
      note(.optionalInPath, name)
    }
    if place != .query, parameters[index].isRepeated {
      note(.repeatedOutsideQuery, name)
    }
    places[index] = RoutePlace(place: place, key: key ?? parameters[index].key)
  }

  /// Notes a mistake.
  func note(_ code: RouteProblem.Code, _ parameter: String?) {
    problems.append(RouteProblem(code: code, route: route, pattern: text, parameter: parameter))
  }
}
