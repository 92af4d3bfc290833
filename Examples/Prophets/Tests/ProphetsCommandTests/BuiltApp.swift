import Foundation
import ProphetsFixtures
import SampleTesting

/// The built `prophets` program, run as a person runs it, with a database and a folder of its own.
struct BuiltApp {
  /// What a run of the program left behind.
  typealias Run = BuiltProgram.Run

  /// The program.
  static let program = BuiltProgram("prophets")

  /// The folder of the runs.
  let folder: TemporaryFolder

  /// Makes the folder.
  init() throws { folder = try TemporaryFolder() }

  /// Opens links and reads the reports.
  func open(_ arguments: String...) throws -> (reports: [PrintedReport], code: Int32) {
    let run = try run(["open", "--json"] + arguments)
    let reports = try run.lines.map { line in
      try JSONDecoder().decode(PrintedReport.self, from: Data(line.utf8))
    }
    return (reports, run.code)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String], input: String = "", output: String? = nil) throws -> Run {
    try Self.program.run(arguments, input: input, output: output, environment: environment)
  }

  /// The folder as the data folder of the person.
  var environment: [String: String] {
    [
      "XDG_DATA_HOME": folder.path("data"), "XDG_CONFIG_HOME": folder.path("config"),
      "HOME": folder.path("home"), "TERM": "xterm-256color",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  /// Where the running program can be reached.
  var socket: String { folder.path("data/prophets/prophets.sqlite.links/socket") }
}
