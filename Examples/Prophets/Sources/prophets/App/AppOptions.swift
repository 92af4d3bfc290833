import ArgumentParser
import Foundation
import ProphetsStore

/// Where the database is, and with it what lies beside it.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The SQLite file; made and filled when there is none. The default is in your data folder.",
      valueName: "file"
    )
  )
  var database: String?

  /// The path of the database, the default one if none is named.
  var path: String {
    database ?? ProphetsStore.defaultPath(environment: ProcessInfo.processInfo.environment)
  }

  /// The file that keeps the links that wait for sign-in.
  var waiting: URL { URL(fileURLWithPath: "\(path).waiting.json") }

  /// The file that keeps whether the link from before the installation was opened.
  var deferred: URL { URL(fileURLWithPath: "\(path).deferred.json") }

  var journal: AppFile { AppFile(name: "journal", path: "\(path).journal.jsonl") }

  /// Where the running app takes links from other processes.
  var inbox: LinkFolder { LinkFolder(path: "\(path).links") }
}

/// What all commands can be told about the app.
struct AppOptions: ParsableArguments {
  @OptionGroup var files: DatabaseOptions

  @Option(
    help: ArgumentHelp(
      "Restore what is shown from this file, and save it there at the end. It may not exist yet.",
      valueName: "file"
    )
  )
  var state: String?

  @Option(
    help: ArgumentHelp(
      "Expand short links, https://55prophets.example/l/CODE, with the link service at this address.",
      valueName: "url"
    )
  )
  var linkService: String?

  func validate() throws {
    guard let linkService else { return }
    let isWeb = linkService.hasPrefix("http://") || linkService.hasPrefix("https://")
    guard isWeb, URL(string: linkService)?.host() != nil else {
      throw ValidationError(
        "--link-service is the address of a service, such as http://127.0.0.1:8080."
      )
    }
  }
}
