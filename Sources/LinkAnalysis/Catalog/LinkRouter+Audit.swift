import LinkPatterns

/// A finding of an audit: two routes that have URLs in common.
public struct RouteFinding: Hashable, Sendable {
  /// The kind of finding.
  public let kind: AuditFinding.Kind

  /// The name of the route that comes first.
  public let route: String

  /// Its pattern, as it was written.
  public let pattern: String

  /// The name of the other route.
  public let otherRoute: String

  /// Its pattern, as it was written.
  public let otherPattern: String

  /// The names of the routes that take all URLs of the other together with the first; empty for a
  /// finding about two routes.
  public let togetherWith: [String]

  /// The patterns of those routes.
  public let patternsTogetherWith: [String]

  /// A shortest path that both accept, percent-encoded; `nil` when none is known.
  public let witness: String?

  /// The rule that decides; `nil` when it is not known.
  public let decision: AuditFinding.Decision?

  /// A shortest URL that both accept, with the query items that the routes require; `nil` when none is known.
  public let url: String?

  /// The positions of the patterns, that of the other last.
  package let entries: [Int]

  /// Whether the routes should be changed.
  public var isError: Bool { kind == .tie || kind == .unreachable }
}

extension RouteFinding: CustomStringConvertible {
  /// A sentence that names both routes, and a path or a URL.
  public var description: String {
    let (one, other) = ("'\(route)' (\(pattern))", "'\(otherRoute)' (\(otherPattern))")
    // A path alone would not do where the routes require more.
    let isWhole = url?.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } == true
    let path = (isWhole ? url : witness).map { ", as \($0)" } ?? ""
    let names = togetherWith.map { "'\($0)'" }
    let all = ([one] + names.dropLast()).joined(separator: ", ") + " and \(names.last ?? "")"
    return switch kind {
    case .tie:
      "\(one) and \(other) accept the same URLs\(path), and nothing but how they are written decides"
    case .unreachable where !togetherWith.isEmpty:
      "\(other) is never reached: \(all) take all its URLs\(path)"
    case .unreachable: "\(other) is never reached: \(one) takes all its URLs\(path)"
    case .overlap: "\(one) comes before \(other)\(path)"
    case .undecided(let states) where !togetherWith.isEmpty:
      "it was not found out whether \(all) take all URLs of \(other) (\(states) states)"
    case .undecided(let states):
      "\(one) and \(other) were not compared to the end (\(states) states)"
    }
  }
}

extension LinkRouter {
  /// Proves which routes have URLs in common, which of them tie, and which are never reached.
  ///
  /// For tests and tools; see `PatternTable.audit(hostIsSegment:stateLimit:)`. Forms of one route do
  /// not conflict, unless one is never reached that is not a variant, since variants exist to be printed.
  /// A route hides another only when it is open to all sources that can open the other.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair ends without an answer.
  /// - Returns: The findings, the errors first.
  /// - Complexity: As the audit of a table.
  public func audit(stateLimit: Int = 10_000) -> [RouteFinding] {
    // Of some URLs the host may be a segment, of others not, so that case counts there.
    var audit = TableAudit(
      engine.table,
      hostIsSegment: prefixes.contains { $0.hostPosition == .firstSegment },
      caseCounts: prefixes.contains { $0.hostPosition == .authority },
      stateLimit: stateLimit
    )
    return audit.run().compactMap { finding in
      let finding = asServed(finding)
      let (first, second) = (engine.entries[finding.first], engine.entries[finding.second])
      let isAlone = finding.togetherWith.isEmpty
      let isHarmless = finding.kind != .unreachable || second.form.variant != nil
      if first.route == second.route, isHarmless, isAlone { return nil }
      guard concerns(finding) else { return nil }
      let witness = witness(of: finding, stateLimit: stateLimit)
      // Where other routes take all that two have in common, the two do not conflict.
      if case .none = witness, finding.kind == .tie || finding.kind == .overlap { return nil }
      return routeFinding(finding, witness)
    }
  }

  /// Searches for a URL that shows a finding when it is opened.
  private func witness(of finding: AuditFinding, stateLimit: Int) -> RouteWitness<Link>.Answer {
    if case .undecided = finding.kind { return .unknown }
    return RouteWitness(
      router: self,
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
    var (url, path): (String?, String?) = (nil, nil)
    if case .found(let shown, let known) = witness { (url, path) = (shown, known) }
    return RouteFinding(
      kind: finding.kind,
      route: routes[first.route].name,
      pattern: first.form.text,
      otherRoute: routes[second.route].name,
      otherPattern: second.form.text,
      togetherWith: finding.togetherWith.map { routes[engine.entries[$0].route].name },
      patternsTogetherWith: finding.togetherWith.map { engine.entries[$0].form.text },
      witness: path,
      decision: finding.decision,
      url: url,
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
      witness: finding.witness,
      decision: finding.decision
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
