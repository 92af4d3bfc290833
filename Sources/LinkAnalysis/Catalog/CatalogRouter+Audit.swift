import LinkPatterns

extension CatalogRouter {
  /// Proves which routes have URLs in common, which of them tie, and which are never reached.
  ///
  /// As `PatternTable.audit(hostIsSegment:stateLimit:)`, but routes that are opened to different doors
  /// do not meet, and the patterns of one route only when one is never reached.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair is given up.
  /// - Returns: The findings, the errors first.
  /// - Complexity: As `PatternTable.audit(hostIsSegment:stateLimit:)`.
  public func audit(stateLimit: Int = 10_000) -> [AuditFinding] {
    let hostIsSegment = origins.contains { $0.hostPosition == .firstSegment }
    let findings = table.audit(hostIsSegment: hostIsSegment, stateLimit: stateLimit)
      .compactMap { finding -> AuditFinding? in
        let (first, second) = (routes[finding.first].declared, routes[finding.second].declared)
        guard finding.togetherWith.isEmpty else {
          return isThroughAllDoors(finding) ? finding : nil
        }
        if first.name == second.name { return finding.kind == .unreachable ? finding : nil }
        guard let doors = first.exposure else { return finding }
        if let others = second.exposure, others.allSatisfy(doors.contains) { return finding }
        if second.exposure?.contains(where: doors.contains) == false { return nil }
        // Through some other door the second is reached.
        guard finding.kind == .unreachable else { return finding }
        return AuditFinding(
          .overlap,
          first: finding.first,
          second: finding.second,
          witness: finding.witness,
          decision: finding.decision
        )
      }
    return findings.filter(\.isError) + findings.filter { !$0.isError }
  }

  /// Tells whether the routes that hide another together are open to all doors to which that is.
  private func isThroughAllDoors(_ finding: AuditFinding) -> Bool {
    let doors = routes[finding.second].declared.exposure
    return ([finding.first] + finding.togetherWith).allSatisfy { entry in
      guard let open = routes[entry].declared.exposure else { return true }
      return doors?.allSatisfy(open.contains) == true
    }
  }

  /// A URL that both routes of a finding accept.
  ///
  /// - Parameter finding: A finding of ``audit(stateLimit:)``.
  /// - Returns: The URL, with the query items that the routes require; `nil` when no witness is known or
  ///   the catalog has no origin.
  public func witnessURL(of finding: AuditFinding) -> String? {
    guard let path = finding.witness, let origin = origins.first(where: \.isWeb) ?? origins.first
    else { return nil }
    let host = origin.hasSubdomainWildcard ? "www\(origin.host?.dropFirst() ?? "")" : origin.host
    var items: [String] = []
    var names: [String] = []
    for item in routes[finding.first].items + routes[finding.second].items
    where item.declared.isRequired && !names.contains(item.declared.name) {
      names.append(item.declared.name)
      items.append("\(Self.encoded(item.declared.name))=\(Self.encoded(item.type.sample))")
    }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return "\(origin.scheme)://\(host ?? "")\(path)\(query)"
  }

  /// What is wrong with the examples of the routes.
  ///
  /// - Returns: A problem for each example that does not lead to its route when the app itself opens
  ///   it.
  /// - Complexity: O(*x*) matches, *x* = number of examples.
  public func exampleProblems() -> [CatalogProblem] {
    let used = Set(routes.map(\.declared.name))
    return catalog.routes.enumerated().filter { used.contains($0.element.name) }
      .flatMap { position, route in
        route.examples.enumerated().compactMap { index, example in
          let match = match(example, through: "app", showsValues: true)
          guard match.route != route.name else { return nil }
          let found = match.reason?.description ?? "It leads to '\(match.route ?? "")'."
          return CatalogProblem(
            .example,
            at: "routes[\(position)].examples[\(index)]",
            route: route.name,
            "This does not lead to the route. \(found)"
          )
        }
      }
  }

  /// Percent-encodes a name or a value of a query item.
  private static func encoded(_ text: String) -> String {
    String(decoding: PercentCoding.encoded(text.utf8, .component), as: UTF8.self)
  }
}
