import Testing

@testable import LinkInspectorPage

/// Who is let in to the page's server.
@Suite struct GateTests {
  private let gate = InspectorGate(token: "0123456789abcdef", port: 4711)

  private func request(
    _ path: String = "/0123456789abcdef/way",
    host: String? = "127.0.0.1:4711"
  ) -> InspectorRequest {
    InspectorRequest(path: path, host: host)
  }

  @Test func admitsWhoKnowsTheToken() throws {
    #expect(try gate.admit(request()) == "way")
    #expect(try gate.admit(request("/0123456789abcdef/")) == "")
    #expect(try gate.admit(request(host: "LocalHost:4711")) == "way")
    #expect(gate.url == "http://127.0.0.1:4711/0123456789abcdef/")
  }

  @Test(arguments: [
    "evil.example", "evil.example:4711", "127.0.0.1", "127.0.0.1:4712",
    "127.0.0.1:4711.evil.example",
    "[::1]:4711", "", " 127.0.0.1:4711",
  ])
  func refusesAForeignHost(_ host: String) {
    #expect(throws: InspectorGate.Refusal.foreign) { try gate.admit(request(host: host)) }
  }

  @Test func refusesARequestWithoutAHost() {
    #expect(throws: InspectorGate.Refusal.foreign) { try gate.admit(request(host: nil)) }
  }

  @Test(arguments: [
    "/", "", "/0123456789abcdef", "/0123456789abcdee/way", "/0123456789abcde/", "/way",
    "/0123456789ABCDEF/way", "//0123456789abcdef/way",
  ])
  func findsNothingWithoutTheToken(_ path: String) {
    #expect(throws: InspectorGate.Refusal.notFound) { try gate.admit(request(path)) }
  }

  @Test func refusesRequestsOfOtherPages() throws {
    var asked = request()
    asked.origin = "http://127.0.0.1:4711"
    asked.fetchSite = "same-origin"
    #expect(try gate.admit(asked) == "way")
    asked.origin = "https://evil.example"
    #expect(throws: InspectorGate.Refusal.foreign) { try gate.admit(asked) }
    asked.origin = nil
    asked.fetchSite = "cross-site"
    #expect(throws: InspectorGate.Refusal.foreign) { try gate.admit(asked) }
  }

  @Test func makesAnotherTokenEachTime() {
    let tokens = (0..<100).map { _ in InspectorGate(port: 1).token }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func readsItemsOfAQueryAsTheyWereSent() {
    let query = "url=a%3A%2F%2Fb%3Fc%3Dd%26e&source=web&bad=%FF&sum=1+1"
    let asked = InspectorRequest(path: "", query: query)
    #expect(asked.item("url") == "a://b?c=d&e")
    #expect(asked.item("source") == "web")
    #expect(asked.item("bad") == nil)
    #expect(asked.item("sum") == "1+1")
    #expect(asked.item("absent") == nil)
  }
}
