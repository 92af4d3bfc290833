import ArgumentParser
import Foundation
import LinkAnalysis
import LinkAssociation

/// What a catalog can be exported as.
enum ExportTarget: String, CaseIterable, ExpressibleByArgument {
  /// Intent filters of an Android manifest.
  case androidManifest = "android-manifest"

  /// Dynamic rules in assetlinks.json.
  case androidRules = "android-rules"

  /// Functions in TypeScript.
  case typescript

  /// A page that works without a network.
  case html
}

/// `deeplink export`: says the links in other languages.
struct Export: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Exports the links to Android, TypeScript or a page.",
    discussion: """
      android-manifest has the intent filters, and android-rules the rules in assetlinks.json; \
      both are proved against the association file of the routes. typescript is a file of typed \
      functions that print and read URLs, and html a page with the links, a builder and a check. \
      What a target can't express is listed in the output and on standard error.

        deeplink export typescript --catalog links.json --output links.ts
        deeplink export typescript --catalog links.json --check links.ts

      Exit code 1 when something is left out, when Android would open other URLs than the app, or \
      when the file given to --check differs, 65 when the file is not a catalog, 66 when a file cannot be read, 73 when one cannot be written.
      """
  )

  /// The target.
  @Argument(help: "What to export: android-manifest, android-rules, typescript or html.")
  var target: ExportTarget

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The file to write.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, in place of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  /// The file to compare.
  @Option(
    name: .long,
    help: ArgumentHelp("Compare this file with what would be written.", valueName: "file"),
    completion: .file()
  )
  var check: String?

  /// The package of the Android app.
  @Option(name: .long, help: ArgumentHelp("The package of the Android app.", valueName: "name"))
  var package: String?

  /// The fingerprints of its certificates.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The SHA-256 fingerprint of a certificate of the Android app.",
      valueName: "pairs"
    )
  )
  var fingerprint: [String] = []

  /// Whether the result is told as JSON.
  @Flag(name: .long, help: "Print one JSON object with the text and what is left out.")
  var json = false

  /// Refuses options that mean nothing together.
  func validate() throws {
    if output != nil, check != nil {
      throw ValidationError("--output writes a file, and --check compares one: name one of them.")
    }
    if json, output != nil || check != nil {
      throw ValidationError("--json prints; leave out --output and --check.")
    }
    let isForRules = target == .androidRules
    if isForRules, package == nil || fingerprint.isEmpty {
      throw ValidationError("android-rules needs the app: --package and --fingerprint.")
    }
    if let package, let mistake = AssetLinks(app: package, fingerprints: fingerprint).mistake {
      throw ValidationError(mistake)
    }
    if !isForRules, package != nil || !fingerprint.isEmpty {
      throw ValidationError("--package and --fingerprint are for android-rules.")
    }
    try StandardInput.refuseTwo(among: [catalog.path, check])
  }

  /// Prints, writes or compares the export.
  func run() throws {
    let catalog = try catalog.parsed()
    let made = try Progress.telling("exporting") { try Exported(self, catalog) }
    if json {
      StandardOutput.print(try made.line())
    } else if let output {
      do throws(UnwritableFile) {
        try WholeFile.write(made.text.utf8, to: output)
      } catch {
        throw error.reported()
      }
    } else if let check {
      try compare(made.text, with: check)
    } else {
      StandardOutput.print(made.text, terminator: "")
    }
    for sentence in made.omissions {
      StandardError.print("left out: \(TerminalText(sentence).text)")
    }
    for sentence in made.notes { StandardError.print(TerminalText(sentence).text) }
    // A file that is up to date says itself what is left out of it.
    if check == nil, made.isDifferent || !made.omissions.isEmpty || !catalog.problems.isEmpty {
      throw ExitCode(1)
    }
  }

  /// The most lines of a difference that are printed.
  private static let mostLines = 40

  /// Compares a file with what would be written, and prints the lines that differ.
  private func compare(_ text: String, with path: String) throws {
    let file = InputFile(path: path)
    let old = String(decoding: try file.bytes(), as: UTF8.self)
    guard old != text else {
      StandardOutput.print("\(file.shown): up to date")
      return
    }
    let (before, after) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    var changes: [(line: Int, text: String)] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let line, let text, _): changes.append((line * 2, "-\(text)"))
      case .insert(let line, let text, _): changes.append((line * 2 + 1, "+\(text)"))
      }
    }
    StandardOutput.print("\(file.shown): is stale; write it again with --output")
    for change in changes.sorted(by: { $0.line < $1.line }).prefix(Self.mostLines) {
      StandardOutput.print(TerminalText(String(change.text.prefix(500))).text)
    }
    let rest = changes.count - Self.mostLines
    if rest > 0 { StandardOutput.print("and \(rest) more") }
    throw ExitCode(1)
  }
}

/// An export, and the JSON for it.
///
/// Every key is always there: `target`, `text`, `leftOut` and `notes`, sentences.
struct Exported: JSONDocument {
  /// The names of the members.
  private enum Key: String, CodingKey {
    case target, text, notes
    case omissions = "leftOut"
  }

  /// The target.
  let target: String

  /// The text.
  let text: String

  /// What the target cannot say, as sentences.
  let omissions: [String]

  /// What is proved, and what is said otherwise, as sentences.
  let notes: [String]

  /// Whether Android would open other URLs than the app.
  let isDifferent: Bool

  init(_ command: Export, _ catalog: ParsedCatalog) throws {
    target = command.target.rawValue
    switch command.target {
    case .typescript:
      let export = try TypeScriptExport(catalog.catalog)
      (text, omissions, notes, isDifferent) = (export.text, export.omissions, [], false)
    case .html:
      let export = try PageExport(catalog)
      (text, omissions, notes, isDifferent) = (export.text, export.omissions, [], false)
    case .androidManifest:
      let export = try AndroidExport(catalog.catalog)
      (text, omissions, notes) = (export.manifest, export.omissions, export.notes)
      isDifferent = export.isDifferent
    case .androidRules:
      let export = AndroidRules(catalog.catalog, command.package ?? "", command.fingerprint)
      (text, omissions, notes) = (export.text, export.omissions, export.notes)
      isDifferent = export.isDifferent
    }
  }

  /// Writes the members.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(target, forKey: .target)
    try container.encode(text, forKey: .text)
    try container.encode(omissions, forKey: .omissions)
    try container.encode(notes, forKey: .notes)
  }
}
