import ArgumentParser
import Foundation
import LinkAssociation

/// `deeplink check`: checks all files of a project about its links, together.
struct Check: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Checks the links, the contract, association files and property lists of a project.",
    discussion: """
      Looks in a folder for links.json (the catalog), links.lock, apple-app-site-association, \
      assetlinks.json, and entitlements and Info.plists with schemes or domains, and compares \
      each with the others. Options name files in place of those that are found; checks without \
      a file are listed on standard error. With several domains, the file of each is in a folder \
      with the domain's name, or is named together with it, as in --aasa shop.example=FILE. \
      Findings are printed as compilers do, so that Xcode shows them at their lines. In a Run \
      Script phase of a target, with ENABLE_USER_SCRIPT_SANDBOXING set to NO:

        deeplink check "$SRCROOT" --info "$INFOPLIST_FILE" \\
          --entitlements "$CODE_SIGN_ENTITLEMENTS"

      Exit code 1 when there is an error, 65 when a file is malformed, 66 when one cannot be \
      read or there is no catalog. The other files are checked all the same.
      """
  )

  /// The folder.
  @Argument(help: "The folder of the project.", completion: .directory)
  var folder = "."

  /// The catalog.
  @Option(
    name: .long,
    help: ArgumentHelp("The catalog of the links.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var catalog: String?

  /// The lock.
  @Option(
    name: .long,
    help: ArgumentHelp("The lock of the links.", valueName: "file"),
    completion: .file()
  )
  var lock: String?

  /// The association files.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "An apple-app-site-association file, with DOMAIN= before it when there are several domains.",
      valueName: "file"
    ),
    completion: .file()
  )
  var aasa: [String] = []

  /// The files for Android.
  @Option(
    name: .long,
    help: ArgumentHelp("An assetlinks.json file.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var assetlinks: [String] = []

  /// The Info.plists.
  @Option(
    name: .long,
    help: ArgumentHelp("An Info.plist, for the schemes.", valueName: "file"),
    completion: .file(extensions: ["plist"])
  )
  var info: [String] = []

  /// The entitlements.
  @Option(
    name: .long,
    help: ArgumentHelp("Entitlements, for the domains.", valueName: "file"),
    completion: .file(extensions: ["entitlements", "plist"])
  )
  var entitlements: [String] = []

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp("The identifier of the app; by default the rules of all.", valueName: "id")
  )
  var app: String?

  /// Whether the app is signed for development.
  @Flag(name: .long, help: "The app is signed for development, which allows ?mode=developer.")
  var development = false

  /// Whether warnings fail too.
  @Flag(name: .long, help: "Also exit with 1 for warnings.")
  var strict = false

  /// Whether notes are printed.
  @Flag(name: .long, help: "Print notes too.")
  var notes = false

  /// How findings are printed.
  @OptionGroup var format: FormatOption

  /// Refuses to read standard input twice.
  func validate() throws {
    let named = [catalog, lock] + aasa + assetlinks + info + entitlements
    try StandardInput.refuseTwo(among: named)
  }

  /// Prints a line for every finding, and what was checked.
  func run() throws {
    let files = files()
    guard let catalog = files.catalog else {
      let place = TerminalText(folder).text
      StandardError.print(
        "deeplink: there is no links.json in \(place); name the catalog with --catalog"
      )
      throw ExitCode(66)
    }
    var check = ProjectCheck(files, app: app, isRelease: !development)
    Progress.telling("proving") { check.run() }
    let shown = check.findings.filter { notes || $0.severity != .note }
    try print(shown, files, catalog)
    // Printed last, as a long list of findings would push them out of sight.
    for sentence in unchecked(files) + check.notCompared {
      StandardError.print("deeplink: \(TerminalText(sentence).text)")
    }
    if let failure = check.failure { throw ExitCode(failure) }
    let isWrong = shown.contains { $0.severity == .error || (strict && $0.severity == .warning) }
    if isWrong { throw ExitCode(1) }
  }

  /// Whether no file is looked for.
  private var isAllNamed: Bool {
    catalog != nil && lock != nil
      && [aasa, assetlinks, info, entitlements].allSatisfy { $0.contains { !$0.isEmpty } }
  }

  /// Sentences about the files that are not checked, one for each kind; the named files are meant to be all.
  private func unchecked(_ files: ProjectFiles) -> [String] {
    var sentences: [String] = []
    if let end = files.searchEnd, !isAllNamed {
      sentences.append("the search of \(folder) ended \(end); name files beyond, as with --aasa")
    }
    func add(_ paths: [String], _ advice: String) {
      guard let first = paths.first else { return }
      let rest = paths.count - 1
      let subject = rest == 0 ? "\(first) is" : "\(first) and \(rest) more like it are"
      sentences.append("\(subject) not checked; \(advice)")
    }
    if catalog == nil { add(files.leftOut.catalogs, "choose one with --catalog") }
    if aasa.allSatisfy(\.isEmpty) {
      add(files.leftOut.associations, "name every file with --aasa")
    }
    if assetlinks.allSatisfy(\.isEmpty) {
      add(files.leftOut.assetLinks, "name every file with --assetlinks")
    }
    if info.allSatisfy(\.isEmpty), entitlements.allSatisfy(\.isEmpty) {
      add(
        files.ofOthers,
        "they lie with another catalog, so name those of this app with --info and --entitlements"
      )
    }
    return sentences
  }

  /// The files that are named, and those that are found in place of others.
  private func files() -> ProjectFiles {
    var files = ProjectFiles(in: folder, catalog: catalog)
    files.catalog = catalog ?? files.catalog
    files.lock = lock ?? files.lock
    // Build settings that are empty name no file.
    for (named, found) in [
      (associations(&files), \ProjectFiles.associations), (assetlinks, \.assetLinks),
      (info, \.infos), (entitlements, \.entitlements),
    ] {
      var paths: [String] = []
      for path in named where !path.isEmpty && !paths.contains(path) { paths.append(path) }
      if !paths.isEmpty { files[keyPath: found] = paths }
    }
    return files
  }

  /// The association files that are named; the domains that stand before them are kept with the files, each once.
  private func associations(_ files: inout ProjectFiles) -> [String] {
    aasa.map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let hasDomain =
        parts.count == 2 && !parts[0].isEmpty && !parts[0].contains("/")
        && !FileManager.default.fileExists(atPath: text)
      let path = hasDomain ? String(parts[1]) : text
      let domain = parts[0].lowercased()
      if hasDomain, files.domains[path]?.contains(domain) != true {
        files.domains[path, default: []].append(domain)
      }
      return path
    }
  }

  /// Prints findings.
  private func print(_ findings: [ReportedFinding], _ files: ProjectFiles, _ catalog: String) throws
  {
    switch format.chosen {
    case .json:
      for finding in findings { StandardOutput.print(try ReportedFindingDocument(finding).line()) }
    case .github: for finding in findings { StandardOutput.print(GitHubAnnotation(finding).line) }
    case .sarif: StandardOutput.print(try SARIFLog(findings).text())
    case .text:
      for finding in findings {
        StandardOutput.print(
          TerminalColor.line(XcodeDiagnostic(finding).line, finding.severity.rawValue)
        )
      }
      let others = [files.lock].compactMap(\.self) + files.associations + files.assetLinks
      let checked = [catalog] + others + files.infos + files.entitlements
      StandardOutput.print("checked: \(TerminalText(checked.joined(separator: ", ")).text)")
      let kinds: [AssociationRule.Severity] =
        notes ? [.error, .warning, .note] : [.error, .warning]
      StandardOutput.print(findings.map(\.severity).counts(of: kinds))
    }
  }
}
