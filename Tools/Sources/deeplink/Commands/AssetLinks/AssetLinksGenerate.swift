import ArgumentParser
import LinkAssociation

/// `deeplink assetlinks generate`: makes the file that offers an Android app the links of a domain.
struct AssetLinksGenerate: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Makes the assetlinks.json file that offers an Android app the links of a domain.",
    discussion: """
      The file narrows nothing: which links the app takes is in its manifest. Name the certificate that \
      signs the app for the store, which is not the one that it is uploaded with.

        deeplink assetlinks generate --package com.example.app \\
          --fingerprint 14:6D:E9:…

      Exit code 64 when a package or a fingerprint is none.
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

  /// Refuses what would not be taken.
  func validate() throws {
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
    let findings = AssociationLint().findings(ofAssetLinks: Array(file.json.utf8))
    if let finding = findings.first { throw ValidationError(finding.message) }
  }

  /// The file.
  private var file: AssetLinks {
    let prints = fingerprint.map { $0.uppercased() }
    return AssetLinks(statements: [.init(packageName: package, fingerprints: prints)])
  }

  /// Prints the file.
  func run() {
    StandardOutput.print(file.json, terminator: "")
  }
}
