import LinkPatterns

/// Finds routes that accept exactly the same URLs, so that only a name decides between them.
///
/// It compares declarations, in linear time; whether different patterns overlap is for the audit of
/// a table to prove.
enum RouteTies {
  /// What a form of a route accepts: each segment, whether a slash stands at the end, and the names of
  /// the query items it requires.
  private struct Accepted: Hashable {
    let segments: [String]
    let needsSlash: Bool?
    let items: [String]
  }

  /// Finds the ties among routes.
  static func problems(
    among routes: [RouteRecord],
    _ trailingSlash: TrailingSlash
  ) -> [RouteProblem] {
    var before: [Accepted: [RouteRecord]] = [:]
    var problems: [RouteProblem] = []
    let byName = routes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for route in byName {
      for form in route.forms {
        let accepted = Self.accepted(by: form, of: route, trailingSlash)
        let winner = before[accepted]?.first { $0.fields.sharesPrefixes(with: route.fields) }
        guard let winner else {
          before[accepted, default: []].append(route)
          continue
        }
        problems.append(
          RouteProblem(
            code: .tied(with: winner.name),
            route: route.name,
            pattern: form.text,
            parameter: nil
          )
        )
      }
    }
    return problems
  }

  /// What a form accepts.
  private static func accepted(
    by form: RouteForm,
    of route: RouteRecord,
    _ trailingSlash: TrailingSlash
  ) -> Accepted {
    let segments = form.path.segments.map { segment in
      switch segment {
      case .literal(let bytes): return "/" + String(decoding: bytes, as: UTF8.self)
      case .parameter(let parameter):
        if let expression = parameter.expression { return "(\(expression))" }
        let position = form.position(inPath: parameter.name)
        return ":" + (position.flatMap { route.parameters[$0].pathShape?.name } ?? "")
      case .mixed, .rest: return form.text
      }
    }
    let meaning = route.fields.trailingSlash ?? trailingSlash
    return Accepted(
      segments: segments,
      needsSlash: form.path.alternatives.first.flatMap(meaning.expectation),
      items: form.requiredItems(of: route.parameters).sorted()
    )
  }
}

extension RouteForm {
  /// The query items without which the form does not match.
  func requiredItems(of parameters: [RouteParameter]) -> [String] {
    zip(places, parameters).compactMap { place, parameter in
      place?.place == .query && !parameter.isOptional ? place?.key : nil
    }
  }

  /// The forms of parameters that only some text fits, by their names in the pattern.
  func shapes(of parameters: [RouteParameter]) -> [String: ParameterShape] {
    var shapes: [String: ParameterShape] = [:]
    for (place, parameter) in zip(places, parameters) where place?.place == .path {
      guard let place, let shape = parameter.pathShape else { continue }
      shapes[place.key] = shape
    }
    return shapes
  }
}
