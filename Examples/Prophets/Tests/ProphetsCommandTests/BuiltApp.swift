import Foundation
import ProphetsFixtures

/// The built `prophets` program, run as a person runs it, with a database and a folder of its own.
struct BuiltApp {
  /// What a run of the program left behind.
  struct Run {
    /// The exit code.
    let code: Int32

    /// What it wrote to standard output.
    let out: String

    /// What it wrote to standard error.
    let error: String

    /// The lines of standard output, without the empty one after the last.
    var lines: [String] { out.split(separator: "\n").map(String.init) }
  }

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
    let name = UUID().uuidString
    let process = try process(Self.program.path, arguments)
    // Files instead of pipes: a pipe that is not emptied while the program runs can fill up.
    let files = ["in", "out", "error"].map { URL(fileURLWithPath: folder.path("\(name).\($0)")) }
    try Data(input.utf8).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    let taker = output.map { URL(fileURLWithPath: $0) } ?? files[1]
    process.standardOutput = try FileHandle(forWritingTo: taker)
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      out: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }

  /// Makes a process with the folder as the data folder of the person.
  func process(_ path: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = [
      "XDG_DATA_HOME": folder.path("data"), "XDG_CONFIG_HOME": folder.path("config"),
      "HOME": folder.path("home"), "TERM": "xterm-256color",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    return process
  }

  /// Where the running program can be reached.
  var socket: String { folder.path("data/prophets/prophets.sqlite.links/socket") }

  /// The program, beside the test bundle.
  static var program: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let candidates = bundles + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let bundle = candidates.first { $0.pathExtension == "xctest" }
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("prophets")
  }
}
