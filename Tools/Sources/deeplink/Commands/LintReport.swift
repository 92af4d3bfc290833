import LinkPatterns

/// The text that `deeplink lint` prints.
struct LintReport {
  /// A line for each error.
  let errors: [String]

  /// A line for each note.
  let notes: [String]

  /// What the lines say, errors first.
  let documents: [LintDocument]

  /// The line with the numbers of both.
  var summary: String {
    "\(Self.count(errors.count, of: "error")), \(Self.count(notes.count, of: "note"))"
  }

  /// Examines a catalog.
  ///
  /// - Parameter router: The catalog.
  init(_ router: CatalogRouter) {
    let findings = router.audit()
    let problems = router.problems + router.exampleProblems()
    let hard = findings.filter(\.isError).map { Self.document($0, router) }
    let soft = findings.filter { !$0.isError }.map { Self.document($0, router) }
    errors = problems.map { "error: \(CatalogProblemText.line($0))" } + hard.map(Self.line)
    notes = soft.map(Self.line)
    documents = problems.map { LintDocument($0) } + hard + soft
  }

  /// A number of things.
  ///
  /// - Parameters:
  ///   - number: How many there are.
  ///   - thing: What one of them is called.
  /// - Returns: `1 note`, `2 notes`.
  private static func count(_ number: Int, of thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The line for a finding.
  ///
  /// - Parameter document: The finding.
  /// - Returns: Its severity, sentence and kind.
  private static func line(_ document: LintDocument) -> String {
    "\(document.isError ? "error" : "note"): \(document.message) [\(document.code)]"
  }

  /// Describes a finding about routes.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - router: The catalog.
  /// - Returns: The routes, the URL that shows it, and a sentence with both.
  private static func document(_ finding: AuditFinding, _ router: CatalogRouter) -> LintDocument {
    let (code, message) = sentence(finding, router)
    let entries = [finding.first] + finding.togetherWith + [finding.second]
    return LintDocument(
      isError: finding.isError,
      code: code,
      routes: entries.map(router.routeName),
      url: router.witnessURL(of: finding),
      message: message
    )
  }

  /// The kind of a finding, and a sentence.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - router: The catalog.
  /// - Returns: Its kind; all routes, the URL that shows it, and what decides.
  private static func sentence(
    _ finding: AuditFinding,
    _ router: CatalogRouter
  ) -> (code: String, message: String) {
    let first = name(of: finding.first, router)
    let second = name(of: finding.second, router)
    let url = TerminalText(router.witnessURL(of: finding) ?? "").text
    let others = finding.togetherWith.map { name(of: $0, router) }
    let all = ([first] + others.dropLast()).joined(separator: ", ") + " and \(others.last ?? "")"
    switch finding.kind {
    case .unreachable where !others.isEmpty:
      return ("unreachable", "\(second) is never reached: \(all) take all its URLs, as \(url)")
    case .undecided(let states) where !others.isEmpty:
      return ("undecided", "\(second): not decided within \(states) states whether \(all) hide it")
    case .tie:
      return (
        "tie", "\(first) and \(second) both accept \(url), and nothing but their text decides"
      )
    case .unreachable:
      return ("unreachable", "\(second) is never reached: \(first) takes all its URLs, as \(url)")
    case .overlap:
      return ("overlap", "\(first) comes before \(second) for \(url): \(reason(finding))")
    case .undecided(let states):
      return ("undecided", "\(first) and \(second): not decided within \(states) states")
    }
  }

  /// What decides between two routes.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: A clause.
  private static func reason(_ finding: AuditFinding) -> String {
    switch finding.decision {
    case .segment(let segment): "segment \(segment) is more specific"
    case .segmentCount: "it has more segments"
    case .queryItems: "it requires more query items"
    case .smallerLanguage: "it is a special case of the other"
    case .registrationOrder: "it was given before"
    case .byteOrder, nil: "its text is less in byte order"
    }
  }

  /// The name and the pattern of an entry.
  ///
  /// - Parameters:
  ///   - entry: Its position.
  ///   - router: The catalog.
  /// - Returns: `'question' /leagues/:league`.
  private static func name(of entry: Int, _ router: CatalogRouter) -> String {
    let pattern = router.table.entries[entry].pattern.text
    let name = router.routeName(ofEntry: entry)
    return "'\(TerminalText(name).text)' \(TerminalText(pattern).text)"
  }
}
