import ArgumentParser
import LinkAnalysis
import LinkAssociation
import LinkPatterns

/// `deeplink init`: proposes routes for the links that an app or a site has already.
struct Init: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Proposes routes in Swift for links that exist already.",
    discussion: """
      From an association file, each rule becomes a route; it is proved that the association \
      file of these routes admits every URL that the given one does. From a list of URLs, \
      segments that differ often become values. Comments mark what was guessed. The log of a \
      server has paths alone: name their domain with --domain.

        deeplink init --aasa apple-app-site-association --domain example.com
        deeplink init --urls urls.txt

      Exit code 1 when a URL or a rule is not covered, or has no domain, 65 when a file is malformed, 66 when it \
      cannot be read.
      """
  )

  /// The association file.
  @Option(
    name: .long,
    help: ArgumentHelp("The apple-app-site-association file.", valueName: "file"),
    completion: .file()
  )
  var aasa: String?

  /// The list of URLs.
  @Option(
    name: .long,
    help: ArgumentHelp("URLs or paths, a line each, or the log of a server.", valueName: "file"),
    completion: .file()
  )
  var urls: String?

  /// The domain of the links.
  @Option(
    name: .long,
    help: ArgumentHelp("The domain of the links; those of the URLs by default.", valueName: "host")
  )
  var domain: String?

  /// The name of the link type.
  @Option(name: .long, help: ArgumentHelp("The name of the type of links.", valueName: "name"))
  var type = "AppLink"

  /// Whether the catalog is printed in place of Swift.
  @Flag(name: .long, help: "Print the catalog of the routes as JSON, in place of Swift.")
  var json = false

  /// Refuses two sources, and a text that cannot be a name.
  func validate() throws {
    guard (aasa == nil) != (urls == nil) else {
      throw ValidationError("Name one source: --aasa or --urls.")
    }
    if aasa != nil, domain == nil {
      throw ValidationError("An association file does not say its domain: add --domain.")
    }
    let isName =
      type.first?.isUppercase == true
      && type.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isName else { throw ValidationError("'\(type)' is not the name of a type.") }
    if let domain, (try? LinkURL("https://\(domain)/")) == nil || domain.contains("/") {
      throw ValidationError("'\(domain)' is not a domain.")
    }
  }

  /// Prints the proposal.
  func run() throws {
    if let aasa { return try propose(rulesOf: aasa) }
    if let urls { return try propose(pagesOf: urls) }
  }

  /// Prints a proposal.
  private func print(_ proposal: Proposal, domains: [String], from origin: String) throws {
    if json {
      StandardOutput.print(
        try CatalogProposalDocument(catalog: try proposal.catalog(domains: domains)).line()
      )
    } else {
      StandardOutput.print(
        proposal.source(type: type, domains: domains, from: TerminalText(origin).text),
        terminator: ""
      )
    }
  }
}

/// The catalog that `deeplink init --json` prints.
private struct CatalogProposalDocument: JSONDocument {
  /// The catalog.
  let catalog: LinkCatalogV1

  /// Writes the catalog itself.
  func encode(to encoder: any Encoder) throws { try catalog.encode(to: encoder) }
}

// MARK: - From an association file

extension Init {
  /// Proposes a route for each rule.
  private func propose(rulesOf path: String) throws {
    let association = try AssociationFile(path: path).association()
    let host = domain ?? ""
    var proposal = Proposal()
    for rule in Self.rules(of: association) {
      let shown = TerminalText(rule.path ?? "any path").text
      if rule.exclude == true {
        proposal.notes.append(
          "The site keeps \(shown) (\(rule.pointer.text)): a route that takes it is closed."
        )
        continue
      }
      guard let route = RuleProposal(rule).route else {
        proposal.notes.append("No pattern says \(shown) (\(rule.pointer.text)).")
        continue
      }
      proposal.add(route)
    }
    try print(proposal, domains: [host], from: path)
    let missing = try Progress.telling("proving") { try gaps(of: proposal, in: association, host) }
    for gap in missing { StandardError.print("not covered: \(TerminalText(gap).text)") }
    guard missing.isEmpty else {
      throw ExitCode(1)
    }
    StandardError.print(
      "proved: the file that these routes ask for admits every URL that \(TerminalText(path).text) does"
    )
  }

  /// The rules of all apps, each once, completed from defaults.
  private static func rules(of association: AppSiteAssociation) -> [LinkComponent] {
    guard let links = association.appLinks else { return [] }
    var rules: [LinkComponent] = []
    for entry in links.details {
      for component in entry.components {
        let rule =
          entry.usesPaths ? component : component.over(entry.defaults).over(links.defaults)
        let isKnown = rules.contains { known in
          known.path == rule.path && known.query == rule.query && known.fragment == rule.fragment
            && known.exclude == rule.exclude
        }
        if !isKnown { rules.append(rule) }
      }
    }
    return rules
  }

