import LinkPatterns

/// Finds routes that accept exactly the same URLs, so that only their spelling decides between them.
///
/// It compares declarations in linear time; the audit of a table proves whether different patterns
/// overlap.
enum RouteTies {
  /// Finds the ties among the forms of routes.
  static func problems(
    among entries: [RouterEntry],
    _ trailingSlash: TrailingSlash
  ) -> [RouteProblem] {
    var before: [String: [RouterEntry]] = [:]
    var problems: [RouteProblem] = []
    // Tables decide the same way: by the pattern, then by the name.
    let keys = entries.map { $0.form.path.text + "\n" + $0.record.name }
    for index in keys.indices.sorted(by: { UTF8Text.precedes(keys[$0], keys[$1]) }) {
      let entry = entries[index]
      let (form, route) = (entry.form, entry.record)
      let accepted = accepted(by: form, of: route, trailingSlash)
      let known = before[accepted] ?? []
      guard let winner = known.first(where: { $0.record.sharesPrefixes(with: route) }) else {
        before[accepted] = known + [entry]
        continue
      }
      // A variant is for printing, and may be spelled like another form of its route.
      if winner.route == entry.route, winner.form.variant != nil || form.variant != nil { continue }
      problems.append(route.problem(.tied(with: winner.record.name), at: form.text))
    }
    return problems
  }

  /// The URLs that a form accepts: each segment, a slash at the end, the names of required query items,
  /// and whether it requires a fragment.
  private static func accepted(
    by form: RouteForm,
    of route: RouteRecord,
    _ trailingSlash: TrailingSlash
  ) -> String {
    var accepted = ""
    for segment in form.path.segments {
      switch segment {
      case .literal(let bytes): accepted += "/" + UTF8Text.text(bytes.span)
      case .parameter(let parameter):
        if let expression = parameter.expression {
          accepted += "(\(expression))"
        } else {
          accepted += ":" + form.shapeName(of: parameter.name, among: route.parameters)
        }
      case .mixed, .rest:
        accepted += form.text
        for name in segment.names {
          accepted += ":" + form.shapeName(of: name, among: route.parameters)
        }
      }
      accepted += "\n"
    }
    let meaning = route.fields.trailingSlash ?? trailingSlash
    let slash = form.path.alternatives.first.map { SlashRule(meaning, behind: $0) } ?? .any
    if slash != .any { accepted += slash == .one ? "/" : "!" }
    for item in form.requiredItems(of: route.parameters).sorted(by: UTF8Text.precedes) {
      accepted += "\n" + item
    }
    return accepted
  }
}

extension RouteForm {
  /// The name of the form of a path parameter; empty when any text fits.
  fileprivate func shapeName(of name: String, among parameters: [RouteParameter]) -> String {
    position(inPath: name).flatMap { parameters[$0].pathShape?.name } ?? ""
  }

  /// The query items that the form requires, and `#` when it requires a fragment.
  func requiredItems(of parameters: [RouteParameter]) -> [String] {
    zip(places, parameters).compactMap { place, parameter in
      guard let place, !parameter.isOptional else { return nil }
      return switch place.place {
      case .path: nil
      case .query: place.key
      case .fragment: "#"
      case .items: nil
      }
    }
  }

  /// The forms of parameters that only accept some texts, by their names in the pattern.
  func shapes(of parameters: [RouteParameter]) -> [String: ParameterShape] {
    var shapes: [String: ParameterShape] = [:]
    for (place, parameter) in zip(places, parameters) where place?.place == .path {
      guard let place, let shape = parameter.pathShape else { continue }
      shapes[place.key] = shape
    }
    return shapes
  }
}
