import LinkPatterns

/// Finds the place of each parameter in a pattern of a route, and collects the mistakes.
final class RouteDeclaration {
  /// The way the parameters are declared, which decides the advice for mistakes.
  enum Source {
    /// They are the values of a constructor.
    case constructor

    /// They are the values of a constructor, and this is an alias or a variant.
    case alias

    /// They are listed after the pattern.
    case list

    /// The route is declared with one link, and has no parameters.
    case constant
  }

  /// The way the parameters are declared.
  private let source: Source

  /// The name of the route.
  let route: String

  /// The pattern.
  let template: RouteTemplate

  /// The parameters.
  let parameters: [RouteParameter]

  /// The places so far, one for each parameter.
  private var places: [ParameterLocation?]

  /// The labels that the pattern names.
  private var mentioned: [String] = []

  /// The problems of the declaration.
  private(set) var problems: [RouteProblem] = []

  /// Begins with the mistakes of the pattern itself.
  init(
    of route: String,
    _ template: RouteTemplate,
    _ parameters: [RouteParameter],
    source: Source
  ) {
    (self.route, self.template, self.source) = (route, template, source)
    self.parameters = parameters
    places = Array(repeating: nil, count: parameters.count)
    if let error = template.error { report(.pattern(error), nil) }
    if let text = template.mistake { report(text.hasPrefix("#") ? .fragment : .template, text) }
    for position in parameters.indices where isDeclaredBefore(position) {
      report(.declaredTwice, parameters[position].name)
    }
  }

  /// The position of a parameter; `nil` for an unknown name.
  private func index(of name: String) -> Int? {
    for position in parameters.indices where parameters[position].name == name { return position }
    return nil
  }

  /// Whether an earlier parameter has the same name.
  private func isDeclaredBefore(_ position: Int) -> Bool {
    index(of: parameters[position].name) != position
  }

  /// Finds a place for each parameter.
  func form(
    renaming names: [String: String] = [:],
    explicit: [Int] = [],
    isCanonical: Bool,
    variant: String? = nil
  ) -> RouteForm? {
    let groups = template.path?.parameters ?? []
    // The pattern numbers groups without a name: if one of them is a value, all are.
    var usesNumberedGroups = false
    for group in groups where group.isUnnamed {
      if names[group.name] != nil || index(of: group.name) != nil { usesNumberedGroups = true }
    }
    let fragments = template.fragment.map { [$0] } ?? []
    mentioned = (groups.map(\.name) + template.items.map(\.parameter) + fragments).map {
      names[$0] ?? $0
    }
    for (number, group) in groups.enumerated() {
      if usesNumberedGroups || !group.isUnnamed {
        let isRest = template.path?.alternatives.first.map { alternative in
          alternative.endsWithAnything
            && alternative.segments.last?.names.contains(group.name) == true
        }
        let canBeAbsent = group.isOptional || isRest == true
        place(
          names[group.name] ?? group.name,
          .path,
          group.name,
          canBeAbsent,
          isInOptionalPart: group.isOptional && !group.isRepeated,
          number
        )
      } else if isCanonical || variant != nil {
        report(.unnamedGroup, group.name)
      }
    }
    for item in template.items {
      place(names[item.parameter] ?? item.parameter, .query, item.key)
    }
    if let name = template.fragment { place(names[name] ?? name, .fragment, name) }
    // An alias may have another place for it.
    for position in explicit where isCanonical || places[position] == nil {
      let parameter = parameters[position]
      place(parameter.name, parameter.place, parameter.key)
    }
    for position in parameters.indices where parameters[position].place == .items {
      places[position] = ParameterLocation(place: .items, key: "")
      if isCanonical { report(.itemsNotTaken, parameters[position].name) }
    }
    guard let path = template.path else { return nil }
    for position in parameters.indices where places[position] == nil {
      let parameter = parameters[position]
      guard isCanonical || !parameter.isOptional, !isDeclaredBefore(position) else { continue }
      report(source == .list ? .unplacedParameter : .unplacedLabel, parameter.name)
    }
    return RouteForm(text: template.text, path: path, places: places, variant: variant)
  }

  /// A label that the pattern does not name, and that an unknown name at a place may stand for.
  private func label(for place: RouteParameter.Place) -> String? {
    let others = parameters.filter { !mentioned.contains($0.name) }
    return (others.first { $0.place == place } ?? others.first { !$0.isOptional })?.name
  }

  /// Finds the place of a parameter.
  private func place(
    _ name: String,
    _ place: RouteParameter.Place,
    _ key: String?,
    _ canBeAbsent: Bool = true,
    isInOptionalPart mustBePresent: Bool = false,
    _ number: Int = -1
  ) {
    guard let index = index(of: name) else {
      switch source {
      case .constructor: return report(.unknownParameter, name)
      case .alias:
        guard let label = label(for: place) else { return report(.unknownParameter, name) }
        return report(.unknownName(insteadOf: label), name)
      case .list: return report(.undeclaredParameter, name)
      case .constant: return report(.parameterOfConstant, name)
      }
    }
    let key = key ?? parameters[index].key
    // A list may still get brackets after its name.
    var isShared = false
    for other in places.indices where places[other]?.key == key && !parameters[other].isRepeated {
      if places[other]?.place != .fragment { isShared = true }
    }
    isShared = isShared && place == .query && !parameters[index].isRepeated
    if isShared || places[index] != nil { report(.placedTwice, isShared ? key : name) }
    let isOptional = parameters[index].isOptional || parameters[index].listForm != nil
    if !canBeAbsent, parameters[index].isOptional, parameters[index].listForm == nil {
      report(.optionalInPath, name)
    }
    if mustBePresent, !isOptional, parameters[index].defaultOutput == nil {
      report(.requiredInOptionalPart, name)
    }
    if place != .query, parameters[index].isRepeated {
      report(.repeatedOutsideQuery, name)
    }
    places[index] = ParameterLocation(place: place, key: key, number: number)
  }

  /// Records a mistake.
  func report(_ code: RouteProblem.Code, _ parameter: String?) {
    problems.append(
      RouteProblem(code: code, route: route, pattern: template.text, parameter: parameter)
    )
  }
}
