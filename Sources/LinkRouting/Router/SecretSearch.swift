import LinkPatterns

/// The search for the places of a URL where some route has a secret.
///
/// A route counts as soon as its pattern goes along with the URL up to the place, whether it is open
/// or not, and whether the rest of the URL fits: the URL may have been meant for it. A literal may be misspelt, where
/// no route has it as it stands in the URL. A value that is a link with a secret is one itself.
struct SecretSearch: ~Copyable {
  /// What was found.
  private(set) var places = SecretPlaces()

  private let engine: RouteEngine
  private let url: SegmentedURL

  /// Which segments no route has as literals, as far as that was asked.
  private var misspelt: [Bool?]

  private lazy var nestedSecrets = NestedSecrets(
    url,
    depth: depth,
    plusIsSpace: engine.readsPlusAsSpace(in: url.url)
  )

  /// The number of links that the URL stands in.
  private let depth: Int

  /// Looks through a URL.
  init(_ engine: RouteEngine, _ url: SegmentedURL, depth: Int) {
    (self.engine, self.url, self.depth) = (engine, url, depth)
    misspelt = Array(repeating: nil, count: url.segments.count)
    for index in engine.index.secretEntries { look(for: index) }
  }

  /// Looks for the secrets of an entry.
  private mutating func look(for index: Int) {
    let entry = engine.entries[index]
    let declared = entry.record.parameters
    let secret = declared.indices.filter { declared[$0].isSecret || hidesLinks($0, of: entry) }
    if !secret.isEmpty { record(secret, of: index) }
    for position in declared.indices where !secret.contains(position) {
      guard let nested = declared[position].nested else { continue }
      recordNested(nested, at: position, of: entry)
    }
  }

  /// Whether values of a parameter may be links with a secret whose beginnings and ends are not known: those of a
  /// list in one place, and such as may hold slashes.
  private func hidesLinks(_ parameter: Int, of entry: RouterEntry) -> Bool {
    let declared = entry.record.parameters[parameter]
    guard let nested = declared.nested, let key = entry.form.places[parameter]?.key else {
      return false
    }
    // A nested link contains a colon; skip the nested router, which may still be under construction.
    let mayHold = url.url.bytes[(url.url.layout.scheme.upperBound + 1)...]
      .contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "%") }
    guard mayHold else { return false }
    if case .separated = declared.listForm { return nested.holdsSecrets }
    let holdsSlashes = entry.form.path.alternatives.contains { alternative in
      alternative.segments.last.map { $0.isRest && $0.names.contains(key) } ?? false
    }
    return holdsSlashes && nested.holdsSecrets
  }

  /// Records where the URL has values of a parameter that are links with a secret.
  private mutating func recordNested(
    _ nested: any NestedLink.Type,
    at position: Int,
    of entry: RouterEntry
  ) {
    guard let place = entry.form.places[position] else { return }
    let secrets = nestedSecrets
    switch place.place {
    case .path:
      for index in secrets.segments where secrets.isSecret(index, nested) {
        places.segments.append(secrets.ranges[index])
      }
    case .query:
      let keys = entry.record.parameters[position].itemNames(place.key)
      for index in secrets.items {
        guard let name = secrets.name(of: index), keys.contains(name) else { continue }
        if secrets.isSecret(index, nested) { places.items.append(name) }
      }
    case .fragment:
      if let index = secrets.fragment, secrets.isSecret(index, nested) { places.hasFragment = true }
    }
  }

  /// Records where the URL has secrets of an entry, as far as it begins like its pattern.
  private mutating func record(_ secret: [Int], of index: Int) {
    let form = engine.entries[index].form
    var names: [String] = []
    for position in secret {
      if let place = form.places[position], place.place == .path { names.append(place.key) }
    }
    var isWhole = false
    for alternative in form.path.alternatives {
      let written = alternative.segments
      let count = matchedSegments(of: alternative, ofEntry: index)
      let isRest = written.last?.isRest == true
      isWhole = isWhole || (count == written.count && (isRest || count == url.segments.count))
      for position in 0..<count where written[position].names.contains(where: names.contains) {
        let end = written[position].isRest ? url.segments.count : position + 1
        places.segments += url.segments[position..<end]
      }
    }
    guard isWhole else { return }
    for position in secret {
      guard let place = form.places[position] else { continue }
      if place.place == .fragment { places.hasFragment = true }
      // A value of the path may stand in the query too.
      places.items += engine.entries[index].record.parameters[position].itemNames(place.key)
    }
  }

  /// Counts the segments that an alternative of an entry accepts, those with a misspelt literal too.
  private mutating func matchedSegments(
    of alternative: PathPattern.Alternative,
    ofEntry entry: Int
  ) -> Int {
    let written = alternative.segments
    var count = -1
    repeat {
      count = engine.table.matchedSegments(
        of: alternative,
        ofEntry: entry,
        in: url,
        behind: count + 1
      )
    } while count < min(written.count, url.segments.count) && isMisspelt(written[count], count)
    return count
  }

  /// Whether a segment is nearly a literal, and no route has it as it stands; that is asked once for each segment.
  private mutating func isMisspelt(_ written: PathPattern.Segment, _ index: Int) -> Bool {
    guard case .literal(let literal) = written,
      EditDistance.between(Array(literal), url.bytes(index)) != nil
    else { return false }
    let isUnknown = misspelt[index] ?? !engine.hasLiteral(index, of: url)
    misspelt[index] = isUnknown
    return isUnknown
  }
}

extension PathPattern.Segment {
  /// Whether it is the end of a pattern whose parameters may hold slashes.
  fileprivate var isRest: Bool {
    if case .rest = self { true } else { false }
  }
}
