import Foundation
import SampleTesting
import Testing

/// The exit codes of the program, run as a person runs it.
@Suite struct ExitCodeTests {
  private let program = BuiltProgram("preferences")

  /// Arguments, and the code that the program ends with.
  static let table: [([String], Int32)] = [
    (["open", "vnd.mycompany.myapp://deeplink/preferences"], 0),
    (["open", "vnd.mycompany.myapp://deeplink/nowhere"], 1),
    (["open", "--from", "nowhere", "vnd.mycompany.myapp://deeplink/preferences"], 64),
    (["open"], 64),
    (["push", "{"], 65),
    (["push", "--situation", "nowhere", "{}"], 64),
    (["page", "{"], 65),
    (["--help"], 0),
  ]

  @Test(arguments: table)
  func endsWithTheCodeOfItsAnswer(arguments: [String], code: Int32) throws {
    #expect(try program.run(arguments).code == code)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func endsWith73WhenTheOutputCannotBeWritten() throws {
    #expect(
      try program.run(["open", "vnd.mycompany.myapp://deeplink/preferences"], output: "/dev/full")
        .code == 73
    )
    #expect(try program.run(["--help"], output: "/dev/full").code == 73)
  }
}
