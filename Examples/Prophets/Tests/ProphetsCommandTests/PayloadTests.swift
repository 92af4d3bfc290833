import Foundation
import ProphetsFixtures
import SampleTesting
import Testing

/// Links that come in the payload of a notification.
@Suite struct PayloadTests {
  /// The program.
  private let app: BuiltApp

  init() throws { app = try BuiltApp() }

  @Test(arguments: [
    (#"{"aps":{"alert":"Your turn"},"url":"prophets://leagues/123"}"#, "prophets://leagues/123"),
    (#"{"aps":{},"^d":"prophets://leagues/123"}"#, "prophets://leagues/123"),
    (#"{"ab":{"c":"x"},"ab_uri":"https://55prophets.example/leagues/123"}"#, Self.web),
    (#"{"custom":{"i":"1","u":"prophets://leagues/123"}}"#, "prophets://leagues/123"),
    (#"{"url":"/leagues/123"}"#, Self.web),
  ])
  func opensTheLinkOfAPayload(json: String, url: String) throws {
    let (reports, code) = try app.open("--payload", try payload(json))
    #expect(code == 0)
    #expect(reports.map(\.url) == [url])
    #expect(reports.map(\.outcome) == ["opened"])
    #expect(reports.first?.link == ["league": ["league": 123]])
    let journal = try app.run(["journal"])
    #expect(journal.lines.first?.contains(" notification notification ") == true)
  }

  @Test func opensThePayloadBeforeTheLinks() throws {
    let file = try payload(#"{"url":"prophets://leagues/123"}"#)
    let (reports, code) = try app.open("--payload", file, "--cold", "prophets://activity")
    #expect(code == 0)
    #expect(reports.map(\.route) == ["league", "activity"])
  }

  @Test func comesFromANotificationThroughWhateverEntryPoint() throws {
    let file = try payload(#"{"url":"prophets://leagues/123"}"#)
    #expect(try app.open("--payload", file, "--entry-points", "openURL").code == 0)
    let journal = try app.run(["journal"])
    #expect(journal.lines.first?.contains(" notification openURL ") == true)
  }

  @Test func holdsTheLinkOfAPayloadToWhatRoutesAndPolicySay() throws {
    let evil = try app.open("--payload", try payload(#"{"url":"evil://leagues/123"}"#))
    #expect(evil.code == 1)
    #expect(evil.reports.map(\.outcome) == ["notOurs"])
    let join = try app.open("--payload", try payload(#"{"url":"/leagues/200/join"}"#))
    #expect(join.code == 1)
    #expect(join.reports.map(\.outcome) == ["declined"])
  }

  @Test(arguments: ["", "[]", "{", "{}", #"{"url":1}"#, #"{"url":"//evil.example/a"}"#])
  func exitsWith65ForAPayloadWithoutALink(json: String) throws {
    let file = try payload(json)
    let run = try app.run(["open", "--payload", file])
    #expect(run.code == 65)
    #expect(run.out.isEmpty)
    #expect(run.error.contains(file))
  }

  @Test func exitsWith66ForAPayloadThatIsNotThere() throws {
    let run = try app.run(["open", "--payload", app.folder.path("no.json")])
    #expect(run.code == 66)
    #expect(run.error.contains("no.json"))
  }

  /// The web form of the league.
  private static let web = "https://55prophets.example/leagues/123"

  /// Writes a payload.
  private func payload(_ json: String) throws -> String {
    let path = app.folder.path("payload.json")
    try Data(json.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
