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

  /// A link for messages: its URL without secrets, or the name of its route.
  func shown(_ link: any DeepLink) -> FailureText {
    let parts = decompose(link)
    let name = parts.routes.first.map { routes[$0.index].name } ?? "link"
    guard let url = reportedURL(for: parts) else { return .name(name) }
    return .value(withoutSecrets(url.text), shownAs: name)
  }

  /// A URL with its secret values replaced, for logs.
  ///
  /// `depth` is the number of links that the URL is nested in.
  func withoutSecrets(_ text: String, depth: Int = 0) -> String {
    guard let url = try? LinkURL(text, limits: limits) else {
      return routes.contains { $0.holdsSecrets } ? "<unreadable URL>" : text
    }
    return withoutSecrets(text, read: url, depth: depth)
  }

  /// The text of a URL with its secret values replaced.
  package func withoutSecrets(_ text: String, read url: LinkURL, depth: Int = 0) -> String {
    let places = secretPlaces(of: url, depth: depth)
    let seen = prefix(of: url).flatMap { view(of: url, at: $0) } ?? url
    return places.isEmpty ? text : seen.replacing(places) { isPlain($0) }
  }

  /// Whether a route reads a query item with a name, and none declares it secret.
  private func isPlain(_ name: String) -> Bool {
    var isRead = false
    for entry in entries {
      for (place, parameter) in zip(entry.form.places, routes[entry.route].parameters)
      where place?.place == .query && place?.key == name {
        if parameter.isSecret { return false }
        isRead = true
      }
    }
    return isRead
  }

  /// Finds the places of a URL that may hold a secret of some route.
  ///
  /// A URL with none of the prefixes may be meant for any of them; only the host of a web URL is not a segment.
  func secretPlaces(of url: LinkURL, depth: Int) -> SecretPlaces {
    let unknown = SegmentedURL(url, host: url.isWeb ? .authority : .firstSegment)
    return secretPlaces(of: segmented(url) ?? unknown, depth: depth)
  }
}

extension LinkURL {
  /// The URL with the text at some places replaced, and that of all items beside secret ones, unless they are plain.
  fileprivate func replacing(
    _ places: SecretPlaces,
    unless isPlain: (String) -> Bool
  ) -> String {
    var ranges = places.segments
    if places.hasFragment, let fragment = layout.fragment { ranges.append(fragment) }
    for item in places.items.isEmpty && !places.hasAllItems ? [] : queryItems {
      guard let value = item.value else { continue }
      // A name that can't be read may stand for any.
      let name = decoded(item.name)
      let isShown =
        !places.hasAllItems
        && name.map { !places.items.contains($0) && isPlain($0) } ?? false
      if !isShown { ranges.append(value) }
    }
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count || !ranges.isEmpty {
      if let range = ranges.first(where: { $0.lowerBound == position }) {
        text += FailureText.redacted.utf8
        ranges.removeAll { $0.lowerBound < range.upperBound || $0 == range }
        position = range.upperBound
      } else if position < bytes.count {
        text.append(bytes[position])
        position += 1
      } else {
        break
      }
    }
    return UTF8Text.text(text[...])
  }
}
