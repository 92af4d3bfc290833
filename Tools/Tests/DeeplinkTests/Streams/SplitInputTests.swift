import Foundation
import Testing

/// Bytes that are not text, in arguments and on standard input.
@Suite struct SplitInputTests {
  @Test(arguments: [
    ("split", "refused (invalidUTF8): the bytes are not UTF-8, at byte 8"),
    ("split --json", #""code":"invalidUTF8""#),
    ("match --catalog quiz.json", "malformedURL: This is not the URL of a link: the bytes are not"),
    ("match --catalog quiz.json --json", #""found":"invalidUTF8""#),
    ("explain --catalog quiz.json", "refused (invalidUTF8): the bytes are not UTF-8, at byte 8"),
    ("explain --catalog quiz.json --json", #""stage":"text""#),
    ("open --print", "is refused (invalidUTF8): the bytes are not UTF-8, at byte 8"),
    ("open --print --json", #""command":null"#),
    (
      "aasa match --file good.aasa --app ABCDE12345.com.example.app",
      "is not a web URL (invalidUTF8)"
    ),
    (
      "aasa match --json --file good.aasa --app ABCDE12345.com.example.app",
      #""note":"This is not a web URL (invalidUTF8)."#
    ),
    ("pattern test '/*'", "refused (invalidUTF8): the bytes are not UTF-8, at byte 8"),
    ("pattern test '/*' --json", #""code":"invalidUTF8""#),
  ])
  func noCommandReadsARepairedText(command: String, answer: String) throws {
    for line in [
      "deeplink \(command) \"$(printf 'quiz://a\\377b')\"",
      "printf 'quiz://a\\377b\\n' | deeplink \(command) -",
    ] {
      let run = try BuiltTool.shell(line, in: BuiltTool.files)
      #expect(run.code == 1, "\(line)")
      #expect((run.out + run.error).contains(answer), "\(line): \(run.out)\(run.error)")
    }
  }

  @Test func aNotificationHasNoRepairedTextEither() throws {
    let line = "deeplink push --key link \"$(printf 'quiz://a\\377b')\""
    let run = try BuiltTool.shell(line, in: FileManager.default.temporaryDirectory)
    #expect(run.code == 1)
    #expect(run.error.contains("is refused (invalidUTF8): the bytes are not UTF-8, at byte 8"))
  }

  @Test func theCharacterForRepairedTextIsOneLikeOthers() throws {
    #expect(try BuiltTool.run("split", "quiz://a/\u{FFFD}").code == 0)
  }
}
