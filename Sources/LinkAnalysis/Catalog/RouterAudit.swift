import LinkPatterns

/// Proves which routes of a router have URLs in common; see `LinkRouter.audit(stateLimit:)`.
struct RouterAudit<Link: DeepLink> {
  /// The routes.
  let router: LinkRouter<Link>

  /// The number of states at which the search for one pair ends without an answer.
  let stateLimit: Int

  private var engine: RouteEngine { router.engine }

  /// The findings, the errors first.
  func findings() -> [RouteFinding] {
    // Of some URLs the host may be a segment, of others not, so that case counts there.
    var audit = TableAudit(
      engine.table,
      hostIsSegment: router.prefixes.contains { $0.hostPosition == .firstSegment },
      caseCounts: router.prefixes.contains { $0.hostPosition == .authority },
      stateLimit: stateLimit
    )
    return audit.run().compactMap { finding in
      let finding = asServed(finding)
      let (first, second) = (engine.entries[finding.first], engine.entries[finding.second])
      let isAlone = finding.togetherWith.isEmpty
      let isHarmless = finding.kind != .unreachable || second.form.variant != nil
      if first.route == second.route, isHarmless, isAlone { return nil }
      guard concerns(finding) else { return nil }
      let witness = witness(of: finding)
      // Where other routes take all that two have in common, the two do not conflict.
      if case .none = witness, finding.kind == .tie || finding.kind == .overlap { return nil }
      return routeFinding(finding, witness)
    }
  }

  /// Searches for a URL that shows a finding when it is opened.
  private func witness(of finding: AuditFinding) -> RouteWitness<Link>.Answer {
    if case .undecided = finding.kind { return .unknown }
    return RouteWitness(
      router: router,
      winners: [finding.first] + finding.togetherWith,
      other: finding.second,
      stateLimit: stateLimit
    ).answer(trying: finding.witness)
  }

  /// Describes a finding about patterns.
  private func routeFinding(
    _ finding: AuditFinding,
    _ witness: RouteWitness<Link>.Answer
  ) -> RouteFinding {
    let (first, second) = (engine.entries[finding.first], engine.entries[finding.second])
    return RouteFinding(
      kind: finding.kind,
      route: router.routes[first.route].name,
      pattern: first.form.text,
      otherRoute: router.routes[second.route].name,
      otherPattern: second.form.text,
      others: finding.togetherWith.map { engine.entries[$0] }
        .map { .init(route: router.routes[$0.route].name, pattern: $0.form.text) },
      example: witness.found.map { .init(path: $0.path, url: $0.url) },
      decision: finding.decision,
      entries: [finding.first] + finding.togetherWith + [finding.second]
    )
  }

  /// Whether a finding about patterns is one about their routes, which may be limited to some prefixes.
  private func concerns(_ finding: AuditFinding) -> Bool {
    let second = engine.routes[engine.entries[finding.second].route]
    let winners = ([finding.first] + finding.togetherWith)
      .map { engine.routes[engine.entries[$0].route] }
    return winners.allSatisfy { winner in
      winner.sharesPrefixes(with: second)
        && (finding.kind != .unreachable
          || winner.isServed(wherever: second) && winner.isOpen(wherever: second))
    }
  }

  /// A finding, corrected for the prefixes and the access of both routes: a route that is limited takes from another
  /// what they have in common, and the rest is reached.
  private func asServed(_ finding: AuditFinding) -> AuditFinding {
    guard finding.kind == .unreachable, finding.togetherWith.isEmpty, !concerns(finding) else {
      return finding
    }
    let (first, second) = (engine.entries[finding.first], engine.entries[finding.second])
    let isOpen = engine.routes[first.route].isOpen(wherever: engine.routes[second.route])
    return AuditFinding(
      kind: isOpen && finding.decision == .byteOrder ? .tie : .overlap,
      first: finding.first,
      second: finding.second,
      evidence: finding.evidence
    )
  }
}

extension RouteRecord {
  /// Whether the route takes URLs at all prefixes of another.
  fileprivate func isServed(wherever other: RouteRecord) -> Bool {
    fields.onlyPrefixes == nil || other.fields.onlyPrefixes?.allSatisfy(isServed(at:)) ?? false
  }

  /// Whether the route is open to all sources from which another is reached.
  fileprivate func isOpen(wherever other: RouteRecord) -> Bool {
    other.openSources.allSatisfy(isOpen)
  }
}

extension PercentCoding {
  /// A name or a value, percent-encoded.
  static func text(_ text: String) -> String {
    String(decoding: encoded(text.utf8, .component), as: UTF8.self)
  }
}