  /// What the given file admits, and that of the proposed routes does not.
  private func gaps(
    of proposal: Proposal,
    in association: AppSiteAssociation,
    _ host: String
  ) throws -> [String] {
    let apps = Set(association.appLinks?.details.flatMap { $0.appIDs.map(\.text) } ?? []).sorted()
      .filter { AssociationGenerator.problem(ofAppID: $0) == nil }
    guard !apps.isEmpty else { return ["The file names no app, so nothing can be proved."] }
    let catalog = try proposal.catalog(domains: [host])
    let problems = ParsedCatalog(catalog).problems.map(\.description)
    let generated = AssociationGenerator(catalog).association(appIDs: apps)
    let comparison = AssociationComparison(association, generated.association, host: host)
    let differences = comparison.differences().filter {
      $0.service == "applinks" && $0.side == .old && apps.contains($0.app)
    }
    return problems + differences.map { "\($0)" }
  }
}

// MARK: - From URLs

extension Init {
  /// Proposes a route for each pattern of URLs.
  private func propose(pagesOf path: String) throws {
    var site = SiteURLs()
    do throws(UnreadableFile) {
      try site.addList(path, host: domain)
    } catch {
      throw error.reported()
    }
    var (pages, domains): ([(url: String, path: [Substring], items: [String])], [String]) = ([], [])
    for text in site.urls {
      guard let url = try? LinkURL(text), url.isWeb, let host = url.host?.lowercased() else {
        StandardError.print("left out: \(TerminalText(text).text) is not a web URL")
        continue
      }
      if let domain, host != domain.lowercased() { continue }
      if !domains.contains(host) { domains.append(host) }
      pages.append((text, SiteCoverage.segments(of: text), Self.items(of: text)))
    }
    let proposal = Self.proposal(pages)
    if !pages.isEmpty { try print(proposal, domains: domains, from: path) }
    let parsed = ParsedCatalog(try proposal.catalog(domains: domains))
    let missed = pages.filter { parsed.match($0.url, from: .universalLink).found == nil }
    for page in missed.prefix(20) {
      StandardError.print("not covered: \(TerminalText(page.url).text)")
    }
    if site.pathsAlone > 0 {
      let shown = TerminalText(path).text
      StandardError.print(
        "deeplink: \(site.pathsAlone == 1 ? "a line" : "\(site.pathsAlone) lines") of \(shown) without a domain: "
          + "add --domain"
      )
    } else if pages.isEmpty {
      StandardError.print("deeplink: there is no web URL in \(TerminalText(path).text)")
    }
    if !missed.isEmpty || pages.isEmpty || site.pathsAlone > 0 { throw ExitCode(1) }
    StandardError.print("proved: each of \(pages.count) URLs has a route")
  }

  /// The names of the query items of a URL.
  private static func items(of url: String) -> [String] {
    guard let start = url.firstIndex(of: "?") else { return [] }
    return url[url.index(after: start)...].prefix { $0 != "#" }.split(separator: "&")
      .compactMap { $0.split(separator: "=").first.map(String.init) }
  }

  /// The routes for pages, the most frequent first.
  private static func proposal(
    _ pages: [(url: String, path: [Substring], items: [String])]
  ) -> Proposal {
    var groups: [SitePattern: (count: Int, sample: String, items: [String: Int])] = [:]
    for (pattern, page) in zip(SitePatterns(of: pages.map(\.path)).patterns, pages) {
      groups[pattern, default: (0, page.url, [:])].count += 1
      for item in Set(page.items) { groups[pattern]?.items[item, default: 0] += 1 }
    }
    var proposal = Proposal()
    for (pattern, group) in groups.sorted(by: {
      ($1.value.count, $0.key.text) < ($0.value.count, $1.key.text)
    }) {
      var values = pattern.values.map { ProposedRoute.Value(name: $0.name, type: $0.type) }
      var notes = ["\(group.count) URLs, such as \(TerminalText(group.sample).text)"]
      for value in values {
        notes.append(
          "guessed: '\(value.name)' is \(value.type == "Int" ? "a number" : "a \(value.type)")."
        )
      }
      for (item, count) in group.items.sorted(by: { $0.key < $1.key }) {
        // Items of campaigns are of no route.
        guard !item.hasPrefix("utm_"), item == SitePattern.identifier([item]),
          !values.contains(where: { $0.name == item })
        else { continue }
        values.append(.init(name: item, type: "String", isOptional: true, isItem: true))
        notes.append("guessed: '\(item)' may be absent; \(count) URLs have it.")
      }
      proposal.add(
        ProposedRoute(name: pattern.caseName, path: pattern.text, values: values, notes: notes)
      )
    }
    return proposal
  }
}
