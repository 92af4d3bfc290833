#if canImport(UIKit) && !os(watchOS)
import Foundation
import LinkHandling
import LinkRouting
@testable import LinkUIKit
import Testing

/// The table of sources, without UIKit's objects, which apps cannot make.
@Suite struct SceneSourceTests {
  /// A URL as Foundation has it.
  static func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }

  /// Each arrival with its source and its entry point in a running scene.
  static let table: [(SceneSource, LinkSource, LinkEntryPoint)] = [
    (.opened(url("quiz://home"), from: .customScheme), .customScheme, .openURL),
    (.opened(url("quiz://home"), from: .universalLink), .universalLink, .openURL),
    (.page(url("quiz://home")), .universalLink, .userActivity),
    (.activity("quiz://home", type: "com.example.reading"), .handoff, .userActivity),
    (.activity("quiz://home", type: "com.apple.corespotlightitem"), .spotlight, .userActivity),
    (.quickAction("quiz://home"), .quickAction, .shortcut),
    (.notification("quiz://home", identity: "r 1 a"), .notification, .notification),
    (.intent("quiz://home"), .intent, .intent),
  ]

  @Test(arguments: table)
  func becomesADelivery(arrival: SceneSource, source: LinkSource, entryPoint: LinkEntryPoint) {
    let warm: LinkDelivery<Quiz> = arrival.delivery(isConnection: false)
    #expect(warm.content == .url("quiz://home"))
    #expect(warm.source == source)
    #expect(warm.entryPoint == entryPoint)
    #expect(!warm.isCold)
    let cold: LinkDelivery<Quiz> = arrival.delivery(isConnection: true)
    #expect(cold.content == warm.content)
    #expect(cold.source == source)
    #expect(cold.entryPoint == .connection)
    #expect(cold.isCold)
    #expect(cold.identity == warm.identity)
    #expect((warm.identity != nil) == (source == .notification))
  }

  @Test func onlyAppsOfTheOwnTeamAreNamedAsCallers() {
    #expect(SceneSource.caller("com.example.other") == .sameTeam("com.example.other"))
    #expect(SceneSource.caller(nil) == .unknown)
    let own = SceneSource.opened(
      Self.url("quiz://home"),
      from: .customScheme,
      by: .sameTeam("com.example.other")
    )
    let delivery: LinkDelivery<Quiz> = own.delivery(isConnection: true)
    #expect(delivery.caller == .sameTeam("com.example.other"))
    let page = SceneSource.page(Self.url("quiz://home"))
    #expect((page.delivery(isConnection: true) as LinkDelivery<Quiz>).caller == .unavailable)
  }

  @Test func tellsNotificationsApartByRequestDateAndAction() {
    let identities = [("r", 1.0, "a"), ("s", 1, "a"), ("r", 2, "a"), ("r", 1, "b"), ("r", 1, "a")]
      .map { PayloadLinks.identity(request: $0.0, date: $0.1, action: $0.2) }
    #expect(Set(identities).count == 4)
  }

  @Test func ordersABatchByItsBytes() {
    let urls = ["quiz://b", "quiz://a/é", "quiz://a", "Quiz://z", "quiz://a/e\u{301}"]
    let ordered = ["Quiz://z", "quiz://a", "quiz://a/e\u{301}", "quiz://a/é", "quiz://b"]
    for rotation in urls.indices {
      let rotated = (urls[rotation...] + urls[..<rotation]).map(SceneSource.intent)
      #expect(
        SceneSource.batch(rotated).map { Array($0.url.utf8) } == ordered.map { Array($0.utf8) }
      )
    }
  }

  @Test func whatComesAsAURLKeepsTheHostThatFoundationReads() {
    let reading = HostReading(host: "quiz.example")
    for source in [
      SceneSource.opened(Self.url("https://Quiz.example/home"), from: .universalLink),
      SceneSource.page(Self.url("https://Quiz.example/home")),
    ] {
      #expect(source.hostReading == reading)
      for isConnection in [true, false] {
        let delivery: LinkDelivery<Quiz> = source.delivery(isConnection: isConnection)
        #expect(delivery.hostReading == reading)
      }
    }
    #expect(SceneSource.intent("https://quiz.example/home").hostReading == nil)
  }
}
#endif
