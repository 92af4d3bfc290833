import ArgumentParser
import LinkAssociation

/// `deeplink coverage`: compares a domain's file with the links of an app.
struct Coverage: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Proves whether a domain's file offers an app the links that it takes.",
    discussion: """
      Three questions: does the file admit every URL of every opened route, does every admitted URL \
      have a route, and do iOS and Android agree. Each gap has a shortest URL; where there is none, \
      that is said, and proved.

        deeplink coverage --catalog links.json --aasa apple-app-site-association \\
          --app ABCDE12345.com.example.app --assetlinks assetlinks.json

      Exit code 1 when a route is not admitted, 65 when a file is none, 66 when it cannot be read.
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
  var aasa: String

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp("The identifier of the app; by default the rules of all.", valueName: "id")
  )
  var app: String?

  /// The file for Android.
  @Option(
    name: .long,
    help: ArgumentHelp("The assetlinks.json file.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var assetlinks: String?

  /// Whether warnings count as errors.
  @Flag(name: .long, help: "Exit with 1 for admitted URLs without a route and disagreements too.")
  var strict = false

  /// The number of states at which a proof is given up.
  @Option(name: .long, help: "The number of states at which a proof is given up.")
  var states = 20_000

  /// How findings are printed.
  @Option(name: .long, help: "How findings are printed: text, json, github or sarif.")
  var format = FindingFormat.text

  /// Whether the output is JSON.
  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// Prints the findings, and what is proved.
  ///
  /// - Throws: `ExitCode` 1 when a route is not admitted, 65 or 66 when there is no file.
  func run() throws {
    let reading = try AssociationFile(path: aasa).reading()
    let coverage = AssociationCoverage(
      reading.association,
      app: app,
      catalog: try catalog.read(),
      stateLimit: states
    )
    let links = try assetlinks.map { try AssociationFile(path: $0).assetLinks() }
    let statement = links?.statements.first(where: \.offersLinks)
    let findings = Progress.telling("proving") { coverage.findings(android: statement) }
      .map { $0.placed(in: reading.text) }
    if json || format != .text {
      try AssociationReport(findings, file: aasa).print(as: json ? .json : format)
    } else {
      for finding in findings {
        let line = TerminalText("\(aasa):\(finding)").text
        print(TerminalColor.line(line, finding.severity.rawValue))
      }
      for line in proved(findings, statement) { print(line) }
    }
    let isWrong = findings.contains {
      $0.severity == .error || (strict && $0.severity == .warning)
    }
    if isWrong { throw ExitCode(1) }
  }

  /// What is proved, a line each.
  private func proved(
    _ findings: [AssociationFinding],
    _ statement: AssetLinks.Statement?
  ) -> [String] {
    var lines: [String] = []
    let has = { (rule: AssociationRule) in findings.contains { $0.rule == rule } }
    if !has(.routeNotAdmitted) {
      lines.append("proved: the file admits every URL of every opened route")
    }
    if !has(.noRoute) { lines.append("proved: every URL that the file admits has a route") }
    if let statement {
      if statement.components == nil {
        lines.append("not compared: assetlinks.json narrows nothing, the manifest decides")
      } else if !has(.platformsDiffer) {
        lines.append("proved: iOS and Android are offered the same URLs")
      }
    }
    return lines
  }
}
