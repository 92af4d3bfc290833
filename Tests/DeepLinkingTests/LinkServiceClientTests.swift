import DeepLinking
import Foundation
import LinkPatterns
import LinkTesting
import Testing

/// Short links of a link service.
@Suite struct LinkServiceClientTests {
  /// The requests that a client sent.
  private actor Sent {
    private(set) var all: [LinkServiceClient.Request] = []

    func note(_ request: LinkServiceClient.Request) { all.append(request) }
  }

  /// A client of a service that answers each request the same way.
  private func client(
    _ status: Int,
    _ body: String,
    service: String? = nil,
    sent: Sent = Sent()
  ) -> LinkServiceClient {
    LinkServiceClient(
      hosts: ["quiz.example", "*.go.example"],
      service: service.flatMap { URL(string: $0) }
    ) { request in
      await sent.note(request)
      return (Data(body.utf8), status)
    }
  }

  @Test(arguments: [
    ("https://quiz.example/l/gift", true), ("https://a.go.example/l/gift?utm_source=mail", true),
    ("https://quiz.example/l/gift#top", true), ("https://quiz.example/l/", false),
    ("https://quiz.example/l", false), ("https://quiz.example/l/gift/store", false),
    ("https://quiz.example/l/gift/", false), ("https://quiz.example/leagues/1", false),
    ("https://go.example/l/gift", false), ("https://other.example/l/gift", false),
    ("http://quiz.example/l/gift", false), ("quiz://l/gift", false),
  ])
  func aLinkAtThePathIsShort(url: String, isShort: Bool) throws {
    #expect(client(404, "").isShort(try LinkURL(url)) == isShort)
  }

  @Test func theServiceIsAskedOnceAtItsDomain() async throws {
    let sent = Sent()
    let own = client(200, #"{"url": "https://quiz.example/leagues/7"}"#, sent: sent)
    let url = try await own.expand(LinkURL("https://quiz.example/l/gift?utm_source=mail"))
    #expect(url == "https://quiz.example/leagues/7")
    let asked = await sent.all
    #expect(asked.map(\.url.absoluteString) == ["https://quiz.example/api/links/gift"])
    #expect(asked.map(\.method) == ["GET"] && asked.map(\.timeLimit) == [.seconds(5)])
    let other = client(200, #"{"url": "a"}"#, service: "http://127.0.0.1:8080/", sent: sent)
    _ = try await other.expand(LinkURL("https://a.go.example/l/gift"))
    let last = await sent.all.last
    #expect(last?.url.absoluteString == "http://127.0.0.1:8080/api/links/gift")
  }

  @Test(arguments: [
    (404, "", LinkFailure.Code.shortLinkEnd), (500, "", .shortLinkService),
    (200, "", .shortLinkService), (200, "[]", .shortLinkService),
    (302, "{\"url\": \"a\"}", .shortLinkService),
    (200, "{\"url\": 1}", .shortLinkService), (429, "", .shortLinkService),
    (0, "", .shortLinkService),
    (200, "{\"url\": \"\(String(repeating: "a", count: 70_000))\"}", .shortLinkService),
  ])
  func anotherAnswerIsAFailure(status: Int, body: String, code: LinkFailure.Code) async throws {
    let client = client(status, body)
    let url = try LinkURL("https://quiz.example/l/gift")
    let failure = await #expect(throws: LinkFailure.self) { try await client.expand(url) }
    #expect(failure?.code == code)
  }

  @Test func anotherLinkIsNotAsked() async throws {
    let sent = Sent()
    let client = client(200, "{}", sent: sent)
    let url = try LinkURL("https://other.example/l/gift")
    let failure = await #expect(throws: LinkFailure.self) { try await client.expand(url) }
    let asked = await sent.all
    #expect(failure?.code == .shortLinkHost && asked == [])
  }

  @Test func withoutAConnectionTheLinkSaysSo() async throws {
    struct Offline: Error {}
    let client = LinkServiceClient(hosts: ["quiz.example"]) { _ in throw Offline() }
    let url = try LinkURL("https://quiz.example/l/gift")
    let failure = await #expect(throws: LinkFailure.self) { try await client.expand(url) }
    #expect(failure?.code == .shortLinkService)
    #expect(failure?.fix == "Check the connection, and open the link again.")
    // A log shows the kind of the error, and not its text.
    #expect(failure?.description.contains("Offline") == true)
  }

  @Test func aServiceThatDoesNotAnswerIsGivenUp() async throws {
    let client = LinkServiceClient(hosts: ["quiz.example"], timeLimit: .milliseconds(1)) { _ in
      try await Task.sleep(for: .seconds(3_600))
      return (Data(), 200)
    }
    let url = try LinkURL("https://quiz.example/l/gift")
    let failure = await #expect(throws: LinkFailure.self) { try await client.expand(url) }
    #expect(failure?.code == .shortLinkService)
  }
}
