package import LinkPatterns

/// The places of a URL where some route has a secret, whichever route is asked.
package struct SecretPlaces {
  /// The segments, as ranges of the URL.
  var segments: [Range<Int>] = []

  /// The names of query items.
  var items: [String] = []

  /// Whether the fragment is one.
  var hasFragment = false

  /// Whether the URL holds no secret value.
  var isEmpty: Bool { segments.isEmpty && items.isEmpty && !hasFragment }

  /// Tells whether a part of the path is one, or has one in it.
  package func contains(_ range: Range<Int>) -> Bool {
    segments.contains { $0.overlaps(range) }
  }
}

extension RouteEngine {
  /// Finds the places of a URL where some route has a secret.
  ///
  /// A route counts as soon as its pattern goes along with the URL up to the place, whether it is open
  /// or not, and whether the rest of the URL fits: the URL may have been meant for it.
  package func secretPlaces(of url: LinkURL, _ segments: [Range<Int>]) -> SecretPlaces {
    var places = SecretPlaces()
    for (index, entry) in entries.enumerated() {
      let parameters = routes[entry.route].parameters
      let secrets = parameters.indices.filter { parameters[$0].isSecret }
      guard !secrets.isEmpty else { continue }
      let names = secrets.compactMap { position in
        entry.form.places[position].flatMap { $0.place == .path ? $0.key : nil }
      }
      var isWhole = false
      for alternative in entry.form.path.alternatives {
        let written = alternative.segments
        let count = table.matchedSegments(of: alternative, ofEntry: index, in: url, segments)
        let endsWithRest = written.last?.isRest == true
        isWhole = isWhole || (count == written.count && (count == segments.count || endsWithRest))
        for position in 0..<count where written[position].names.contains(where: names.contains) {
          let isRest = written[position].isRest
          places.segments += isRest ? Array(segments[position...]) : [segments[position]]
        }
      }
      guard isWhole else { continue }
      for position in secrets {
        guard let place = entry.form.places[position] else { continue }
        if place.place == .fragment { places.hasFragment = true }
        // A value of the path may stand in the query too.
        places.items.append(place.key)
        places.items += parameters[position].formerKeys
      }
    }
    return places
  }

  /// A reason, without what some route calls a secret.
  func withoutSecrets(
    _ reason: LinkFailure,
    _ reader: ParameterReader,
    _ segments: [Range<Int>]
  ) -> LinkFailure {
    let places = secretPlaces(of: reader.url, segments)
    guard !places.isEmpty else { return reason }
    var parameters = reader.parameters
    for index in parameters.indices {
      guard let place = reader.form.places[index] else { continue }
      let isSecret =
        switch place.place {
        case .path: reader.capture(of: index).map { places.contains($0.range) } ?? false
        case .query:
          places.items.contains(place.key)
            || parameters[index].formerKeys.contains(where: places.items.contains)
        case .fragment: places.hasFragment
        }
      if isSecret { parameters[index] = parameters[index].changed { $0.isSecret = true } }
    }
    do throws(LinkFailure) {
      _ = try link(of: ParameterReader(reader, parameters))
    } catch {
      return error
    }
    // The route's own code has changed its mind.
    return reason.changed(found: .name(FailureText.redacted))
  }
}

extension PathPattern.Segment {
  /// Whether it is the end of a pattern whose parameters may hold slashes.
  fileprivate var isRest: Bool {
    if case .rest = self { true } else { false }
  }
}
