import Foundation
import Testing

/// The exit codes of the program, run as a person runs it.
@Suite struct ExitCodeTests {
  /// Arguments, and the code that the program ends with.
  static let table: [([String], Int32)] = [
    (["deeplink://account"], 0),
    (["deeplink://account", "deeplink://nowhere"], 1),
    (["--together", "deeplink://account", "deeplink://nowhere"], 1),
    ([], 64),
    (["--help"], 0),
  ]

  @Test(arguments: table)
  func endsWithTheCodeOfItsAnswer(arguments: [String], code: Int32) throws {
    #expect(try run(arguments) == code)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func endsWith73WhenTheOutputCannotBeWritten() throws {
    #expect(try run(["deeplink://account"], output: "/dev/full") == 73)
    #expect(try run(["--help"], output: "/dev/full") == 73)
  }

  /// Runs the program to its end.
  private func run(_ arguments: [String], output: String = "/dev/null") throws -> Int32 {
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let candidates = bundles + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let bundle = try #require(candidates.first { $0.pathExtension == "xctest" })
    let process = Process()
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent(
      "video-editor"
    )
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
