import LinkPatterns

/// Finds the links of a catalog that a lock holds, and those that a later catalog loses.
struct LockedLinks {
  /// The catalog.
  let catalog: ParsedCatalog

  private var router: LinkRouter<CatalogLink> { catalog.router }

  /// The link that a lock holds for a URL; `nil` for one that no route takes.
  func link(_ url: String, ofRoute index: Int) -> LinkLockV1.Link? {
    let route = catalog.routes[index]
    let sources = route.declared.access?.sourceSet.filter { Self.canCome(url, from: $0) }
      .sorted { $0.rawValue < $1.rawValue }
      .filter { catalog.match(url, from: $0).found?.route == route.declared.name }
    guard sources != [] else { return nil }
    guard let match = catalog.match(url, from: sources?.first).found,
      match.route == route.declared.name
    else { return nil }
    let values = match.link.values
    var link = LinkLockV1.Link(url: url, sources: sources, route: match.route, values: values)
    for parameter in route.parameters where values[parameter.name] != nil {
      let type = parameter.lockedType
      if type != .string { link.types[parameter.name] = type.type }
      link.bounds[parameter.name] = parameter.bounds
    }
    return link
  }

  /// Whether the system can deliver a URL with a source: only web URLs are universal links, and only
  /// other URLs arrive by their schemes.
  static func canCome(_ url: String, from source: LinkSource) -> Bool {
    switch source.standIn {
    case .universalLink: ParsedCatalog.usualSource(of: url) == .universalLink
    case .customScheme: ParsedCatalog.usualSource(of: url) == .customScheme
    default: true
    }
  }

  /// Searches for a URL of one form of a route that no other route takes.
  ///
  /// When another route takes the found URL, its paths are left out of the next search, so the first URL that no
  /// other route takes is a proof. A path that no route takes, as its values are out of bounds, is left out
  /// alone.
  func ownURL(
    ofEntry index: Int,
    _ samples: CatalogURLSamples,
    at prefix: LinkPrefix,
    outOf excluded: [RegularExpression] = []
  ) -> String? {
    let (entries, route) = (router.tableEntries, router.engine.entries[index].route)
    let isHost = prefix.hostPosition == .firstSegment
    for alternative in entries[index].pattern.alternatives {
      let own = entries[index].language(of: alternative, ignoresCaseOfFirst: isHost)
      guard let program = try? ExpressionProgram(own) else { continue }
      var rivals = excluded
      var known: Set<String> = []
      for _ in 0..<16 {
        let others = rivals.isEmpty ? nil : try? ExpressionProgram(.alternation(rivals))
        guard others != nil || rivals.isEmpty, let path = program.readableWord(outOf: others)
        else { break }
        let url = samples.url(ofPath: path, alternative, at: prefix)
        if let url, link(url, ofRoute: route) != nil { return url }
        let source = catalog.routes[route].declared.access?.sources.min {
          $0.rawValue < $1.rawValue
        }
        guard let rival = url.flatMap({ catalog.match($0, from: source).found?.route }),
          known.insert(rival).inserted
        else {
          rivals.append(.literal(path))
          continue
        }
        for other in entries where other.name == rival {
          rivals.append(other.language(ignoresCaseOfFirst: isHost))
        }
      }
    }
    return nil
  }

  /// Finds links of patterns that take less in a later catalog: one for each such pattern.
  ///
  /// Differences of types are left to the comparison of types, and the order of routes to the
  /// links that are locked: here a path is lost when no pattern of its route takes it, types aside.
  func links(lostIn later: ParsedCatalog, unlessOf names: Set<String>) -> [LinkLockV1.Link] {
    router.engine.entries.indices.compactMap { index in
      let (place, route) = (router.engine.entries[index], catalog.route(ofEntry: index))
      let entries = LockedLinks(catalog: later).entriesWithoutShapes(ofRoute: route.declared.name)
      guard !entries.isEmpty, !names.contains(route.declared.name) else { return nil }
      let samples = CatalogURLSamples(route, place.form)
      for prefix in router.prefixes where route.route.record.isServed(at: prefix) {
        let isHost = prefix.hostPosition == .firstSegment
        let taken = entries.map { $0.language(ignoresCaseOfFirst: isHost) }
        let url = ownURL(ofEntry: index, samples, at: prefix, outOf: taken + [.refusedPaths])
        if let url, let link = link(url, ofRoute: place.route) { return link }
      }
      return nil
    }
  }

