import LinkPatterns

/// The search for the places of a URL that may hold a secret.
///
/// If a pattern of some route takes the path, these are the values of secret parameters of all patterns that go along
/// with it, even of routes that are closed. Otherwise any route may have been meant: everything behind the literals at
/// the start is hidden, except the segment that no route has.
struct SecretSearch {
  /// What was found.
  private(set) var places = SecretPlaces()

  private let engine: RouteEngine
  private let url: SegmentedURL

  /// The number of links that the URL stands in.
  private let depth: Int

  /// Whether values of each link type are links with a secret, by their beginning, as far as that was asked.
  private var answers: [ObjectIdentifier: [Int: Bool]] = [:]

  /// Looks through a URL.
  init(_ engine: RouteEngine, _ url: SegmentedURL, depth: Int) {
    (self.engine, self.url, self.depth) = (engine, url, depth)
    for index in engine.index.secretEntries { record(engine.entries[index], index) }
    if !isTaken, hasSecrets { hideAllButLiterals() }
  }

  private var comparison: SegmentComparison { SegmentComparison(url, with: engine.table) }

  /// Whether a pattern takes the path.
  private var isTaken: Bool {
    guard let prefix = url.prefix else { return false }
    var candidates = PatternMatches(url.url, host: prefix.hostPosition)
    return candidates.next(engine.table.storage, url.url.bytes.span) != nil
  }

  /// Whether the URL may hold a secret of some route; nested routers, which may still be in the making, are asked only
  /// where a value may be a link.
  private var hasSecrets: Bool {
    engine.index.secretEntries.contains { index in
      let record = engine.entries[index].record
      return record.parameters.contains(where: \.isSecret) || (mayHoldLinks && record.holdsSecrets)
    }
  }

  /// Whether there may be a link in the URL: it has another colon, or an escape.
  private var mayHoldLinks: Bool {
    url.url.bytes[(url.url.layout.scheme.upperBound + 1)...]
      .contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "%") }
  }

  /// The greatest number of literals at the start of a pattern that the path begins with.
  private var matchedLiterals: Int {
    let comparison = comparison
    guard comparison.mayTakeFirstSegment else { return 0 }
    let counts = comparison.table.alternatives.map { alternative in
      let written = comparison.table.segments(of: alternative)
      let accepted = comparison.acceptedSegments(of: alternative)
      return written.prefix(accepted).prefix { if case .literal = $0 { true } else { false } }.count
    }
    return counts.max() ?? 0
  }

  /// Hides all values but the literals at the start of the path, and what follows them at once.
  private mutating func hideAllButLiterals() {
    places.segments += url.segments.dropFirst(matchedLiterals + 1)
    places.hasAllItems = true
    places.hasFragment = true
  }

  /// Records where the URL has secrets of an entry, as far as it begins like its pattern.
  private mutating func record(_ entry: RouterEntry, _ index: Int) {
    let parameters = entry.record.parameters
    let secret = parameters.indices.filter {
      parameters[$0].isSecret || hidesLinks(parameters[$0], $0, of: entry)
    }
    let names = Set(
      secret.compactMap { entry.form.places[$0] }.filter { $0.place == .path }.map(\.key)
    )
    var isWhole = false
    for alternative in entry.form.path.alternatives {
      let written = alternative.segments
      let count = comparison.matchedSegments(of: alternative, ofEntry: index)
      let isRest = written.last?.isRest == true
      isWhole = isWhole || (count == written.count && (isRest || count == url.segments.count))
      for position in 0..<count where written[position].names.contains(where: names.contains) {
        let end = written[position].isRest ? url.segments.count : position + 1
        places.segments += url.segments[position..<end]
      }
    }
    guard isWhole else { return }
    for position in secret {
      guard let place = entry.form.places[position] else { continue }
      if place.place == .fragment { places.hasFragment = true }
      // A value of the path may stand in the query too.
      places.items += parameters[position].itemNames(place.key)
    }
    for position in parameters.indices where !secret.contains(position) {
      if let nested = parameters[position].nested { recordLinks(nested, at: position, of: entry) }
    }
  }

  /// Whether values of a parameter may be links with a secret whose beginnings and ends are not known: those of a
  /// list in one place, and such as may hold slashes.
  private func hidesLinks(_ parameter: RouteParameter, _ position: Int, of entry: RouterEntry)
    -> Bool
  {
    guard let nested = parameter.nested, let key = entry.form.places[position]?.key, mayHoldLinks
    else { return false }
    if case .separated = parameter.listForm { return nested.holdsSecrets }
    let holdsSlashes = entry.form.path.alternatives.contains { alternative in
      alternative.segments.last.map { $0.isRest && $0.names.contains(key) } ?? false
    }
    return holdsSlashes && nested.holdsSecrets
  }

  /// Records where the URL has values of a parameter that are links with a secret.
  private mutating func recordLinks(
    _ nested: any NestedLink.Type,
    at position: Int,
    of entry: RouterEntry
  ) {
    guard let place = entry.form.places[position] else { return }
    switch place.place {
    case .path:
      for range in url.segments where isLinkWithSecret(range, nested) {
        places.segments.append(range)
      }
    case .query:
      let keys = entry.record.parameters[position].itemNames(place.key)
      let isSpace = url.prefix?.plusIsSpace ?? url.url.isWeb
      for item in url.url.queryItems {
        guard let name = url.url.decoded(item.name), keys.contains(name), let value = item.value,
          isLinkWithSecret(value, nested, plusIsSpace: isSpace)
        else { continue }
        places.items.append(name)
      }
    case .fragment:
      if let range = url.url.layout.fragment, isLinkWithSecret(range, nested) {
        places.hasFragment = true
      }
    case .items: break
    }
  }

  /// Whether a value is a link of a type with a secret in it; each is asked about once, however many routes read it.
  private mutating func isLinkWithSecret(
    _ range: Range<Int>,
    _ type: any NestedLink.Type,
    plusIsSpace: Bool = false
  ) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = answers[id]?[range.lowerBound] { return answer }
    let text = url.url.decoded(range, plusIsSpace: plusIsSpace)
    let answer = text.map { type.holdsSecret($0, depth: depth) } ?? type.holdsSecrets
    answers[id, default: [:]][range.lowerBound] = answer
    return answer
  }
}

extension PathPattern.Segment {
  /// Whether it is the end of a pattern whose parameters may hold slashes.
  fileprivate var isRest: Bool {
    if case .rest = self { true } else { false }
  }
}
