import ArgumentParser
import DeepLinking
import Foundation
import LinkAnalysis
import LinkAssociation
import LinkInspectorPage
import LinkPatterns

/// `deeplink inspect`: serves a page that shows the way of links.
struct Inspect: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Serves a page on this machine that shows a link's way, step by step.",
    discussion: """
      The first line of the output is the URL of the page; without the token in it, requests are \
      refused. The page shows where a link stops and why, the screens that it would open, the \
      routes as a tree, what an association file says about them, and the events of a running \
      app as they come. Control-C ends it.

        deeplink inspect --catalog links.json --aasa apple-app-site-association

      Exit code 65 when a file is malformed, 66 when it cannot be read, 75 when the port is not \
      available.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// The association file.
  @Option(
    name: .long,
    help: ArgumentHelp("An association file, whose rules are shown too.", valueName: "file"),
    completion: .file()
  )
  var aasa: String?

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The identifier of the app; by default the first in the file.",
      valueName: "id"
    )
  )
  var app: String?

  /// The journal of a running app.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Show the events of this journal as they come: JSON lines. The file may not exist yet.",
      valueName: "file"
    ),
    completion: .file(extensions: ["jsonl"])
  )
  var journal: String?

  /// The port.
  @Option(name: .long, help: "The port; 0 for any that is free.")
  var port: UInt16 = 0

  /// Refuses an app without an association file, and to follow standard input.
  func validate() throws {
    try StandardInput.refuseTwo(among: [catalog.path, aasa])
    if journal == "-" {
      throw ValidationError("--journal follows a file; standard input (-) cannot be followed.")
    }
    if app != nil, aasa == nil {
      throw ValidationError("--app chooses from an association file: name it with --aasa.")
    }
  }

  /// Serves until it is interrupted.
  @MainActor
  func run() async throws {
    let parsed = try catalog.parsed()
    let association = try aasa.map { path in
      AssociationPanel(try AssociationFile(path: path).association(), app: app)
    }
    let tail = try tail()
    let inspected = InspectedApp(
      name: URL(fileURLWithPath: catalog.path).lastPathComponent,
      catalog: parsed,
      environment: .live(),
      association: association,
      journal: tail.map { $0.entries }
    )
    do {
      try await InspectorServer(inspected, port: port).run { url in
        StandardOutput.printNow(url)
      }
    } catch {
      StandardError.print("deeplink: port \(port) cannot be had on this machine")
      throw ExitCode(75)
    }
  }

  /// Follows the journal; ends with 66 for a folder and for a file that cannot be read.
  private func tail() throws -> JournalTail? {
    guard let journal else { return nil }
    do throws(UnreadableFile) {
      try WholeFile.refuseUnreadable(journal)
    } catch  where error.errorNumber == ENOENT {
      // The app makes the file with its first link.
    } catch {
      throw error.reported()
    }
    return JournalTail(path: journal)
  }
}
