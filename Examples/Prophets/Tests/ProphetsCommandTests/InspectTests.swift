import Foundation
import SampleTesting
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The app behind the page of `prophets inspect`.
@Suite struct InspectTests {
  @Test func deliversWhatIsOpenedOnThePageToTheApp() async throws {
    let app = try BuiltApp()
    let program = try RunningProgram(app, ["inspect"])
    while !program.output.contains("\n") { try await Task.sleep(for: .milliseconds(10)) }
    let page = try #require(program.output.split(separator: "\n").first.map(String.init))
    #expect(page.hasPrefix("http://127.0.0.1:"))

    let question = try await post(page, "open", #"{"url":"prophets://leagues/123/questions/456"}"#)
    #expect(question.contains(#""outcome":"opened""#))
    #expect(question.contains("Which planet takes the longest to turn once on its axis?"))
    #expect(question.contains(#""title":"Questions of league 123""#))

    let missing = try await post(page, "open", #"{"url":"prophets://leagues/999"}"#)
    #expect(missing.contains(#""outcome":"failed""#))

    let asked = try await post(page, "open", #"{"url":"prophets://leagues/200/join"}"#)
    #expect(asked.contains(#""question":{"effect":"mutate","id":1,"route":"join"}"#))
    let joined = try await post(page, "answer", #"{"question":1,"isYes":true}"#)
    #expect(joined.contains(#""outcome":"performed""#))

    #expect(program.interrupt() == 0)
    let journal = try app.run(["journal", "--json"])
    #expect(journal.lines.contains { $0.contains(#""outcome":"performed""#) })
    let (reports, code) = try app.open("prophets://leagues/200/invitation")
    #expect(code == 0)
    #expect(reports.first?.screen?.body.contains("You are a member.") == true)
  }

  @Test func saysThatAPortCannotBeHad() async throws {
    let app = try BuiltApp()
    let program = try RunningProgram(app, ["inspect"])
    while !program.output.contains("\n") { try await Task.sleep(for: .milliseconds(10)) }
    let port = try #require(
      URL(string: program.output.split(separator: "\n").first.map(String.init) ?? "")?.port
    )
    let run = try BuiltApp().run(["inspect", "--port", "\(port)"])
    #expect(run.code == 75)
    #expect(run.error == "prophets: port \(port) cannot be had on this machine\n")
    #expect(program.interrupt() == 0)
  }

  /// Sends a change as the page does, and returns the answer.
  private func post(_ page: String, _ name: String, _ body: String) async throws -> String {
    var request = URLRequest(url: try #require(URL(string: page + name)))
    request.httpMethod = "POST"
    request.httpBody = Data(body.utf8)
    let (data, _) = try await URLSession(configuration: .ephemeral).data(for: request)
    return String(decoding: data, as: UTF8.self)
  }
}
