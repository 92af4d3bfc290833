import ArgumentParser
import LinkAnalysis
import LinkAssociation

/// `deeplink assetlinks generate`: makes the file that offers an Android app the links of a domain.
struct AssetLinksGenerate: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Makes the assetlinks.json file that offers the links of a domain to an Android app.",
    discussion: """
      The file offers all URLs of the domain: the manifest of the app says which of them it \
      takes. With --rules, it also has the rules of the routes, as 'deeplink export \
      android-rules' makes them. Name the certificate that signs the app for the store, which is \
      not the one that it is uploaded with.

        deeplink assetlinks generate --package com.example.app \\
          --fingerprint 14:6D:E9:…

      Exit code 1 when a route is not admitted by its rules, or when Android would open other URLs \
      than the app, 65 when the file is not a catalog, \
      66 when it cannot be read, 64 when a package or a fingerprint is malformed.
      """
  )

  /// The package of the app.
  @Option(name: .long, help: ArgumentHelp("The package of the app.", valueName: "name"))
  var package: String

  /// The fingerprints of its certificates.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The SHA-256 fingerprint of a certificate of the app; may be given several times.",
      valueName: "pairs"
    )
  )
  var fingerprint: [String] = []

  /// Whether the routes narrow the manifest.
  @Flag(name: .long, help: "Write the rules of the routes of --catalog too.")
  var rules = false

  /// The catalog of the routes.
  @Option(
    name: .long,
    help: ArgumentHelp("The catalog of the links, for --rules.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var catalog: String?

  /// Refuses what would not be taken.
  func validate() throws {
    if rules != (catalog != nil) {
      throw ValidationError("--rules and --catalog go together: the routes have the rules.")
    }
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    let isPackage = parts.allSatisfy { part in
      part.first?.isLetter == true
        && part.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
        }
    }
    guard parts.count > 1, isPackage else {
      throw ValidationError("'\(package)' is not a package, such as com.example.app.")
    }
    if fingerprint.isEmpty {
      throw ValidationError("Name a certificate: --fingerprint 14:6D:E9:…")
    }
    if let mistake = file.mistake { throw ValidationError(mistake) }
  }

  /// The file.
  private var file: AssetLinks { AssetLinks(app: package, fingerprints: fingerprint) }

  /// Prints the file.
  func run() throws {
    guard let catalog else { return StandardOutput.print(file.json, terminator: "") }
    let reading = try JSONFile(path: catalog).read(CatalogReading.self)
    let export = AndroidRules(reading.catalog, package, fingerprint)
    StandardOutput.print(export.text, terminator: "")
    for sentence in export.omissions {
      StandardError.print("left out: \(TerminalText(sentence).text)")
    }
    for sentence in export.notes { StandardError.print(TerminalText(sentence).text) }
    if export.isDifferent || !export.omissions.isEmpty { throw ExitCode(1) }
  }
}

extension AssetLinks {
  /// The file of one app.
  init(app package: String, fingerprints: [String]) {
    let prints = fingerprints.map { $0.uppercased() }
    self.init(statements: [.init(packageName: package, fingerprints: prints)])
  }

  /// The first thing that is wrong with it, as a sentence.
  var mistake: String? {
    AssociationLint().findings(ofAssetLinks: Array(json.utf8)).first?.message
  }
}
