extension ParsedCatalog {
  /// Makes a link from the written forms of its values.
  ///
  /// - Parameters:
  ///   - name: The name of the route.
  ///   - texts: The values by the names of their parameters, without escapes. A list has any number, every
  ///     other parameter one; a flag `true` or `false`.
  /// - Returns: The link, with its defaults; the router prints its URLs.
  /// - Throws: `LinkFailure` – `unknownRoute`, `unknownParameter`, `missingParameter`, `repeatedParameter`,
  ///   `valueType` or `valueRange`.
  public func link(
    _ name: String,
    _ texts: [String: [String]] = [:]
  ) throws(LinkFailure) -> CatalogLink {
    guard let index = index(ofRoute: name) else {
      throw LinkFailure(.unknownRoute, found: .name(name))
        .suggesting(name, among: routes.map(\.declared.name)).listing(routes.map(\.declared.name))
    }
    let parameters = routes[index].parameters
    for other in texts.keys.sorted() where !parameters.contains(where: { $0.name == other }) {
      let names = parameters.map(\.name)
      let expected = names.isEmpty ? "none" : names.joined(separator: ", ")
      throw LinkFailure(
        .unknownParameter,
        route: name,
        parameter: other,
        expected: .name(expected)
      )
      .suggesting(other, among: names)
    }
    var values: [String: CatalogValue] = [:]
    for parameter in parameters {
      values[parameter.name] = try parameter.value(of: texts[parameter.name] ?? [], route: name)
    }
    return CatalogLink(route: name, values: values)
  }
}

extension CatalogParameter {
  /// Reads the written forms of a value or of a list's values; without any, the default.
  fileprivate func value(
    of texts: [String],
    route: String
  ) throws(LinkFailure) -> CatalogValue? {
    guard !texts.isEmpty else {
      guard needsValue else { return usualValue }
      let expected = FailureText.name(type.type.name)
      throw LinkFailure(.missingParameter, route: route, parameter: name, expected: expected)
    }
    guard texts.count == 1 || listForm != nil else {
      throw LinkFailure(.repeatedParameter, route: route, parameter: name)
    }
    var values: [CatalogValue] = []
    for text in texts {
      guard let value = value(of: LinkText(text)) else {
        throw failure(.valueType, type.type.name, text, route)
      }
      if let bound, !bound.admits(LinkText(text)) {
        throw failure(.valueRange, "\(bound)", text, route)
      }
      values.append(value)
    }
    return listForm == nil ? values[0] : .list(values)
  }

  /// Describes the problem of a value.
  private func failure(
    _ code: LinkFailure.Code,
    _ expected: String,
    _ found: String,
    _ route: String
  ) -> LinkFailure {
    LinkFailure(
      code,
      route: route,
      parameter: name,
      expected: .name(expected),
      found: .value(found, isSecret: isSecret)
    )
  }
}

extension LinkFailure.Code {
  /// No usable route has the name.
  fileprivate static let unknownRoute = Self("unknownRoute", "no route is called '{found}'")

  /// The route has no parameter of the name.
  fileprivate static let unknownParameter =
    Self("unknownParameter", "it has no parameter '{parameter}'; expected {expected}")

  /// A parameter that must have a value has none.
  fileprivate static let missingParameter =
    Self("missingParameter", "parameter '{parameter}' is missing; expected {expected}")

  /// A parameter that takes one value was given several.
  fileprivate static let repeatedParameter =
    Self("repeatedParameter", "parameter '{parameter}' has one value, and several were given")
}

extension LinkFailure {
  /// The most names that are listed.
  private static var mostNames: Int { 12 }

  /// The failure, with the name that was probably meant.
  fileprivate func suggesting(_ name: String, among names: [String]) -> LinkFailure {
    let near = names.compactMap { other in
      EditDistance.between(Array(other.utf8), Array(name.utf8)).map { (other, $0) }
    }
    guard let best = near.min(by: { $0.1 < $1.1 })?.0 else { return self }
    return changed(fix: "Did you mean '\(best)'?")
  }

  /// The failure, with the names that there are where none was probably meant.
  fileprivate func listing(_ names: [String]) -> LinkFailure {
    guard fix == nil, !names.isEmpty else { return self }
    let shown = names.prefix(Self.mostNames)
    let rest = names.count - shown.count
    let list = shown.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
    return changed(fix: "The names are \(list).")
  }
}
