import ArgumentParser
import LinkAnalysis
import LinkAssociation

/// `deeplink aasa generate`: makes the file of a domain from a catalog.
struct AASAGenerate: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Makes the file of a domain from a catalog, and proves that it admits the links.",
    discussion: """
      The file offers the routes that are open to the web at one domain. Standard error lists \
      what rules can't express, routes that are limited to other domains, and URLs that the file \
      admits without being links of the app: these end in the browser.

        deeplink aasa generate --catalog links.json --app ABCDE12345.com.example.app

      Exit code 1 when it is not proved that every link is admitted, when a part of the catalog \
      cannot be used, or when the file is over 128 KB; 65 when the file is not a catalog, 66 \
      when it cannot be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The identifiers of the apps.
  @Option(
    name: .long,
    help: ArgumentHelp("The identifier of an app; may be given several times.", valueName: "id")
  )
  var app: [String] = []

  /// The domain that serves the file.
  @OptionGroup var domain: ServingDomain

  /// Whether the apps may fill in passwords of the domain.
  @Flag(name: .long, help: "List the apps for webcredentials too.")
  var webcredentials = false

  /// Whether nothing is said on standard error.
  @Flag(name: .long, help: "Write to standard error only what makes the file unusable.")
  var quiet = false

  /// An app must be named, as association files name apps.
  func validate() throws {
    if app.isEmpty { throw ValidationError("Name an app: --app ABCDE12345.com.example.app") }
    for problem in app.compactMap(AssociationGenerator.problem) {
      throw ValidationError("--app: \(TerminalText(problem).text)")
    }
  }

  /// Prints the file.
  func run() throws {
    let catalog = try catalog.parsed()
    let domain = try domain.name(in: catalog, of: Self.self)
    let generator = AssociationGenerator(catalog.catalog, domain: domain)
    let output = Progress.telling("proving") {
      generator.association(appIDs: app, webCredentials: webcredentials)
    }
    StandardOutput.print(output.json, terminator: "")
    // What is left out of the file is told with --quiet too.
    for sentence in output.leftOut {
      StandardError.print("left out: \(TerminalText(sentence).text)")
    }
    if !quiet {
      for sentence in output.notExpressed {
        StandardError.print("not expressed: \(TerminalText(sentence).text)")
      }
      for surplus in output.surplus {
        let shown = TerminalText(CoverageText.answer(surplus.answer)).text
        StandardError.print("surplus: \(surplus.pointer): \(surplus.kind.rawValue): \(shown)")
      }
    }
    for gap in output.gaps {
      let shown = TerminalText("'\(gap.route)' \(gap.pattern): \(CoverageText.answer(gap.answer))")
        .text
      StandardError.print("not admitted: \(shown)")
    }
    if output.association.appLinks?.details.allSatisfy(\.components.isEmpty) ?? true {
      StandardError.print("the file offers nothing: no route is open to the web at the domain")
    }
    if !output.isWithinSize { StandardError.print("the file is over 128 KB") }
    let isWhole = catalog.problems.isEmpty && output.gaps.isEmpty
    if !isWhole || !output.isWithinSize { throw ExitCode(1) }
  }
}

/// Answers of coverage in words.
enum CoverageText {
  /// An answer.
  static func answer(_ answer: AssociationCoverage.Answer) -> String {
    switch answer {
    case .none: "none"
    case .url(let url): url
    case .undecided: "not decided"
    }
  }
}
