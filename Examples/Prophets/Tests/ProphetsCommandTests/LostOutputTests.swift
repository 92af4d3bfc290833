import Foundation
import SampleTesting
import Testing

/// An answer that cannot be written is not an answer.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
struct LostOutputTests {
  @Test(arguments: [
    ["open", "prophets://leagues/123"], ["open", "--json", "prophets://leagues/123"], ["journal"],
    ["--help"],
  ])
  func endsWith73WhenTheOutputCannotBeWritten(arguments: [String]) throws {
    let run = try BuiltApp().run(arguments, output: "/dev/full")
    #expect(run.code == 73)
    #expect(run.error.contains("prophets: the output cannot be written"))
  }

  @Test func theAppAloneEndsWith73WhenTheOutputCannotBeWritten() throws {
    #expect(try BuiltApp().run([], input: "back\nquit\n", output: "/dev/full").code == 73)
  }
}
