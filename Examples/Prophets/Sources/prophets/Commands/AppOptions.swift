import ArgumentParser

/// What all commands can be told about the app.
struct AppOptions: ParsableArguments {
  /// The path of the database.
  @Option(
    help: ArgumentHelp(
      "The SQLite file; made and filled when there is none. The default is in your data folder.",
      valueName: "file"
    )
  )
  var database: String?

  /// The path of the file that keeps what is shown.
  @Option(
    help: ArgumentHelp(
      "Restore what is shown from this file, and save it there at the end. It may not exist yet.",
      valueName: "file"
    )
  )
  var state: String?
}
