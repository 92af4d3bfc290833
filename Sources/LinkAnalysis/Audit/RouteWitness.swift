import LinkPatterns

/// Searches for a URL that shows a finding when it is opened: one of some patterns takes it, and
/// another would take it too.
struct RouteWitness<Link: DeepLink> {
  /// The result of a search.
  enum Answer {
    /// A URL, and its path.
    case found(url: String, path: String)
    /// No witness exists: other routes take everything that the patterns have in common.
    case none
    /// It is not known.
    case unknown

    /// The URL and its path; `nil` without one.
    var found: (url: String, path: String)? {
      if case .found(let url, let path) = self { (url, path) } else { nil }
    }
  }

  /// How a URL is opened.
  private enum Verdict {
    case shows(url: String)
    case taken(by: Int)
    case refused
  }

  /// The routes.
  let router: LinkRouter<Link>
  /// The positions of the patterns of which one takes the URL.
  let winners: [Int]
  /// The position of the pattern that would take it too.
  let other: Int
  /// The number of states at which a search ends without an answer.
  let stateLimit: Int

  /// All the patterns.
  private var entries: [Int] { winners + [other] }

  /// The most words that a search tries.
  private static var maximumTries: Int { 16 }

  /// Tries a path that is known, and then searches.
  func answer(trying path: String?) -> Answer {
    let forms = [LinkURL.HostPosition.authority, .firstSegment].filter { position in
      router.prefixes.contains { $0.hostPosition == position }
    }
    for form in forms {
      guard let path, case .shows(let url) = verdict(onPath: path, form) else { continue }
      return .found(url: url, path: path)
    }
    var isKnown = true
    for form in forms {
      switch search(form, isSampled: false) {
      case .found(let url, let path): return .found(url: url, path: path)
      case .none: continue
      case .unknown: isKnown = false
      }
      if case .found(let url, let path) = search(form, isSampled: true) {
        return .found(url: url, path: path)
      }
    }
    return isKnown ? .none : .unknown
  }

  /// Searches for a common path, each time outside of what was found to take the last one.
  private func search(_ form: LinkURL.HostPosition, isSampled: Bool) -> Answer {
    let common = winners.count == 1 ? entries : [other]
    let needed = common.compactMap { program(of: $0, form, isSampled: isSampled) }
    guard needed.count == common.count else { return .unknown }
    var (rivals, isProof): ([ExpressionProgram], Bool) = ([], true)
    for _ in 0..<Self.maximumTries {
      let word: [UInt8]
      switch AuditLanguages.commonWord(of: needed, outOf: rivals, stateLimit) {
      case .none: return isProof && !isSampled ? .none : .unknown
      case .undecided: return .unknown
      case .word(let bytes): word = bytes
      }
      let path = String(decoding: word, as: UTF8.self)
      switch verdict(onPath: path, form) {
      case .shows(let url): return .found(url: url, path: path)
      case .taken(let entry):
        guard let rival = program(of: entry, form, isSampled: false) else { return .unknown }
        if !takesEveryPath(entry) { isProof = false }
        rivals.append(rival)
      case .refused:
        guard let rival = try? ExpressionProgram(.literal(word)) else { return .unknown }
        isProof = false
        rivals.append(rival)
      }
    }
    return .unknown
  }

  /// The paths of a pattern; with samples for the values that a form alone does not decide about.
  private func program(
    of entry: Int,
    _ form: LinkURL.HostPosition,
    isSampled: Bool
  ) -> ExpressionProgram? {
    let described =
      isSampled
      ? WitnessURLs(router: router).sampledEntry(entry) : router.engine.table.entries[entry]
    let folds = form == .firstSegment
    let language = described.language(ignoresCaseOfFirst: folds, includesEnd: true)
    return try? ExpressionProgram(language)
  }

  /// Whether nothing but its path decides whether a pattern takes a URL, wherever the others are open.
  private func takesEveryPath(_ entry: Int) -> Bool {
    let described = router.engine.table.entries[entry]
    let route = router.routes[router.engine.entries[entry].route]
    let access = router.routes[router.engine.entries[other].route].access
    return described.requiredQueryItems == 0 && !route.isStrict
      && route.record.fields.onlyPrefixes == nil
      && (route.access == .everyone || route.access == access)
      && route.parameters.allSatisfy { $0.bound == nil && $0.listForm == nil }
      && described.shapes.values.allSatisfy { $0 != .anything(named: $0.name) }
  }
}

// MARK: - Opening

extension RouteWitness {
  /// How the URLs of a path are opened: the first result that shows the finding, else the last.
  private func verdict(onPath path: String, _ form: LinkURL.HostPosition) -> Verdict {
    var last = Verdict.refused
    for url in WitnessURLs(router: router).urls(ofPath: path, of: entries, form) {
      let usual = ParsedCatalog.usualSource(of: url)
      for source in [usual, .app] where entries.allSatisfy({ isOpen($0, to: source) }) {
        last = verdict(on: url, from: source)
        if case .shows = last { return last }
      }
    }
    return last
  }

  /// Whether the route of a pattern is open to a source.
  private func isOpen(_ entry: Int, to source: LinkSource) -> Bool {
    router.routes[router.engine.entries[entry].route].isOpen(to: source)
  }

  /// How a URL is opened.
  private func verdict(on text: String, from source: LinkSource) -> Verdict {
    guard let url = try? LinkURL(text, limits: router.limits),
      let prefix = router.engine.prefix(of: url),
      let url = router.engine.view(of: url, at: prefix)
    else { return .refused }
    var (winner, isTakenByOther): (Int?, Bool) = (nil, false)
    for candidate in router.engine.table.allMatches(of: url, host: prefix.hostPosition) {
      guard isOpen(candidate.entry, to: source) else { continue }
      let failure = router.refusal(of: candidate, for: url, prefix, from: source)
      if winner == nil, failure?.code.isTerminal == true { return .refused }
      guard failure == nil else { continue }
      if winner == nil { winner = candidate.entry }
      if candidate.entry == other { isTakenByOther = true }
    }
    guard let winner else { return .refused }
    let routes = winners.map { router.engine.entries[$0].route }
    guard routes.contains(router.engine.entries[winner].route) else { return .taken(by: winner) }
    return isTakenByOther ? .shows(url: text) : .refused
  }
}
