import LinkAnalysis
import LinkAssociation
import LinkPatterns

/// The output of `deeplink lint`.
struct LintReport {
  /// The findings, the errors first.
  let findings: [CatalogFinding]

  /// Whether there is an error.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// The line with the numbers of errors, of warnings if there are any, and of notes.
  var summary: String {
    let severities = findings.map(\.severity)
    return severities.counts(
      of: severities.contains(.warning) ? [.error, .warning, .note] : [.error, .note]
    )
  }

  /// Examines a catalog, in which keys are not known.
  init(_ catalog: ParsedCatalog, unknownKeys: [CatalogProblem]) {
    let found = catalog.problems + catalog.unreachablePatterns() + catalog.exampleProblems()
    let unknown = unknownKeys.map { CatalogFinding($0, .warning) }
    let unplaced = catalog.placementProblems().map { CatalogFinding($0, .warning) }
    // Names that look alike are not one.
    let places = Dictionary(
      catalog.catalog.routes.enumerated().map { (Array($1.name.utf8), "routes[\($0)]") },
      uniquingKeysWith: { first, _ in first }
    )
    let audit = catalog.audit().map { finding in
      Self.finding(finding, at: places[Array(finding.otherRoute.utf8)] ?? "")
    }
    findings =
      found.map { CatalogFinding($0) } + audit.filter { $0.severity == .error }
      + unknown + unplaced + audit.filter { $0.severity != .error }
  }

  /// Prints the findings.
  func print(as format: FindingFormat, file: String, _ bytes: [UInt8], quiet: Bool) throws {
    let shown = findings.filter { !quiet || $0.severity != .note }
    let text = try? JSONText(bytes)
    switch format {
    case .text:
      for finding in shown {
        StandardOutput.print(TerminalColor.line(finding.line, finding.severity.rawValue))
      }
      StandardOutput.print(summary)
    case .json:
      for finding in shown {
        let document = CatalogFindingDocument(
          finding: finding,
          position: finding.position(in: text)
        )
        StandardOutput.print(try document.line())
      }
    case .github:
      for finding in reported(shown, file: file, in: text) {
        StandardOutput.print(GitHubAnnotation(finding).line)
      }
    case .sarif: StandardOutput.print(try SARIFLog(reported(shown, file: file, in: text)).text())
    }
  }

  /// The findings, for other programs.
  func reported(file: String, in text: JSONText?) -> [ReportedFinding] {
    reported(findings, file: file, in: text)
  }

  /// Some findings, for other programs.
  private func reported(_ findings: [CatalogFinding], file: String, in text: JSONText?)
    -> [ReportedFinding]
  {
    findings.map { finding in
      ReportedFinding(
        rule: ReportedRule(
          id: "LINK-\(finding.code)",
          name: finding.code,
          summary: finding.summary
        ),
        severity: finding.severity,
        file: file,
        pointer: finding.pointer,
        position: finding.position(in: text),
        message: finding.message,
        witness: finding.url,
        namesWitness: true
      )
    }
  }

  /// The finding of an audit: both routes, the URL that shows it, and what decides.
  private static func finding(_ finding: RouteFinding, at path: String) -> CatalogFinding {
    CatalogFinding(
      severity: finding.isError ? .error : .note,
      code: finding.kind.name,
      summary: finding.kind.summary,
      message: TerminalText(finding.description).text,
      path: path,
      routes: [finding.route] + finding.togetherWith + [finding.otherRoute],
      url: finding.url
    )
  }
}
