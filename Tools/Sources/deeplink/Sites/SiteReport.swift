import LinkAssociation

/// The JSON that `deeplink coverage --sitemap` prints for the pages of one pattern.
///
/// Every key is always there: `kind` (what they lack: `route` or `rule`), `pattern`, `count`, `sample`, `reason` and `line`
/// (what to add).
struct SiteGroupDocument: JSONDocument {
  /// What pages lack.
  let kind: String
  /// Their pattern.
  let pattern: String
  /// How many there are.
  let count: Int
  /// One of them.
  let sample: String
  /// Why that is not opened.
  let reason: String
  /// The line to add.
  let line: String

  init(_ group: SiteCoverage.Group) {
    (kind, pattern, count) = (group.kind.rawValue, group.pattern.text, group.count)
    (sample, reason, line) = (group.sample, group.reason, group.line)
  }
}

extension SiteCoverage {
  /// The lines for people.
  var lines: [String] {
    var lines: [String] = []
    for kind in [Kind.route, .rule] {
      let own = groups.filter { $0.kind == kind }
      let count = own.reduce(0) { $0 + $1.count }
      if own.isEmpty { continue }
      lines.append(
        kind == .route
          ? "\(count) of \(pages) pages have no route:"
          : "\(count) of \(pages) pages have a route, and the association file does not offer them:"
      )
      for group in own {
        let count =
          String(repeating: " ", count: max(0, 7 - "\(group.count)".count)) + "\(group.count)"
        lines.append(
          "\(count)  \(TerminalText(group.pattern.text).text)  \(TerminalText(group.sample).text)"
        )
        lines.append("         \(TerminalColor.text(group.reason, .quiet))")
        lines.append("         \(TerminalColor.text("add: \(group.line)", .hint))")
      }
      lines.append("")
    }
    let rest = others == 0 ? "" : "; \(others) of other sites are not counted"
    return lines + ["\(opened) of \(pages) pages are opened by the app\(rest)"]
  }

  /// The groups as findings about a file.
  func findings(file: String) -> [ReportedFinding] {
    groups.map { group in
      ReportedFinding(
        rule: ReportedRule(
          id: "SITE-\(group.kind.rawValue)",
          name: group.kind.rawValue,
          summary: "Pages of the site that the app does not open."
        ),
        severity: .warning,
        file: file,
        position: nil,
        message:
          "\(group.count) pages like \(group.pattern.text) lack a \(group.kind.rawValue). \(group.reason)",
        witness: group.sample,
        fix: "Add \(group.line)."
      )
    }
  }
}
