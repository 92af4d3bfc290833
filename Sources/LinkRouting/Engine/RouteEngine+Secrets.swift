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
  /// or not, and whether the rest of the URL fits: the URL may have been meant for it. A literal may be misspelt, where
  /// no route has it as it stands in the URL. A value that is a link with a secret is one itself.
  package func secretPlaces(
    of url: LinkURL,
    _ segments: [Range<Int>],
    depth: Int = 0
  ) -> SecretPlaces {
    var places = SecretPlaces()
    var misspelt: [Bool?] = Array(repeating: nil, count: segments.count)
    lazy var nestedSecrets = NestedSecrets(url, segments, depth: depth)
    for index in index.secretEntries {
      let declared = routes[entries[index].route].parameters
      var parameters = declared
      for position in parameters.indices where hidesLinks(position, of: entries[index], url) {
        parameters[position] = parameters[position].changed(.secret)
      }
      if parameters.contains(where: \.isSecret) {
        note(&places, of: index, parameters, url, segments, &misspelt)
      }
      for position in parameters.indices where !parameters[position].isSecret {
        guard let nested = parameters[position].fields.nested else { continue }
        noteNested(&places, of: index, position, nested, nestedSecrets)
      }
    }
    return places
  }

  /// Whether values of a parameter may be links with a secret whose beginnings and ends are not known: those of a
  /// list in one place, and such as may hold slashes.
  private func hidesLinks(_ parameter: Int, of entry: RouterEntry, _ url: LinkURL) -> Bool {
    let declared = routes[entry.route].parameters[parameter]
    guard let nested = declared.fields.nested, let key = entry.form.places[parameter]?.key else {
      return false
    }
    // Without a colon of its own no value is a link: then no router, which may be being made, is asked.
    let mayHold = url.text.utf8.dropFirst(url.scheme.utf8.count + 1)
      .contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "%") }
    guard mayHold else { return false }
    if case .separated = declared.listForm { return nested.holdsSecrets }
    let holdsSlashes = entry.form.path.alternatives.contains { alternative in
      alternative.segments.last.map { $0.isRest && $0.names.contains(key) } ?? false
    }
    return holdsSlashes && nested.holdsSecrets
  }

  /// Notes where a URL has values of a parameter that are links with a secret.
  private func noteNested(
    _ places: inout SecretPlaces,
    of entry: Int,
    _ parameter: Int,
    _ nested: any NestedLink.Type,
    _ secrets: NestedSecrets
  ) {
    guard let place = entries[entry].form.places[parameter] else { return }
    switch place.place {
    case .path:
      for index in secrets.segments where secrets.isSecret(index, nested) {
        places.segments.append(secrets.ranges[index])
      }
    case .query:
      let keys = [place.key] + routes[entries[entry].route].parameters[parameter].formerKeys
      for index in secrets.items {
        guard let name = secrets.name(of: index), keys.contains(name) else { continue }
        if secrets.isSecret(index, nested) { places.items.append(name) }
      }
    case .fragment:
      if let index = secrets.fragment, secrets.isSecret(index, nested) { places.hasFragment = true }
    }
  }

  /// The first parameter of a link whose value is a link that holds a secret.
  package func parameterWithNestedSecret(of parts: TakenApart) -> String? {
    for printed in parts.routes {
      for (index, parameter) in routes[printed.index].parameters.enumerated() {
        if parameter.fields.nested == nil { continue }
        let texts: [String] =
          switch printed.outputs[index] {
          case .list(let texts): texts
          case .text(let text): [text]
          case .absent, .name, .inexpressible: []
          }
        if texts.contains(where: parameter.hides) { return parameter.name }
      }
    }
    return nil
  }

  /// Whether a segment is nearly a literal, and no route has it as it stands; that is asked once for each segment.
  private func isMisspelt(
    _ written: PathPattern.Segment,
    _ index: Int,
    in url: LinkURL,
    _ segments: [Range<Int>],
    _ known: inout [Bool?]
  ) -> Bool {
    guard case .literal(let literal) = written,
      EditDistance.between(Array(literal), Array(url.bytes[segments[index]])) != nil
    else { return false }
    let isUnknown = known[index] ?? (self.literal(at: index, in: url, segments) == nil)
    known[index] = isUnknown
    return isUnknown
  }

  /// Notes where a URL has secrets of an entry, as far as it begins like its pattern.
  private func note(
    _ places: inout SecretPlaces,
    of entry: Int,
    _ parameters: [RouteParameter],
    _ url: LinkURL,
    _ segments: [Range<Int>],
    _ misspelt: inout [Bool?]
  ) {
    let form = entries[entry].form
    var names: [String] = []
    for index in parameters.indices where parameters[index].isSecret {
      if let place = form.places[index], place.place == .path { names.append(place.key) }
    }
    var isWhole = false
    for alternative in form.path.alternatives {
      let written = alternative.segments
      var count = -1
      repeat {
        let next = count + 1
        count = table.matchedSegments(
          of: alternative,
          ofEntry: entry,
          in: url,
          segments,
          behind: next
        )
      } while count < min(written.count, segments.count)
        && isMisspelt(written[count], count, in: url, segments, &misspelt)
      let endsWithRest = written.last?.isRest == true
      isWhole = isWhole || (count == written.count && (count == segments.count || endsWithRest))
      for position in 0..<count where written[position].names.contains(where: names.contains) {
        let end = written[position].isRest ? segments.count : position + 1
        for index in position..<end { places.segments.append(segments[index]) }
      }
    }
    guard isWhole else { return }
    for index in parameters.indices where parameters[index].isSecret {
      guard let place = form.places[index] else { continue }
      if place.place == .fragment { places.hasFragment = true }
      // A value of the path may stand in the query too.
      places.items.append(place.key)
      places.items += parameters[index].formerKeys
    }
  }

  /// Query items that a route does not read, without the values that some route calls a secret.
  func withoutSecrets(_ items: [LinkQueryItem], _ reader: ParameterReader) -> [LinkQueryItem] {
    guard !items.isEmpty, !index.secretEntries.isEmpty else { return items }
    let host = prefix(of: reader.url)?.hostPosition ?? .firstSegment
    let segments = reader.url.segments(host: host)
    let secrets = secretPlaces(of: reader.url, segments, depth: reader.depth).items
    return items.map { item in
      let isSecret = item.value != nil && secrets.contains(item.name)
      return isSecret ? LinkQueryItem(name: item.name, value: FailureText.redacted) : item
    }
  }

  /// A reason, without what some route calls a secret.
  func withoutSecrets(
    _ reason: LinkFailure,
    _ reader: ParameterReader
  ) -> LinkFailure {
    let host = prefix(of: reader.url)?.hostPosition ?? .firstSegment
    let places = secretPlaces(of: reader.url, reader.url.segments(host: host))
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
      if isSecret { parameters[index] = parameters[index].changed(.secret) }
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
