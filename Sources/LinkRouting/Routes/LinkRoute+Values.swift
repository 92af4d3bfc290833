import LinkPatterns

extension LinkRoute {
  /// Reads query values that do not have the form of their type as if they were absent.
  ///
  /// For values that a later release, or another sender, may add: `sort=trending` opens the search, unsorted,
  /// and is among the unused items. A value that has the form and is out of its ``bound(_:_:)`` is still
  /// refused.
  ///
  /// - Parameter names: Labels of the link. Each is an optional query item, or a list of them.
  /// - Returns: The route.
  public func lenient(_ names: String...) -> LinkRoute {
    names.reduce(self) { route, name in
      var route = route.declaring(name) { $0.isLenient = true }
      guard let index = route.index(of: name) else { return route }
      let stands = route.forms.compactMap { $0.places[index]?.place }
      let isOptional = route.parameters[index].isOptional
      if !isOptional || stands.contains(where: { $0 != .query }) { route.note(.notLenient, name) }
      return route
    }
  }

  /// Reads and prints integers with a number of digits, zeros leading: `/2024/05/17`.
  ///
  /// Text with another number of digits is not one of the route, and a number that takes more digits cannot
  /// be printed.
  ///
  /// - Parameters:
  ///   - count: The number of digits, 1 to 18.
  ///   - names: Labels of the link. Each is an integer, or a list of them.
  /// - Returns: The route.
  public func digits(_ count: Int, _ names: String...) -> LinkRoute {
    names.reduce(self) { route, name in
      let isInteger = route.index(of: name).map { route.parameters[$0].isInteger } ?? true
      guard isInteger, 1...18 ~= count else {
        var route = route
        route.note(.notAnInteger, name)
        return route
      }
      return route.declaring(name) { parameter in
        parameter.digits = count
        parameter.shape = .digits(count)
      }
    }
  }

  /// Says how the values of a list stand in a URL.
  ///
  /// Unless it is said, they are one query item each, or joined by commas in the path and the fragment.
  ///
  /// - Parameters:
  ///   - name: A label of the link.
  ///   - form: `.commaSeparated` for `k=a,b`, `.repeatedItems` for `k=a&k=b`, `.bracketedItems` for
  ///     `k[]=a&k[]=b`.
  /// - Returns: The route.
  public func list(_ name: String, _ form: RouteParameter.ListForm) -> LinkRoute {
    var route = self
    guard let index = index(of: name) else { return declaring(name) { _ in } }
    guard parameters[index].listForm != nil else {
      route.note(.notAList, name)
      return route
    }
    route.parameters[index].listForm = form
    route.forms = forms.map { $0.withBrackets(route.parameters) }
    route.parameters[index].key = route.forms.first?.places[index]?.key ?? name
    // By example, a list needs a separator outside the query, which may only come now.
    let places = forms.compactMap { $0.places[index]?.place }
    let isOutside = route.parameters[index].isRepeated && places.contains { $0 != .query }
    route.problems.removeAll { $0.code == .repeatedOutsideQuery && $0.parameter == name }
    if isOutside { route.note(.repeatedOutsideQuery, name) }
    return route
  }

  /// The position of a parameter; `nil` when there is none of the name.
  private func index(of name: String) -> Int? {
    parameters.firstIndex { $0.name == name }
  }
}

extension RouteParameter {
  /// Whether its values, or those of its list, are integers.
  fileprivate var isInteger: Bool { shape == .int || digits != nil }
}

extension ParameterShape {
  /// The form of a number of ASCII digits.
  fileprivate static func digits(_ count: Int) -> ParameterShape {
    let name = "Digits\(count)"
    let shape = try? ParameterShape(name: name, matching: "[0-9]{\(count)}")
    return shape ?? .anything(named: name)
  }
}
