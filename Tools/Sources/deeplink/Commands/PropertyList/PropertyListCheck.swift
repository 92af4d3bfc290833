import ArgumentParser
import LinkAssociation

/// `deeplink plist check`: compares an app's property lists with a catalog, both ways.
struct PropertyListCheck: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compares the schemes and domains in property lists with those of the links.",
    discussion: """
      A link whose scheme or domain is not listed never reaches the app. A listed scheme or \
      domain without links opens the app for nothing. Build settings such as $(DOMAIN) are not \
      expanded. Lists are read as XML.

        deeplink plist check --catalog links.json \\
          --info Info.plist --entitlements App.entitlements

      Exit code 1 when there is an error, 65 when a file is not a catalog or not a property list \
      in XML, 66 when one cannot be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The Info.plist.
  @Option(
    name: .long,
    help: ArgumentHelp("The Info.plist, for the schemes.", valueName: "file"),
    completion: .file(extensions: ["plist"])
  )
  var info: String?

  /// The entitlements.
  @Option(
    name: .long,
    help: ArgumentHelp("The entitlements, for the domains.", valueName: "file"),
    completion: .file(extensions: ["entitlements", "plist"])
  )
  var entitlements: String?

  /// Whether the app is signed for development.
  @Flag(name: .long, help: "The app is signed for development, which allows ?mode=developer.")
  var development = false

  /// Whether warnings count as errors.
  @Flag(name: .long, help: "Also exit with 1 for warnings.")
  var strict = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each finding.")
  var json = false

  /// Refuses to compare with nothing.
  func validate() throws {
    if info == nil, entitlements == nil {
      throw ValidationError("Say what to compare: --info, --entitlements or both.")
    }
    try StandardInput.refuseTwo(among: [catalog.path, info, entitlements])
  }

  /// Prints the findings of each file, and their numbers.
  func run() throws {
    let check = AppFilesCheck(try catalog.read())
    var groups: [(file: String, findings: [AssociationFinding])] = []
    if let info {
      groups.append((info, check.findings(info: try PropertyListFile(path: info).read())))
    }
    if let entitlements {
      let list = try PropertyListFile(path: entitlements).read()
      groups.append((entitlements, check.findings(entitlements: list, isRelease: !development)))
    }
    for (file, findings) in groups {
      if json {
        for finding in findings {
          StandardOutput.print(try FileFindingDocument(file, finding).line())
        }
      } else {
        AssociationReport(findings, file: file).printFindings()
      }
    }
    let all = groups.flatMap(\.findings)
    if !json { StandardOutput.print(all.map(\.severity).counts()) }
    let isWrong = all.contains { $0.severity == .error || (strict && $0.severity == .warning) }
    if isWrong { throw ExitCode(1) }
  }
}

/// The JSON that is printed for a finding of one of several files: that of a finding, and `file`.
struct FileFindingDocument: JSONDocument {
  /// The name of the member.
  private enum Key: CodingKey {
    case file
  }

  /// The path of the file.
  private let file: String

  /// The finding.
  private let finding: FindingDocument

  /// Describes a finding.
  init(_ file: String, _ finding: AssociationFinding) {
    (self.file, self.finding) = (file, FindingDocument(finding))
  }

  /// Writes all members.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
    try finding.encode(to: encoder)
  }
}
