import LinkPatterns
import Testing

/// The schemes of links.
@Suite struct LinkURLSchemeTests {
  @Test(arguments: ["1a", "+a", "-a", ".a", "9", "é", "a b", "", "a_b", "a%20"])
  func refusesWhatIsNoScheme(scheme: String) {
    #expect(throws: LinkURLError.self) { try LinkURL("\(scheme)://leagues/123") }
  }

  @Test(arguments: ["a", "A1", "a+b-c.d", "vnd.example.app"])
  func readsSchemes(scheme: String) throws {
    let link = try LinkURL("\(scheme)://leagues/123")
    #expect(link.scheme == scheme.lowercased())
  }

  @Test(arguments: [
    "htt", "xttp", "hxtp", "htxp", "httx", "xxtp", "htxx", "httpx", "xttps", "hxtps", "htxps",
    "httxs", "xxxxs", "https1",
  ])
  func takesNoOtherSchemeForTheWeb(scheme: String) throws {
    #expect(try !LinkURL("\(scheme):a").isWeb)
  }

  @Test(arguments: ["http", "HTTP", "https", "hTTpS"])
  func knowsTheWebInEitherCase(scheme: String) throws {
    #expect(try LinkURL("\(scheme)://a").isWeb)
    let error = #expect(throws: LinkURLError.self) { try LinkURL("\(scheme):a") }
    #expect(error?.code == .missingHost)
  }
}
