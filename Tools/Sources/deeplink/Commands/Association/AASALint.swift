import ArgumentParser
import Foundation
import LinkAssociation

/// `deeplink aasa lint`: finds what is wrong with a file.
struct AASALint: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in a file, and rules that probably mean something else.",
    discussion: """
      Rules that are never reached, exclusions that come too late and rules that match \
      everything are proved, with a shortest URL. Each finding says whether Apple documents it, \
      whether it was recorded from Apple's systems, or whether it is assumed.

        deeplink aasa lint --file apple-app-site-association

      Exit code 1 when there is an error, 66 when the file cannot be read, 73 when it cannot be \
      written.
      """
  )

  /// The file.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The apple-app-site-association file, or - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var file: String

  /// How findings are printed.
  @OptionGroup var format: FormatOption

  /// Whether to mend what can be mended without asking.
  @Flag(name: .long, help: "Fix what needs no decision in the file, then check it.")
  var fix = false

  /// Whether warnings count as errors.
  @Flag(name: .long, help: "Also exit with 1 for warnings.")
  var strict = false

  /// The oldest system of the app.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The oldest iOS that the app runs on, such as 12 or 13.5.",
      valueName: "version"
    )
  )
  var ios: Double?

  /// Give up a proof at this number of states.
  @Option(name: .long, help: "Give up a proof at this number of states.")
  var states = 10_000

  /// Fixes are written into the file, so there must be one.
  func validate() throws {
    if fix, file == "-" {
      throw ValidationError("--fix writes into the file, so --file cannot be - (standard input).")
    }
  }

  /// Prints a line for every finding, and their numbers.
  func run() throws {
    let source = AssociationFile(path: file)
    var bytes = try source.bytes()
    let lint = AssociationLint(stateLimit: states, oldestSystem: ios)
    if fix { bytes = try corrected(bytes, by: lint, source) }
    if let advice = source.nameAdvice { StandardError.print("deeplink: \(advice)") }
    let findings = Progress.telling("checking") { lint.findings(of: bytes) }
    try AssociationReport(findings, file: file).print(as: format.chosen)
    let isWrong = findings.contains {
      $0.severity == .error || (strict && $0.severity == .warning)
    }
    if isWrong { throw ExitCode(1) }
  }

  /// Mends the file.
  private func corrected(
    _ bytes: [UInt8],
    by lint: AssociationLint,
    _ source: AssociationFile
  ) throws -> [UInt8] {
    let (result, count) = AssociationFix.corrected(bytes, by: lint)
    guard count > 0 else { return bytes }
    do throws(UnwritableFile) {
      try WholeFile.write(result, to: source.path)
    } catch {
      throw error.reported()
    }
    StandardError.print("\(source.shown): \(count) change\(count == 1 ? "" : "s")")
    return result
  }
}
