import ArgumentParser
import Foundation
import ProphetsStore

/// Where the database is, and with it what lies beside it.
struct DatabaseOptions: ParsableArguments {
  /// The path of the database.
  @Option(
    help: ArgumentHelp(
      "The SQLite file; made and filled when there is none. The default is in your data folder.",
      valueName: "file"
    )
  )
  var database: String?

  /// The path of the database, the default one if none is named.
  var path: String {
    database ?? StorePlace.path(environment: ProcessInfo.processInfo.environment)
  }

  /// The file that keeps the links that wait for sign-in.
  var waiting: URL { URL(fileURLWithPath: "\(path).waiting.json") }

  /// The file that keeps whether the link from before the installation was opened.
  var deferred: URL { URL(fileURLWithPath: "\(path).deferred.json") }

  /// The file that keeps the journal.
  var journal: JournalFile { JournalFile("\(path).journal.jsonl") }
}
