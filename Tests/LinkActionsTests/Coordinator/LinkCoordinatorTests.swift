import LinkActions
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// The links of one part of an app.
private enum AccountLink: DeepLink {
  case account
}

/// The links of another.
private enum VideosLink: DeepLink {
  case videos, new(length: Int), remove(id: Int)
}

/// A part that goes by no patterns.
private struct Fallback: LinkOpening {
  let name = "fallback"

  func canOpen(_ url: String, from source: LinkSource) -> Bool { url.hasPrefix("old:") }

  func open(_ url: String, from source: LinkSource) -> Bool { canOpen(url, from: source) }
}

/// Parts that note what they opened.
@MainActor
private final class Parts {
  var opened: [String] = []

  static let prefix = LinkPrefix.scheme("deeplink")

  /// `deeplink://account`.
  var account: LinkPart {
    let router = LinkRouter<AccountLink>(
      prefixes: [Self.prefix],
      routes: [LinkRoute(.account, "/account").access(.from(.customScheme))]
    )
    return LinkPart("account", router: router) { [self] _ in
      opened.append("account")
      return true
    }
  }

  /// `deeplink://videos`, `deeplink://videos/new?length=30`.
  var videos: LinkPart {
    let length = TypedParameter<Int>.int("length", in: 1...600)
    let router = LinkRouter<VideosLink>(
      prefixes: [Self.prefix],
      routes: [
        LinkRoute(.videos, "/videos").access(.from(.customScheme)),
        LinkRoute("/videos/new?length=:length", length, name: "new") {
          .new(length: $0)
        } print: {
          guard case .new(let length) = $0 else { return nil }
          return length
        }
        .access(.from(.customScheme)),
        LinkRoute(VideosLink.remove, "/videos/:id/remove").access(.from(.customScheme)).effect(
          .mutate
        ),
      ]
    )
    return LinkPart("videos", router: router) { [self] link in
      opened.append("\(link)")
      return link != .new(length: 13)
    }
  }

  /// A part that takes every path of one segment.
  func greedy(at prefix: LinkPrefix = Parts.prefix) -> LinkPart {
    let router = LinkRouter<VideosLink>(
      prefixes: [prefix],
      routes: [LinkRoute(VideosLink.remove, "/:id").access(.from(.customScheme))]
    )
    return LinkPart("greedy", router: router) { [self] _ in
      opened.append("greedy")
      return true
    }
  }
}

@MainActor
@Suite struct LinkCoordinatorTests {
  @Test func aPartThatGoesByNoPatternsHasNone() {
    #expect(Fallback().prefixes.isEmpty && Fallback().tableEntries.isEmpty)
    #expect(LinkCoordinator([Fallback()]).open("old:a", from: .customScheme))
  }

  @Test func eachPartSaysWhatItCanOpenD1() {
    let parts = Parts()
    #expect(parts.account.canOpen("deeplink://account", from: .customScheme))
    #expect(!parts.account.canOpen("deeplink://videos", from: .customScheme))
    #expect(parts.videos.canOpen("deeplink://videos/new?length=30", from: .customScheme))
    #expect(parts.opened == [])
    #expect(parts.account.open("deeplink://account", from: .customScheme))
    #expect(!parts.account.open("deeplink://videos", from: .customScheme))
    #expect(parts.opened == ["account"])
  }

  @Test func theFirstPartThatCanOpensTheURLD2() {
    let parts = Parts()
    let coordinator = LinkCoordinator([parts.account, parts.videos])
    #expect(coordinator.open("deeplink://videos", from: .customScheme))
    #expect(parts.opened == ["videos"])
    #expect(coordinator.part(for: "deeplink://account", from: .customScheme)?.name == "account")
  }

  @Test func theAnswerIsFalseWhenNoPartCanD2() {
    let parts = Parts()
    let coordinator = LinkCoordinator([parts.account, parts.videos])
    #expect(!coordinator.open("deeplink://nosuch", from: .customScheme))
    #expect(!coordinator.canOpen("deeplink://nosuch", from: .customScheme))
    #expect(parts.opened == [])
  }

  @Test func theAnswerIsThatOfThePartD2() {
    let coordinator = LinkCoordinator([Parts().videos])
    #expect(!coordinator.open("deeplink://videos/new?length=13", from: .customScheme))
  }

