#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications
@testable import LinkUIKit

/// An intent that opens a league.
private struct ShowLeague: UISceneAppIntent {
  let league: Int
}

/// What reaches the handler of a scene.
@MainActor @Suite struct SceneLinksTests {
  private let stage: Stage
  private let links: SceneLinks<Quiz>

  init() throws {
    stage = try Stage.tabs()
    links = SceneLinks(
      handler: stage.handler,
      readers: SceneLinkReaders(
        quickAction: { $0.userInfo?["url"] as? String },
        notification: { $0.notification.request.content.userInfo["url"] as? String },
        activity: { $0.userInfo?["url"] as? String },
        intent: { ($0 as? ShowLeague).map { "quiz://leagues/\($0.league)" } }
      )
    )
    links.didBecomeActive()
    stage.time.advance(by: .seconds(10))
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func quickAction(_ url: String?) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "open",
      localizedTitle: "Open",
      localizedSubtitle: nil,
      icon: nil,
      userInfo: url.map { ["url": $0 as NSString] }
    )
  }

  private func activity(_ type: String, _ url: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = ["url": url]
    return activity
  }

  /// What a delivery was made of.
  private struct Facts: Equatable {
    let source: LinkSource
    let entryPoint: LinkEntryPoint
    let isCold: Bool
    let outcome: String
  }

  private func facts(_ reception: SceneReception<Quiz>?) async throws -> Facts {
    try await facts(reception?.receipt)
  }

  private func facts(_ receipt: LinkReceipt<Quiz>?) async throws -> Facts {
    let report = try await #require(receipt).report
    let delivery = report.event.delivery
    return Facts(
      source: delivery.source,
      entryPoint: delivery.entryPoint,
      isCold: delivery.isCold,
      outcome: report.outcome.name
    )
  }

  @Test func receivesAURLOfARunningScene() async throws {
    let receipts = links.open([.make(try url("quiz://leagues/1"))])
    #expect(receipts.count == 1)
    #expect(
      try await facts(receipts.first)
        == Facts(source: .customScheme, entryPoint: .openURL, isCold: false, outcome: "opened")
    )
    #expect(stage.window.tabs[0] == [.home, .league(league: 1)])
  }

  @Test(arguments: [true, false])
  func aWebURLOfAnOwnDomainIsAUniversalLinkAsFromAWidget(isConnection: Bool) async throws {
    func source(of text: String) async throws -> (LinkSource, String) {
      let context = UIOpenURLContext.make(try url(text))
      let receipts =
        isConnection
        ? links.willConnect(with: .init(urlContexts: [context])) : links.open([context])
      let facts = try await facts(receipts.first)
      return (facts.source, facts.outcome)
    }
    #expect(try await source(of: "https://quiz.example/leagues/1") == (.universalLink, "opened"))
    let foreign = try await source(of: "https://other.example/leagues/2")
    #expect(foreign.0 == .customScheme && foreign.1 != "opened")
    #expect(try await source(of: "http://quiz.example/leagues/3").0 == .customScheme)
    #expect(try await source(of: "quiz://leagues/4") == (.customScheme, "opened"))
  }

  @Test func receivesSeveralURLsInAnOrder() async throws {
    let contexts = try ["quiz://leagues/2", "quiz://leagues/1", "quiz://leagues/3"]
      .map { UIOpenURLContext.make(try url($0)) }
    let receipts = links.open(Set(contexts))
    var outcomes: [String] = []
    for receipt in receipts { outcomes.append(await receipt.outcome.name) }
    #expect(outcomes == ["superseded", "superseded", "opened"])
    #expect(stage.window.tabs[0] == [.home, .league(league: 3)])
  }

  @Test func receivesAUniversalLink() async throws {
    let receipt = links.continue(.browsing(try url("https://quiz.example/leagues/1")))
    #expect(
      try await facts(receipt)
        == Facts(
          source: .universalLink,
          entryPoint: .userActivity,
          isCold: false,
          outcome: "opened"
        )
    )
  }

  @Test func receivesActivitiesOfItsOwnAndSearchResults() async throws {
    let own = links.continue(activity("com.example.reading", "quiz://leagues/1"))
    #expect(try await facts(own).source == .handoff)
    let found = links.continue(activity(LinkActivityType.searchResult, "quiz://leagues/2"))
    #expect(try await facts(found).source == .spotlight)
    #expect(links.continue(NSUserActivity(activityType: "com.example.other")) == nil)
    #expect(links.continue(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)) == nil)
  }

  @Test func receivesAQuickAction() async throws {
    let receipt = links.perform(quickAction("quiz://leagues/1"))
    #expect(
      try await facts(receipt)
        == Facts(source: .quickAction, entryPoint: .shortcut, isCold: false, outcome: "opened")
    )
    #expect(links.perform(quickAction(nil)) == nil)
  }

  @Test func receivesAResponseToANotification() async throws {
    let receipt = links.didReceive(.make(userInfo: ["url": "quiz://leagues/1"]))
    #expect(
      try await facts(receipt)
        == Facts(source: .notification, entryPoint: .notification, isCold: false, outcome: "opened")
    )
    #expect(links.didReceive(.make(userInfo: [:])) == nil)
  }

  @Test func readersOfYourOwnCanReadTapsWherePayloadsSay() async throws {
    let payloads = PayloadLinks(.airship)
    let readers = SceneLinkReaders(
      notification: { try? payloads.url(inUserInfo: $0.notification.request.content.userInfo) }
    )
    let links = SceneLinks(handler: stage.handler, readers: readers)
    let receipt = links.didReceive(.make(userInfo: ["^d": "quiz://leagues/1"]))
    #expect(
      try await facts(receipt)
        == Facts(source: .notification, entryPoint: .notification, isCold: false, outcome: "opened")
    )
    #expect(links.didReceive(.make(userInfo: ["url": "quiz://leagues/1"])) == nil)
  }

  @Test func opensNothingForADismissedNotification() {
    let response = UNNotificationResponse.make(
      userInfo: ["url": "quiz://leagues/1"],
      actionIdentifier: UNNotificationDismissActionIdentifier
    )
    #expect(links.didReceive(response) == nil)
  }

  @Test func receivesAnIntent() async throws {
    let receipt = links.willPerform(ShowLeague(league: 1))
    #expect(
      try await facts(receipt)
        == Facts(source: .intent, entryPoint: .intent, isCold: false, outcome: "opened")
    )
  }

  @Test func readsNothingWithoutReaders() throws {
    let links = SceneLinks(handler: stage.handler)
    #expect(links.perform(quickAction("quiz://leagues/1")) == nil)
    #expect(links.didReceive(.make(userInfo: ["url": "quiz://leagues/1"])) == nil)
    #expect(links.continue(activity("com.example.reading", "quiz://leagues/1")) == nil)
    #expect(links.willPerform(ShowLeague(league: 1)) == nil)
  }

  @Test func receivesEverySourceOfAConnection() async throws {
    let options = UIScene.ConnectionOptions(
      urlContexts: [.make(try url("quiz://leagues/2")), .make(try url("quiz://leagues/1"))],
      userActivities: [
        .browsing(try url("https://quiz.example/leagues/4")),
        activity("com.example.reading", "a quiz://leagues/3"),
      ],
      shortcutItem: quickAction("quiz://leagues/5"),
      notificationResponse: .make(userInfo: ["url": "quiz://leagues/6"]),
      handoffUserActivityType: "com.example.reading",
      cloudKitShareMetadata: CKShare.Metadata(),
      sourceApplication: "com.example.mail",
      appIntent: ShowLeague(league: 7),
      sceneAccessoryUserInfo: ["url": "quiz://leagues/8"]
    )
    let receipts = links.willConnect(with: options)
    var urls: [String] = []
    for receipt in receipts {
      let delivery = await receipt.report.event.delivery
      #expect(delivery.isCold)
      #expect(delivery.entryPoint == .connection)
      if case .url(let text) = delivery.content {
        urls.append("\(delivery.source.rawValue) \(text)")
      }
    }
    #expect(
      urls == [
        "customScheme quiz://leagues/1", "customScheme quiz://leagues/2",
        "handoff a quiz://leagues/3",
        "universalLink https://quiz.example/leagues/4", "quickAction quiz://leagues/5",
        "notification quiz://leagues/6", "intent quiz://leagues/7",
      ]
    )
    #expect(stage.window.tabs[0] == [.home, .league(league: 7)])
  }

  @Test func receivesNothingFromAConnectionWithoutASource() {
    #expect(links.willConnect(with: UIScene.ConnectionOptions()).isEmpty)
  }

  @Test func countsOnceWhatComesWithTheConnectionAndAgainAfterIt() async throws {
    let response = UNNotificationResponse.make(userInfo: ["url": "quiz://leagues/6"])
    links.willConnect(with: UIScene.ConnectionOptions(notificationResponse: response))
    stage.time.advance(by: .seconds(60))
    #expect(try await facts(links.didReceive(response)).outcome == "duplicate")

    links.didDisconnect()
    links.willConnect(with: UIScene.ConnectionOptions(appIntent: ShowLeague(league: 7)))
    links.didBecomeActive()
    stage.time.advance(by: .milliseconds(1900))
    #expect(try await facts(links.willPerform(ShowLeague(league: 7))).outcome == "duplicate")
  }

  @Test func hearsAPersonWhoTapsAgain() async throws {
    links.didBecomeActive()
    let intent = links.willPerform(ShowLeague(league: 7))
    _ = await intent?.receipt?.outcome
    stage.time.advance(by: .seconds(1))
    #expect(await links.willPerform(ShowLeague(league: 7))?.receipt?.outcome == .alreadyShown)
    let first = links.didReceive(.make(userInfo: ["url": "quiz://leagues/6"]))
    _ = await first?.receipt?.outcome
    stage.time.advance(by: .seconds(86_400))
    let nextDay = UNNotificationResponse.make(
      userInfo: ["url": "quiz://leagues/6"],
      date: Date(timeIntervalSince1970: 86_400)
    )
    #expect(await links.didReceive(nextDay)?.receipt?.outcome == .alreadyShown)
  }

  @Test func tellsEntryPointsApartOnceTheSceneHasSettled() async throws {
    let connection = UIScene.ConnectionOptions(appIntent: ShowLeague(league: 7))
    #expect(await links.willConnect(with: connection).first?.outcome == .opened(skipping: []))
    links.didBecomeActive()
    stage.time.advance(by: .seconds(10))
    #expect(await links.willPerform(ShowLeague(league: 7))?.receipt?.outcome == .alreadyShown)
    stage.time.advance(by: .seconds(1))
    let receipts = links.open([.make(try url("quiz://leagues/7"))])
    #expect(await receipts.first?.outcome == .alreadyShown)
  }

  @Test func forgetsADisconnectedScene() async throws {
    let context = UIOpenURLContext.make(try url("quiz://leagues/1"))
    let connection = UIScene.ConnectionOptions(urlContexts: [context])
    #expect(await links.willConnect(with: connection).first?.outcome == .opened(skipping: []))
    #expect(try await facts(links.open([context]).first).outcome == "duplicate")
    links.didDisconnect()
    #expect(await links.open([context]).first?.outcome == .alreadyShown)
  }

  @Test func receivesAURLInAnAppWithoutScenes() async throws {
    let old: any AppDelegateOpening = links
    let receipt = old.applicationOpen(try url("quiz://leagues/1"))
    #expect(
      try await facts(receipt)
        == Facts(source: .customScheme, entryPoint: .openURL, isCold: false, outcome: "opened")
    )
  }

  @Test func doesNotLetAURLClaimMoreThanItsEntryPoint() async throws {
    let login = links.didReceive(.make(userInfo: ["url": "quiz://login"]))
    #expect(try await facts(login).outcome == "unmatched")
    // The route is open to schemes only, and a mark does not make a scheme a universal link.
    let page = links.open([.make(try url("https://quiz.example/login"))]).first
    #expect(try await facts(page).outcome != "opened")
    let marked = links.open([.make(try url("quiz://leagues/1?origin=web&widget=1"))])
    #expect(try await facts(marked.first).source == .customScheme)
  }
}

/// The deprecated function by another name, so that calling it is not a warning.
@MainActor private protocol AppDelegateOpening {
  func applicationOpen(_ url: URL) -> LinkReceipt<Quiz>
}

extension SceneLinks<Quiz>: AppDelegateOpening {}
#endif
