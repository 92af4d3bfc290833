import ArgumentParser
import Foundation
import LinkAnalysis
import LinkPatterns

/// `deeplink scan`: finds links in files that no route takes.
struct Scan: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Finds links in sources, mails and pages that open nothing.",
    discussion: """
      It looks for texts that begin with one of the app's prefixes, in Swift, string catalogs, \
      property lists, JSON, YAML, HTML, Markdown, CSV, and templates of mails and notifications, \
      and matches each. A placeholder, such as \\(id), {{ id }}, ${id} or %@, stands for any \
      value.

        deeplink scan --catalog links.json Mails Website

      Files that git ignores, hidden folders, .well-known and, without --tests, tests are left \
      out. A comment with deeplink:ignore leaves out its line, or the next one; .deeplinkignore \
      in the current folder has patterns of paths and URLs.

      Exit code 1 when a link opens nothing, 65 when the file is not a catalog, 66 when a file \
      cannot be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// Where the links come from.
  @OptionGroup var from: SourceOption

  /// Whether tests are scanned.
  @Flag(name: .long, help: "Scan the files of tests too.")
  var tests = false

  /// The file that says what is left out.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "What is left out; by default .deeplinkignore of the current folder.",
      valueName: "file"
    ),
    completion: .file()
  )
  var ignore: String?

  /// How findings are printed.
  @Option(name: .long, help: "How findings are printed: text, xcode, json, github or sarif.")
  var format = ScanFormat.text

  /// Whether the output is JSON.
  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// The files and folders.
  @Argument(help: "The files and folders to scan.", completion: .file())
  var paths: [String]

  /// Refuses options that contradict each other.
  func validate() throws {
    try StandardInput.refuseTwo(among: [catalog.path] + paths)
    if paths.contains("-") { throw ValidationError("Files and folders are scanned, not -.") }
    if json, format != .text, format != .json {
      throw ValidationError(
        "--json is --format json; leave it out with --format \(format.rawValue)."
      )
    }
  }

  /// Prints the links that open nothing, and the numbers.
  func run() throws {
    let parsed = try catalog.parsed()
    var scan = LinkScan(parsed, from: from.source, leavingOut: try ignores())
    let own = URL(fileURLWithPath: catalog.path).standardizedFileURL.path
    let walk = FolderWalk(includesTests: tests, leftOut: [own])
    do {
      try Progress.telling("scanning") {
        for path in paths { try walk.forEach(in: path) { scan.scan($0, as: $1) } }
      }
    } catch let error as UnreadableFile {
      throw error.reported()
    }
    try print(ScanReport(scan: scan))
    for file in scan.unread { StandardError.print("deeplink: \(file.message)") }
    if !scan.unread.isEmpty { throw ExitCode(66) }
    if !scan.broken.isEmpty { throw ExitCode(1) }
  }

  /// What is left out.
  private func ignores() throws -> ScanIgnores {
    let path = ignore ?? ".deeplinkignore"
    if ignore == nil, !FileManager.default.fileExists(atPath: path) { return .none }
    let bytes = try InputFile(path: path).bytes()
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    return ScanIgnores(String(decoding: bytes, as: UTF8.self), in: folder)
  }

  /// Prints what was found.
  private func print(_ report: ScanReport) throws {
    switch json ? .json : format {
    case .text: for line in report.lines { StandardOutput.print(line) }
    case .xcode:
      for finding in report.findings { StandardOutput.print(XcodeDiagnostic(finding).line) }
    case .json:
      for finding in report.findings {
        StandardOutput.print(try ReportedFindingDocument(finding).line())
      }
    case .github:
      for finding in report.findings { StandardOutput.print(GitHubAnnotation(finding).line) }
    case .sarif: StandardOutput.print(try SARIFLog(report.findings).text())
    }
  }
}

/// How `deeplink scan` prints what it found.
enum ScanFormat: String, ExpressibleByArgument, CaseIterable {
  /// Lines for people, file by file.
  case text
  /// Diagnostics of Xcode and other editors.
  case xcode
  /// One JSON object a finding and line.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// SARIF 2.1.0.
  case sarif
}