  /// Finds links that new patterns of a later catalog take: one for each two routes of which
  /// one takes it from the other.
  func links(takenOverIn later: ParsedCatalog, unlessOf names: Set<String>) -> [LinkLockV1.Link] {
    let known = Set(router.engine.entries.indices.map(patternName(ofEntry:)))
    let entries = later.router.tableEntries
    let new = LockedLinks(catalog: later)
    let added = entries.indices.filter { !known.contains(new.patternName(ofEntry: $0)) }
    if added.isEmpty { return [] }
    let languages = entries.map { $0.language(ignoresCaseOfFirst: true, includesEnd: true) }
    var steps = 64_000_000
    let intersections = AutomatonIndex(added.map { languages[$0] })
      .intersections(with: AutomatonIndex(languages), in: AuditLanguages.alphabet, steps: &steps)
    var (links, told): ([LinkLockV1.Link], Set<[String]>) = ([], [])
    for (winner, others) in zip(added, intersections) {
      for other in others where entries[other].name != entries[winner].name {
        let name = entries[other].name
        guard !names.contains(name), !told.contains([entries[winner].name, name]),
          let index = catalog.index(ofRoute: name),
          let url = new.url(takenBy: winner, from: other), let link = link(url, ofRoute: index)
        else { continue }
        told.insert([entries[winner].name, name])
        links.append(link)
      }
    }
    return links
  }

  /// A URL that one pattern takes, and another would take too.
  private func url(takenBy winner: Int, from other: Int) -> String? {
    let witness = RouteWitness(router: router, winners: [winner], other: other, stateLimit: 10_000)
    if case .found(let url, _) = witness.answer(trying: nil) { return url }
    return nil
  }

  /// A pattern of a route, to find it in another catalog.
  private func patternName(ofEntry index: Int) -> [String] {
    [catalog.route(ofEntry: index).declared.name, router.engine.entries[index].form.text]
  }

  /// The patterns of a route, as if all its values were texts.
  private func entriesWithoutShapes(ofRoute name: String) -> [PatternTable.Entry] {
    router.tableEntries.filter { $0.name == name }.map { entry in
      PatternTable.Entry(
        entry.pattern,
        caseInsensitiveLiterals: entry.caseInsensitiveLiterals,
        trailingSlash: entry.trailingSlash,
        name: name
      )
    }
  }
}

extension CatalogParameter {
  /// The type of its values, as locks have it.
  var lockedType: ResolvedType { isFlag ? .bool : type }
}

extension RegularExpression {
  /// Paths that no URL of a link has, or none as it is written: with an empty segment, a dot segment,
  /// or a `%` without two digits.
  fileprivate static let refusedPaths: RegularExpression = {
    let digit = ByteSet.digits.union(ByteSet(UInt8(ascii: "A")...UInt8(ascii: "F")))
    let rest = RegularExpression.alternation([.empty, .joined([.slash, .anything])])
    let dot = RegularExpression.alternation([
      .literal([UInt8(ascii: ".")]), .literal(Array("%2E".utf8)),
    ])
    let escape = RegularExpression.alternation([
      .empty, .byte(digit), .joined([.byte(digit.inverted), .anything]),
      .joined([.byte(digit), .byte(digit.inverted), .anything]),
    ])
    return .alternation([
      .joined([.anything, .slash, .slash, .anything]),
      .joined([.anything, .slash, .repeated(dot, 1, 2), rest]),
      .joined([.anything, .literal([UInt8(ascii: "%")]), escape]),
    ])
  }()
}
