import DeepLinking
import Foundation
import LinkActions
import SampleTesting
import Testing

/// What the command prints, and how it exits.
@Suite struct PreferencesCommandTests {
  private let program = BuiltProgram("preferences")

  private static let link = "vnd.mycompany.myapp://deeplink/"

  /// The lines of a run, each of which is JSON.
  private func values(_ run: BuiltProgram.Run) throws -> [PayloadValue] {
    try run.lines.map { try JSONDecoder().decode(PayloadValue.self, from: Data($0.utf8)) }
  }

  @Test func aPayloadRunsItsActionsC8() throws {
    let payload = #"{"aps":{},"^t":"new","^d":"\#(Self.link)preferences"}"#
    let run = try program.run("push", payload)
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(
      run.lines == [
        #"{"action":"^d","outcome":"done","reason":null,"#
          + #""result":{"kind":"value","value":{"outcome":"opened"}}}"#,
        #"{"action":"^t","outcome":"done","reason":null,"result":{"kind":"empty","value":null}}"#,
        #"{"settings":false,"shown":["home","preferences"],"tags":["new"]}"#,
      ]
    )
  }

  @Test(arguments: ["foregroundPush", "backgroundPush", "manual", "webViewInvocation"])
  func nothingRunsWithoutATapC6(situation: String) throws {
    let run = try program.run("push", #"{"^t":"new","x":1}"#, "--situation", situation)
    #expect(run.code == 1)
    let values = try values(run)
    #expect(values.dropLast().map { $0[["reason", "code"]] } == ["notTapped", "notTapped"])
    #expect(values.last?[["tags"]] == [])
  }

  @Test func aReplacedActionKeepsItsPredicateC7() throws {
    let payload = #"{"^d":"\#(Self.link)preferences"}"#
    let run = try program.run("push", "--replaced", payload)
    #expect(run.code == 0)
    #expect(
      run.lines == [
        #"{"action":"^d","outcome":"done","reason":null,"result":{"kind":"empty","value":null}}"#,
        #"{"settings":false,"shown":["home"],"tags":[]}"#,
      ]
    )
    let background = try program.run(
      "push",
      "--replaced",
      payload,
      "--situation",
      "backgroundPush"
    )
    #expect(background.code == 1)
  }

  @Test func anUnknownActionIsReportedC8() throws {
    let run = try program.run("push", #"{"nosuch":1}"#)
    #expect(run.code == 1)
    #expect(try values(run).first?[["reason", "code"]] == "unknownAction")
  }

  @Test(
    arguments: [
      ("preferences", "customScheme", 0), ("preferences/profile", "notification", 0),
      ("preferences/profile", "content", 1), ("diagnostics", "notification", 1),
      ("nosuch", "customScheme", 1),
    ] as [(String, String, Int32)]
  )
  func onlyListedScreensAreOpenedC2(path: String, source: String, code: Int32) throws {
    let run = try program.run("open", Self.link + path, "--from", source)
    #expect(run.code == code)
    #expect(try values(run).first?[["outcome"]] == (code == 0 ? "opened" : "unmatched"))
  }

  @Test func aForeignSchemeIsRefusedC1() throws {
    let run = try program.run("open", "foreign://deeplink/preferences")
    #expect(run.code == 1)
    #expect(try values(run).first?[["reason"]] == "unregisteredScheme")
  }

  @Test func theSettingsAreOpenedAfterATapOnlyC9() throws {
    let push = try program.run("push", #"{"^d":"app-settings:"}"#)
    #expect(push.code == 0)
    #expect(try values(push).last?[["settings"]] == true)
    let open = try program.run("open", "app-settings:")
    #expect(open.code == 1)
    #expect(try values(open).last?[["settings"]] == false)
  }

  @Test(
    arguments: [
      ([], "done", 0), (["--host", "evil.example"], "pageNotAllowed", 1),
      (["--embedded"], "notMainFrame", 1),
    ] as [([String], String, Int32)]
  )
  func aPageIsAnsweredC8(options: [String], answer: String, code: Int32) throws {
    let message = #"{"action":"deepLink","argument":"\#(Self.link)inbox"}"#
    let run =
      switch options.count {
      case 0: try program.run("page", message)
      case 1: try program.run("page", message, options[0])
      default: try program.run("page", message, options[0], options[1])
      }
    #expect(run.code == code)
    let reply = try values(run).first
    #expect(reply?[[code == 0 ? "outcome" : "reason"]] == .text(answer))
  }

  @Test func aPayloadComesOnStandardInput() throws {
    let run = try program.run("push", "-", input: #"{"^t":"new"}"#)
    #expect(run.code == 0)
    #expect(try values(run).last?[["tags"]] == ["new"])
  }

  @Test(arguments: ["push", "page"])
  func whatIsNoJSONIsWrongData(command: String) throws {
    for (argument, input) in [("{", ""), ("-", ""), ("-", "nonsense")] {
      let run = try program.run(command, argument, input: input)
      #expect(run.code == 65, "\(argument) \(input)")
      #expect(run.out == "")
      #expect(run.error.hasPrefix("preferences: This is not JSON"))
    }
  }

  @Test func aPayloadThatIsNoObjectIsWrongData() throws {
    let run = try program.run("push", "[1]")
    #expect(run.code == 65)
    #expect(run.error.contains("expected object"))
  }

  @Test(
    arguments: [["push"], ["open"], ["nosuch"], ["open", "x:", "--from", "app"]]
  )
  func wrongUsageIsTold(arguments: [String]) throws {
    let run =
      arguments.count == 1
      ? try program.run(arguments[0])
      : try program.run(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(run.code == 64)
    #expect(run.out == "")
    #expect(run.error.contains("Error:"))
    let situation = try program.run("push", "{}", "--situation", "never")
    #expect(situation.code == 64)
  }
}
