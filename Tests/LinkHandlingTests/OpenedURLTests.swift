import LinkHandling
import LinkPatterns
import LinkRouting
import Testing

/// Where a URL came from that arrives through a call by which anything opens URLs.
@MainActor @Suite struct OpenedURLTests {
  private struct Shortener: LinkExpanding {
    func isShort(_ url: LinkURL) -> Bool { url.host == "q.example" }
    func expand(_ url: LinkURL) async throws -> String { "https://quiz.example/home" }
  }

  @Test(arguments: [
    ("https://quiz.example/leagues/1", LinkOrigin.web), ("HTTPS://QUIZ.EXAMPLE/nowhere", .web),
    ("http://quiz.example/home", .scheme), ("https://quiz.example:81/home", .scheme),
    ("https://other.example/home", .scheme), ("https://quiz.example.other.example/", .scheme),
    ("https://quiz.example@other.example/", .scheme), ("https://q.example/x", .scheme),
    ("quiz://home", .scheme), ("quiz://home?widget=1", .scheme), ("quiz://quiz.example/", .scheme),
    ("", .scheme), ("https://", .scheme),
  ])
  func onlyAWebURLOfTheOwnDomainsIsAUniversalLink(url: String, origin: LinkOrigin) throws {
    #expect(try Scene().handler.origin(ofOpened: url) == origin)
  }

  @Test func aShortLinkIsAUniversalLink() throws {
    let scene = try Scene()
    scene.intake.expander = Shortener()
    #expect(scene.handler.origin(ofOpened: "https://q.example/x") == .web)
    #expect(scene.handler.origin(ofOpened: "https://other.example/x") == .scheme)
  }
}
