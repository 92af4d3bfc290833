import ArgumentParser
import LinkAnalysis
import LinkAssociation

/// `deeplink coverage`: compares a domain's file with the links of an app.
struct Coverage: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Proves whether the file of a domain and the routes of an app agree.",
    discussion: """
      Three questions: does the file admit every URL of every opened route, does every admitted \
      URL have a route, and do iOS and Android agree? Each gap has a shortest URL; where there \
      is no gap, that is proved. URLs with empty segments, dot segments or broken escapes are \
      left out, and so are routes that are limited to other domains than that of the file.

        deeplink coverage --catalog links.json --aasa apple-app-site-association \\
          --app ABCDE12345.com.example.app --assetlinks assetlinks.json

      With --sitemap or --urls, the pages of the site are compared: those that no route takes, \
      and those that the file does not offer, by their patterns, the most frequent first.

        deeplink coverage --catalog links.json --sitemap sitemap.xml.gz

      assetlinks.json is checked too, and each of its statements that offers an app links is \
      compared; --package chooses those of one app.

      Exit code 1 when a page is not opened, when a route is not admitted or that is not \
      decided, when a part of the catalog cannot be used, when assetlinks.json has an error, or \
      when it has no statement about the package; 65 when a file is malformed, 66 when it cannot \
      be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The file.
  @Option(
    name: .long,
    help: ArgumentHelp("The apple-app-site-association file.", valueName: "file"),
    completion: .file()
  )
  var aasa: String?

  /// The sitemaps of the site.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A sitemap, or an index with its sitemaps beside it, also with gzip.",
      valueName: "file"
    ),
    completion: .file(extensions: ["xml", "gz"])
  )
  var sitemap: [String] = []

  /// The lists of URLs.
  @Option(
    name: .long,
    help: ArgumentHelp("URLs or paths, a line each, or the log of a server.", valueName: "file"),
    completion: .file()
  )
  var urls: [String] = []

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp("The identifier of the app; by default the rules of all.", valueName: "id")
  )
  var app: String?

  /// The domain that serves the file.
  @OptionGroup var domain: ServingDomain

  /// The file for Android.
  @Option(
    name: .long,
    help: ArgumentHelp("The assetlinks.json file.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var assetlinks: String?

  /// The Android app.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The package of the Android app; by default every one in assetlinks.json.",
      valueName: "name"
    )
  )
  var package: String?

  /// Whether warnings count as errors.
  @Flag(name: .long, help: "Also exit with 1 for admitted URLs without a route, and disagreements.")
  var strict = false

  /// Give up a proof at this number of states.
  @Option(name: .long, help: "Give up a proof at this number of states.")
  var states = 20_000

  /// How findings are printed.
  @OptionGroup var format: FormatOption

  /// A package is looked for in a file, and standard input is read once.
  func validate() throws {
    try StandardInput.refuseTwo(among: [catalog.path, aasa, assetlinks] + sitemap + urls)
    let isOfSite = !sitemap.isEmpty || !urls.isEmpty
    if aasa == nil, !isOfSite {
      throw ValidationError("Name what is compared: --aasa, --sitemap or --urls.")
    }
    if isOfSite, assetlinks != nil {
      throw ValidationError("--assetlinks is compared with --aasa alone, not with pages.")
    }
    if package != nil, assetlinks == nil {
      throw ValidationError("--package chooses from assetlinks.json: name it with --assetlinks.")
    }
  }

  /// Prints the findings, and what is proved.
  func run() throws {
    if !sitemap.isEmpty || !urls.isEmpty { return try comparePages() }
    let aasa = aasa ?? ""
    let reading = try AssociationFile(path: aasa).reading()
    let catalog = try catalog.parsed()
    let domain = try domain.name(in: catalog, of: Self.self)
    let coverage = Progress.telling("reading rules and routes") {
      AssociationCoverage(
        reading.association,
        app: app,
        catalog: catalog.catalog,
        domain: domain,
        stateLimit: states
      )
    }
    let links = try assetlinks.map { try AssociationFile(path: $0).assetLinks() }
    let statements = try statements(of: links)
    let problems = links?.findings ?? []
    let (findings, differences) = Progress.telling("proving") {
      (
        coverage.findings().map { $0.placed(in: reading.text) },
        statements.map { (statement: $0, findings: coverage.findings(android: $0)) }
      )
    }
    let compared = findings + differences.flatMap(\.findings)
    let all = problems + compared
    let parts = [(file: assetlinks ?? "", findings: problems), (file: aasa, findings: compared)]
    let report = AssociationReport(parts)
    if format.chosen != .text {
      try report.print(as: format.chosen)
    } else {
      report.printFindings()
      let isWhole = catalog.problems.isEmpty && coverage.leftOut.isEmpty
      for line in Self.proved(findings, isWhole: isWhole) { StandardOutput.print(line) }
      for file in links?.links.includes ?? [] {
        let shown = TerminalText("\(file), which assetlinks.json includes").text
        StandardOutput.print("not compared: \(shown); what it says is not known from this file")
      }
      for (statement, findings) in differences {
        if let line = Self.proved(statement, findings) {
          StandardOutput.print(TerminalText(line).text)
        }
      }
    }
    // A route that is not proved to be admitted counts as wrong, also where the search ended early.
    let isWrong =
      !catalog.problems.isEmpty
      || all.contains {
        $0.severity == .error || $0.rule == .routeNotAdmitted || (strict && $0.severity == .warning)
      }
    if isWrong { throw ExitCode(1) }
  }

  /// The statements that are compared.
  private func statements(of links: ParsedAssetLinks?) throws -> [AssetLinks.Statement] {
    let offering = links?.links.statements.filter(\.offersLinks) ?? []
    guard let package else { return offering }
    let chosen = offering.filter {
      $0.packageName.map { $0.utf8.elementsEqual(package.utf8) } ?? false
    }
    if chosen.isEmpty {
      let known = offering.compactMap(\.packageName).joined(separator: ", ")
      let isOpen = links?.links.includes.isEmpty == false
      let others =
        (known.isEmpty ? "it offers links to no app" : "it offers links to \(known)")
        + (isOpen ? ", and what it includes is not known" : "")
      let shown = "\(assetlinks ?? ""): no statement offers links to '\(package)'; \(others)"
      StandardError.print("deeplink: \(TerminalText(shown).text)")
      throw ExitCode(1)
    }
    return chosen
  }

  /// The proofs about the file and the routes, a line each.
  private static func proved(_ findings: [AssociationFinding], isWhole: Bool) -> [String] {
    var lines: [String] = []
    let has = { (rule: AssociationRule) in findings.contains { $0.rule == rule } }
    if has(.notAssociated) { return [] }
    if !has(.routeNotAdmitted) {
      let routes = isWhole ? "every opened route" : "the opened routes that are not left out"
      lines.append("proved: the file admits every URL of \(routes)")
    }
    if !has(.noRoute) {
      lines.append(
        "proved: every URL that the file admits has a route, unless it has empty segments, dot segments "
          + "or broken escapes"
      )
    }
    return lines
  }

  /// The proof about a statement for an Android app; `nil` when the platforms differ.
  private static func proved(
    _ statement: AssetLinks.Statement,
    _ findings: [AssociationFinding]
  ) -> String? {
    let app = "'\(statement.packageName ?? "")' (\(statement.pointer.text))"
    if statement.components == nil {
      return "not compared: the statement about \(app) narrows nothing, the manifest decides"
    }
    // An open question is a note without a URL.
    guard findings.allSatisfy({ $0.severity == .note && $0.witness != nil }) else { return nil }
    let rest = findings.isEmpty ? "" : ", but for slashes at the end"
    return "proved: iOS and Android \(app) are offered the same URLs\(rest)"
  }
}
