import Foundation
import Testing

/// An answer that cannot be written is not an answer.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
struct LostOutputTests {
  @Test(arguments: [["split", "prophets://leagues/1"], ["--help"]])
  func endsWith73WhenTheOutputCannotBeWritten(arguments: [String]) throws {
    let output = try BuiltTool.run(arguments, output: "/dev/full")
    #expect(output.code == 73)
    #expect(output.error.hasPrefix("deeplink: the output cannot be written"))
  }

  @Test func endsWith73AlsoWhenMuchWasWritten() throws {
    let urls = (0..<2000).map { "prophets://leagues/\($0)" }
    #expect(try BuiltTool.run(["split"] + urls, output: "/dev/full").code == 73)
  }
}
