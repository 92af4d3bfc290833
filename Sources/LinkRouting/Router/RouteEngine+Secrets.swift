package import LinkPatterns

/// The places of a URL that are secret in any route.
package struct SecretPlaces {
  /// The segments, as ranges of the URL.
  var segments: [Range<Int>] = []

  /// The names of query items.
  var items: [String] = []

  /// Whether the values of all query items are.
  var hasAllItems = false

  /// Whether the fragment is secret.
  var hasFragment = false

  /// Whether the URL holds no secret value.
  var isEmpty: Bool { segments.isEmpty && items.isEmpty && !hasAllItems && !hasFragment }

  /// Whether there is a secret where a URL has the value of a parameter of its route.
  fileprivate func contains(_ index: Int, of reader: ParameterReader) -> Bool {
    guard let place = reader.form.places[index] else { return false }
    return switch place.place {
    case .path: reader.pathValue(of: index).map { contains($0.range) } ?? false
    case .query:
      hasAllItems
        || ([place.key] + reader.parameters[index].formerKeys).contains(where: items.contains)
    case .fragment: hasFragment
    case .items: false
    }
  }

  /// Tells whether a part of the path is one, or has one in it.
  package func contains(_ range: Range<Int>) -> Bool {
    segments.contains { $0.overlaps(range) }
  }
}

extension RouteEngine {
  /// Finds the places of a URL where some route has a secret.
  package func secretPlaces(of url: SegmentedURL, depth: Int = 0) -> SecretPlaces {
    index.secretEntries.isEmpty ? SecretPlaces() : SecretSearch(self, url, depth: depth).places
  }

  /// The first parameter of a link whose value is a link with a secret.
  package func parameterWithNestedSecret(of parts: LinkComponents) -> String? {
    for printed in parts.routes {
      for (index, parameter) in routes[printed.index].parameters.enumerated() {
        if parameter.nested == nil { continue }
        if printed.outputs[index].texts.contains(where: parameter.hides) { return parameter.name }
      }
    }
    return nil
  }

  /// Query items that a route does not read, without the values that some route calls a secret.
  func withoutSecrets(_ items: [LinkQueryItem], _ reader: ParameterReader) -> [LinkQueryItem] {
    guard !items.isEmpty, !index.secretEntries.isEmpty else { return items }
    let places = secretPlaces(of: reader.url, depth: reader.depth)
    return items.map { item in
      let isSecret = item.value != nil && (places.hasAllItems || places.items.contains(item.name))
      return isSecret ? LinkQueryItem(name: item.name, value: FailureText.redacted) : item
    }
  }

  /// A failure without values that are secret in some route.
  func withoutSecrets(
    _ reason: LinkFailure,
    _ reader: ParameterReader
  ) -> LinkFailure {
    guard let url = segmented(reader.url) else { return reason }
    let places = secretPlaces(of: url)
    guard !places.isEmpty else { return reason }
    var parameters = reader.parameters
    for index in parameters.indices where places.contains(index, of: reader) {
      parameters[index].isSecret = true
    }
    do throws(LinkFailure) {
      _ = try link(of: ParameterReader(reader, parameters))
    } catch {
      return error
    }
    // The route's own code refused the values before, and accepts them now.
    return reason.changed(found: .name(FailureText.redacted))
  }
}
