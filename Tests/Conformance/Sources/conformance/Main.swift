/// The suites of what the core claims: links have the host that browsers see, and routes match as patterns
/// of the URL Pattern Standard do.
///
/// A new suite is a file in `Suites/`, a line here, and a floor in `floors.json`.
@main
enum Main {
  /// The command.
  static let command = ConformanceCommand(suites: [LinkURLSuite(), RouteSuite()])

  /// Runs the command and ends the process.
  static func main() { command.main() }
}
