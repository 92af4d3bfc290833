package import LinkPatterns

/// One way to write the URLs of a route: a pattern with the places of its parameters.
///
/// The first form of a route is printed; the others are aliases and variants.
package final class RouteForm: Sendable {
  /// The pattern, as it was written.
  package let text: String

  /// The pattern of the path.
  package let path: PathPattern

  /// The place of each parameter of the route; `nil` for one that the form leaves out.
  package let places: [ParameterLocation?]

  /// The position of each parameter among those of the path; -1 for one elsewhere.
  let numbers: [Int]

  /// The positions of named parameters of the path that only an alias has.
  package let aliasNumbers: [Int]

  /// The name with which the form is printed on request.
  package let variant: String?

  /// Creates a form.
  package init(text: String, path: PathPattern, places: [ParameterLocation?], variant: String?) {
    self.text = text
    self.path = path
    self.places = places
    self.variant = variant
    var numbers: [Int] = []
    for place in places { numbers.append(place?.number ?? -1) }
    self.numbers = numbers
    aliasNumbers = path.parameters.indices.filter {
      !numbers.contains($0) && !path.parameters[$0].isUnnamed
    }
  }

  /// The form with brackets after the names of the query items that are declared to have them.
  func withBrackets(_ parameters: [RouteParameter]) -> RouteForm {
    var places = places
    for (index, parameter) in parameters.enumerated() where parameter.listForm == .bracketedItems {
      guard let place = places[index], place.place == .query, !place.key.hasSuffix("[]") else {
        continue
      }
      places[index] = ParameterLocation(place: .query, key: place.key + "[]")
    }
    return RouteForm(text: text, path: path, places: places, variant: variant)
  }

  /// Finds a parameter by its name in the pattern.
  package func position(inPath name: String) -> Int? {
    places.firstIndex { $0?.place == .path && $0?.key == name }
  }
}

/// The place of a parameter in a form of a route.
package struct ParameterLocation: Sendable {
  /// The name in the pattern, or of the query item.
  package let key: String

  /// The position among the parameters of the path; -1 for a value elsewhere.
  let number: Int

  /// The part of the URL.
  package let place: RouteParameter.Place

  /// The place behind some more parameters of the path.
  func moved(by count: Int) -> ParameterLocation {
    ParameterLocation(place: place, key: key, number: number < 0 ? number : number + count)
  }

  /// Creates a place.
  package init(place: RouteParameter.Place, key: String, number: Int = -1) {
    (self.place, self.key, self.number) = (place, key, number)
  }
}