  @Test(
    arguments: [
      "deeplink://account/settings", "deeplink://accounts", "deeplink://videos/new/more?length=1",
      "deeplink://video", "other://account",
    ]
  )
  func theWholePathIsMatched(url: String) {  // D, asked for by its author
    let parts = Parts()
    #expect(!LinkCoordinator([parts.account, parts.videos]).open(url, from: .customScheme))
    #expect(parts.opened == [])
  }

  @Test(arguments: ["length=0", "length=601", "length=abc", "length=", "", "length=0&length=2"])
  func everyValueIsChecked(query: String) {  // D, asked for by its author
    let coordinator = LinkCoordinator([Parts().videos])
    #expect(!coordinator.open("deeplink://videos/new?\(query)", from: .customScheme))
  }

  @Test func aSetOfURLsIsOpenedInTheOrderOfTheirBytesD3() {
    let parts = Parts()
    let coordinator = LinkCoordinator([parts.account, parts.videos])
    let urls: Set = ["deeplink://videos/new?length=3", "deeplink://videos", "deeplink://account"]
    #expect(coordinator.open(urls, from: .customScheme))
    #expect(parts.opened == ["account", "videos", "new(length: 3)"])
    #expect(!coordinator.open(["deeplink://account", "deeplink://nosuch"], from: .customScheme))
    #expect(parts.opened.last == "account")
  }

  @Test func aPartIsClosedToOtherSourcesAndEffects() {
    let parts = Parts()
    for source in [LinkSource.universalLink, .content, .app] {
      #expect(!parts.account.open("deeplink://account", from: source))
    }
    #expect(!parts.videos.open("deeplink://videos/1/remove", from: .customScheme))
    #expect(parts.opened == [])
  }

  @Test func overlapsOfPartsAreReportedWithAPathD2() {
    let parts = Parts()
    let apart = LinkCoordinator([parts.account, parts.videos])
    #expect(apart.overlaps() == [])
    let mixed = LinkCoordinator([parts.account, parts.greedy(), parts.videos])
    let overlaps = mixed.overlaps()
    // `/:id` takes an `Int`, which is neither "account" nor "videos".
    #expect(overlaps == [])
    let twice = LinkCoordinator([parts.account, parts.videos, parts.account])
    let found = twice.overlaps()
    #expect(found.map(\.witness) == ["/account"])
    #expect(found.first?.firstPattern == "/account")
    #expect(found.first?.first == "account")
  }

  @Test func partsWithOtherBeginningsDoNotOverlap() {
    let parts = Parts()
    let other = parts.greedy(at: .scheme("other"))
    #expect(LinkCoordinator([parts.greedy(), parts.greedy()]).overlaps().count == 1)
    #expect(LinkCoordinator([parts.greedy(), other]).overlaps() == [])
  }

  @Test func aPartCanBeAHandlerD1() async throws {
    let scene = try Scene()
    let coordinator = LinkCoordinator([
      Parts().account, LinkPart("quiz", handler: scene.handler),
    ])
    #expect(coordinator.open("quiz://leagues/1", from: .customScheme))
    #expect(!coordinator.open("quiz://nosuch", from: .customScheme))
    while scene.visible.count < 2 { await Task.yield() }
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func aPartOpensNoRouteOfTheOwnTeamForAnUnknownApp() {
    let sources = [LinkSource.customScheme, LinkSource("bridge", like: .customScheme)]
    let route = LinkRoute(VideosLink.remove, "/videos/:id").access(
      .from(.customScheme, .content, .other, .universalLink)
    )
    var opened = 0
    let part = { (route: LinkRoute<VideosLink>) in
      LinkPart("own", router: LinkRouter(prefixes: [Parts.prefix], routes: [route])) { _ in
        opened += 1
        return true
      }
    }
    for source in sources {
      #expect(!part(route.ownTeamOnly).open("deeplink://videos/1", from: source))
      #expect(part(route).open("deeplink://videos/1", from: source))
    }
    #expect(part(route.ownTeamOnly).open("deeplink://videos/1", from: .universalLink))
    #expect(opened == 3)
  }
}
