import Foundation
import SampleTesting
import Testing

/// The exit codes of the program, run as a person runs it.
@Suite struct ExitCodeTests {
  private let program = BuiltProgram("video-editor")

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
    #expect(try program.run(arguments).code == code)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func endsWith73WhenTheOutputCannotBeWritten() throws {
    #expect(try program.run(["deeplink://account"], output: "/dev/full").code == 73)
    #expect(try program.run(["--help"], output: "/dev/full").code == 73)
  }
}
