import ArgumentParser

/// What all commands can be told about the app.
struct AppOptions: ParsableArguments {
  /// Where the database is.
  @OptionGroup var files: DatabaseOptions

  /// The path of the file that keeps what is shown.
  @Option(
    help: ArgumentHelp(
      "Restore what is shown from this file, and save it there at the end. It may not exist yet.",
      valueName: "file"
    )
  )
  var state: String?
}
