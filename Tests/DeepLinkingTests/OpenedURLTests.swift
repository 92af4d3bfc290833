import DeepLinking
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
    ("https://quiz.example/leagues/1", LinkSource.universalLink),
    ("HTTPS://QUIZ.EXAMPLE/nowhere", .universalLink),
    ("http://quiz.example/home", .customScheme), ("https://quiz.example:81/home", .customScheme),
    ("https://other.example/home", .customScheme),
    ("https://quiz.example.other.example/", .customScheme),
    ("https://quiz.example@other.example/", .customScheme), ("https://q.example/x", .customScheme),
    ("quiz://home", .customScheme), ("quiz://home?widget=1", .customScheme),
    ("quiz://quiz.example/", .customScheme),
    ("", .customScheme), ("https://", .customScheme),
  ])
  func onlyAWebURLOfTheOwnDomainsIsAUniversalLink(url: String, source: LinkSource) throws {
    #expect(try Scene().handler.links.arrivals.source(ofOpened: url) == source)
  }

  @Test func aShortLinkIsAUniversalLink() throws {
    let scene = try Scene()
    scene.links.expander = Shortener()
    #expect(scene.handler.links.arrivals.source(ofOpened: "https://q.example/x") == .universalLink)
    #expect(
      scene.handler.links.arrivals.source(ofOpened: "https://other.example/x") == .customScheme
    )
  }

  @Test(
    "a URL that was read on its way is the delivery of its text, and ends the same",
    arguments: [
      "https://quiz.example/leagues/1", "quiz://leagues/1", "quiz://leagues/x", "quiz://nowhere",
      "https://other.example/home", "https://quiz.example/leagues/%zz", "",
    ]
  )
  func aURLThatWasReadOnItsWayIsTheDeliveryOfItsText(url: String) async throws {
    let scene = try Scene()
    let links = scene.handler.links
    let arrival = LinkArrival(.url(url), from: .opened, through: .openURL)
    let read = try #require(links.delivery(of: arrival))
    let written = LinkDelivery<Quiz>(
      url: url,
      source: links.arrivals.source(ofOpened: url),
      entryPoint: .openURL
    )
    #expect(read == written && Set([read, written]).count == 1)
    let outcome = await scene.handler.receive(read).outcome
    let other = try Scene().handler
    #expect(await other.receive(written).outcome == outcome)
  }
}
