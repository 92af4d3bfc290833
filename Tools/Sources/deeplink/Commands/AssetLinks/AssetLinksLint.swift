import ArgumentParser
import LinkAssociation

/// `deeplink assetlinks lint`: finds what is wrong with a file.
struct AssetLinksLint: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in an assetlinks.json file.",
    discussion: """
      Mistakes are statements that offer nothing, targets that are not apps, malformed \
      fingerprints, and rules where nothing reads them. Each finding says where it is and what \
      to do.

        deeplink assetlinks lint --file assetlinks.json

      Exit code 1 when there is an error, 66 when the file cannot be read.
      """
  )

  /// The file.
  @Option(
    name: .long,
    help: ArgumentHelp("The assetlinks.json file, or - for standard input.", valueName: "file"),
    completion: .file()
  )
  var file: String

  /// How findings are printed.
  @OptionGroup var format: FormatOption

  /// Whether warnings count as errors.
  @Flag(name: .long, help: "Also exit with 1 for warnings.")
  var strict = false

  /// Prints the findings.
  func run() throws {
    let findings = AssociationLint().findings(ofAssetLinks: try AssociationFile(path: file).bytes())
    try AssociationReport(findings, file: file).print(as: format.chosen)
    let isWrong = findings.contains {
      $0.severity == .error || (strict && $0.severity == .warning)
    }
    if isWrong { throw ExitCode(1) }
  }
}
