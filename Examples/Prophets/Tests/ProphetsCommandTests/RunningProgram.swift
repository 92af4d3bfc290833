import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// The program while it runs: lines can be typed at it, and what it said so far can be read.
final class RunningProgram {
  /// The process.
  private let process: Process

  /// What is typed goes here.
  private let input = Pipe()

  /// The file of what it said.
  private let file: String

  /// Starts the program.
  init(_ app: BuiltApp, _ arguments: [String]) throws {
    file = app.folder.path("\(UUID().uuidString).out")
    try Data().write(to: URL(fileURLWithPath: file))
    process = BuiltApp.program.process(arguments, app.environment)
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try process.run()
  }

  deinit {
    kill()
  }

  /// What it said so far.
  var output: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

  /// Types lines and waits for the end of the program.
  func type(_ lines: String) throws -> Int32 {
    try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the program as Control-C does, and returns its exit code.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the program without letting it clean up.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
