#if canImport(UIKit) && !os(watchOS)
@testable import DeepLinking
import Foundation
@testable import LinkRouting
import Testing
@testable import LinkUIKit

/// The table of what a scene is handed, without UIKit's objects, which apps cannot make.
@Suite struct SceneArrivalTests {
  @MainActor private var links: DeepLinks<Quiz> {
    DeepLinks(router: Quiz.router, environment: .live(), log: .off)
  }

  /// A URL as Foundation has it.
  private static func url(_ text: String) -> URL {
    URL(string: text) ?? URL(filePath: "/")
  }

  /// An activity of a type that holds a URL where such a type has it.
  private static func activity(_ type: String, _ url: String) -> LinkArrival? {
    let keys = ["url", "kCSSearchableItemActivityIdentifier"]
    let information = Dictionary(uniqueKeysWithValues: keys.map { ($0 as AnyHashable, url as Any) })
    return LinkArrival(activity: type, information: information, page: url, hostReading: nil)
  }

  /// A tap on a notification.
  private static func tap(_ url: String) -> LinkArrival? {
    let payload = PayloadValue.object(["url": .text(url)])
    let response = LinkNotificationResponse(.tap, payload: payload, identity: "r 1 a")
    return LinkArrival(response)
  }

  /// Each arrival with its source and its entry point in a running scene.
  static let table: [(LinkArrival?, LinkSource, LinkEntryPoint)] = [
    (LinkArrival(opened: url("quiz://home"), by: nil), .customScheme, .openURL),
    (LinkArrival(opened: url("https://quiz.example/home"), by: nil), .universalLink, .openURL),
    (activity("NSUserActivityTypeBrowsingWeb", "quiz://home"), .universalLink, .userActivity),
    (activity("com.example.reading", "quiz://home"), .handoff, .userActivity),
    (activity("com.apple.corespotlightitem", "quiz://home"), .spotlight, .userActivity),
    (tap("quiz://home"), .notification, .notification),
  ]

  @MainActor @Test(arguments: table)
  func becomesADelivery(
    arrival: LinkArrival?,
    source: LinkSource,
    entryPoint: LinkEntryPoint
  ) throws {
    let arrival = try #require(arrival)
    let warm = try #require(links.delivery(of: arrival))
    #expect(warm.source == source)
    #expect(warm.entryPoint == entryPoint)
    #expect(!warm.isCold)
    let cold = try #require(links.delivery(of: arrival.connecting(.main)))
    #expect(cold.content == warm.content)
    #expect(cold.source == source)
    #expect(cold.entryPoint == .connection)
    #expect(cold.isCold)
    #expect(cold.identity == warm.identity)
    #expect((warm.identity != nil) == (source == .notification))
  }

  @Test func aSearchResultIsALinkIfItsIdentifierIsAURL() {
    func isFound(_ identifier: String) -> Bool {
      Self.activity("com.apple.corespotlightitem", identifier) != nil
    }
    for identifier in ["quiz://leagues/2", "quiz:home", "note:17"] { #expect(isFound(identifier)) }
    for identifier in ["", "note 17", "note: groceries 1", "17:quiz", " quiz://home", "a:b\n"] {
      #expect(!isFound(identifier))
    }
  }

  @MainActor @Test func onlyAppsOfTheOwnTeamAreNamedAsCallers() {
    let url = Self.url("quiz://home")
    #expect(
      LinkArrival(opened: url, by: "com.example.other").caller == .sameTeam("com.example.other")
    )
    #expect(LinkArrival(opened: url, by: nil).caller == .unknown)
    let own = LinkArrival(opened: url, by: "com.example.other").connecting(.main)
    #expect(links.delivery(of: own)?.caller == .sameTeam("com.example.other"))
    let page = Self.activity("NSUserActivityTypeBrowsingWeb", "quiz://home")
    #expect(page.flatMap(links.delivery)?.caller == .unavailable)
  }

  @Test func tellsNotificationsApartByRequestDateAndAction() {
    let identities = [("r", 1.0, "a"), ("s", 1, "a"), ("r", 2, "a"), ("r", 1, "b"), ("r", 1, "a")]
      .map { PayloadLinks.identity(request: $0.0, date: $0.1, action: $0.2) }
    #expect(Set(identities).count == 4)
  }

  @MainActor @Test func ordersABatchByItsBytes() {
    let urls = ["quiz://b", "quiz://a/é", "quiz://a", "Quiz://z", "quiz://a/e\u{301}"]
    let ordered = ["Quiz://z", "quiz://a", "quiz://a/e\u{301}", "quiz://a/é", "quiz://b"]
    for rotation in urls.indices {
      let rotated = (urls[rotation...] + urls[..<rotation])
        .map { LinkArrival(.url($0), from: .intent, through: .intent) }
      let texts = rotated.inByteOrder.compactMap { links.delivery(of: $0)?.url }
      #expect(texts.map { Array($0.utf8) } == ordered.map { Array($0.utf8) })
    }
  }

  @MainActor @Test func whatComesAsAURLKeepsTheHostThatFoundationReads() {
    let reading = HostReading(host: "quiz.example")
    let opened = LinkArrival(opened: Self.url("https://Quiz.example/home"), by: nil)
    for arrival in [opened, opened.connecting(.main)] {
      #expect(arrival.hostReading == reading)
      #expect(links.delivery(of: arrival)?.hostReading == reading)
    }
    let intent = LinkArrival(.url("https://quiz.example/home"), from: .intent, through: .intent)
    #expect(intent.hostReading == nil)
  }
}
#endif
