import DeepLinking
import Foundation
import LinkPatterns
import LinkTesting
import Testing

/// Claims of a link service, as its client presents them.
@Suite struct ClaimClientTests {
  private static let token = "AbCd-_0123456789AbCd-_"

  private func client(
    _ status: Int,
    _ body: String,
    service: String? = nil,
    sent: @escaping @Sendable (LinkServiceClient.Request) -> Void = { _ in }
  ) -> LinkServiceClient {
    LinkServiceClient(hosts: ["*.go.example", "quiz.example"], service: service.flatMap(URL.init)) {
      sent($0)
      return (Data(body.utf8), status)
    }
  }

  @Test(arguments: [
    ("https://quiz.example/l/gift?claim=\(token)", true),
    ("https://quiz.example/l/gift?utm_source=mail&claim=\(token)#claim", true),
    ("https://a.go.example/l/gift?claim=\(token)", true),
    ("https://quiz.example/l/gift", false), ("https://quiz.example/l/gift?claim", false),
    ("https://quiz.example/l/gift?claim=", false),
    ("https://quiz.example/l/gift?claim=short", false),
    ("https://quiz.example/l/gift?claim=\(token)0", false),
    ("https://quiz.example/l/gift?claim=%41bCd-_0123456789AbCd", false),
    ("https://quiz.example/leagues/7?claim=\(token)", false),
    ("https://other.example/l/gift?claim=\(token)", false),
    ("quiz://l/gift?claim=\(token)", false),
  ])
  func aClaimIsInTheAddressOfItsPage(url: String, isThere: Bool) throws {
    #expect(client(404, "").claim(in: try LinkURL(url)) == (isThere ? Self.token : nil))
  }

  @Test func aClaimIsPresentedWithTheNumberOfTheInstallation() async throws {
    let (requests, continuation) = AsyncStream.makeStream(of: LinkServiceClient.Request.self)
    let number = InstallationNumber.random()
    for service in [nil, "http://127.0.0.1:8080/"] {
      let client = client(200, #"{"url": "https://quiz.example/leagues/7"}"#, service: service) {
        continuation.yield($0)
      }
      #expect(try await client.redeem(Self.token, for: number) == "https://quiz.example/leagues/7")
    }
    continuation.finish()
    var addresses: [String] = []
    for await request in requests {
      addresses.append("\(request.method) \(request.url.absoluteString)")
      let body = try JSONDecoder().decode([String: String].self, from: request.body ?? Data())
      #expect(body == ["claim": Self.token, "installation": number.text])
    }
    #expect(
      addresses == [
        "POST https://quiz.example/api/claims", "POST http://127.0.0.1:8080/api/claims",
      ]
    )
  }

  @Test(arguments: [
    (404, "", LinkFailure.Code.claimEnd), (429, "", .claimRate), (503, "", .shortLinkService),
    (200, "{}", .shortLinkService), (302, "", .shortLinkService),
  ])
  func anotherAnswerIsAFailure(status: Int, body: String, code: LinkFailure.Code) async throws {
    let failure = await #expect(throws: LinkFailure.self) {
      try await client(status, body).redeem("BCDFGH", for: .random())
    }
    #expect(failure?.code == code && failure?.fix?.isEmpty == false)
  }

  @Test func numbersAreRandom() {
    let numbers = (0..<1_000).map { _ in InstallationNumber.random() }
    #expect(Set(numbers).count == 1_000)
    #expect(numbers.allSatisfy { $0.text.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil })
  }
}

/// The file of a deferred link.
@MainActor @Suite struct DeferredLinkFileTests {
  @Test func aFileKeepsTheStateAndIsForTheAppAlone() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("deferred-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DeferredLinkFile(url: folder.appendingPathComponent("a/deferred.json"))
    #expect(try await file.load() == nil)
    let client = LinkServiceClient(hosts: ["quiz.example"]) { _ in throw Known.Offline() }
    let known = Known(url: "https://quiz.example/l/gift?claim=AAAAAAAAAAAAAAAAAAAAAA")
    let deferred = DeferredLinks(client, store: file, providers: [known])
    await #expect(throws: LinkFailure.self) { try await deferred.takeURL() }
    let state = try #require(try await file.load())
    #expect(state.claim == "AAAAAAAAAAAAAAAAAAAAAA" && !state.isOver)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    try await deferred.end()
    let text = try String(contentsOf: file.url, encoding: .utf8)
    #expect(!text.contains("AAAAAA") && text.contains(#""isOver":true"#))
    // With other contents nothing is opened.
    try Data("{}".utf8).write(to: file.url)
    let other = DeferredLinks(client, store: file, providers: [known])
    await #expect(throws: DecodingError.self) { try await other.takeURL() }
    #expect(known.calls == 1)
  }
}
