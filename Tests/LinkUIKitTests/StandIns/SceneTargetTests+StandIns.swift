#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
@testable import DeepLinking
@testable import LinkNavigation
@testable import LinkRouting
@testable import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// The scene in which a link is opened.
@MainActor @Suite struct SceneTargetTests {
  /// A scene of the app: a host, a handler and links of its own.
  private final class Scene: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
    let stage: Stage
    let handler: LinkHandler<Quiz>
    var links: SceneLinks<Quiz>?
    private(set) var receipts: [LinkReceipt<Quiz>] = []
    private(set) var scene: UIScene?

    init(
      _ deepLinks: DeepLinks<Quiz>,
      _ name: LinkSceneID,
      target: @escaping @MainActor @Sendable (Quiz) -> LinkSceneTarget<Quiz> = { _ in .receiving }
    ) throws {
      stage = try Stage.tabs()
      handler = LinkHandler(links: deepLinks, host: stage.host, scene: name)
      links = SceneLinks(handler: handler, target: target)
    }

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      self.scene = scene
      stage.window.windowScene = scene as? UIWindowScene
      receipts += links?.willConnect(with: options) ?? []
    }
  }

  private struct Refusal: Error {}

  private let league = Quiz.league(league: 1)
  private let time = VirtualTime()
  private let deepLinks: DeepLinks<Quiz>

  init() {
    deepLinks = DeepLinks(router: Quiz.router, environment: time.environment, log: .off)
  }

  private func context(_ text: String) throws -> Set<UIOpenURLContext> {
    [UIOpenURLContext.make(try #require(URL(string: text)))]
  }

  @Test func theAppsOwnCodeOpensInTheKeyWindow() async throws {
    try await UIApplication.withIsolated { application in
      let scenes = [try Scene(deepLinks, "scene-1"), try Scene(deepLinks, "scene-2")]
      let shown = scenes.map { application.connectScene(delegate: $0) }
      scenes.forEach { $0.stage.window.makeKey() }
      #expect(scenes.map(\.stage.host.isKey) == [true, true])
      shown[1].isFrontmost = false
      #expect(scenes.map(\.stage.host.isKey) == [true, false])
      #expect(await deepLinks.open(league)?.report.event.scene == "scene-1")
      shown[0].enterBackground()
      #expect(scenes.map(\.stage.host.isKey) == [false, false])
      #expect(await deepLinks.open(league)?.report.event.scene == "scene-2")
    }
  }

  @Test func itIsTheReceivingSceneUnlessTheAppSaysOtherwise() async throws {
    try await UIApplication.withIsolated { application in
      let scenes = [try Scene(deepLinks, "scene-1"), try Scene(deepLinks, "scene-2")]
      scenes.forEach { application.connectScene(delegate: $0) }
      let receipt = scenes[0].links?.open(try context("quiz://leagues/1")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(scenes[0].stage.host.state.visibleEntry == at(league))
      #expect(scenes[1].stage.host.state.visibleEntry == at(.home))
      #expect(application.requestedScenes.isEmpty)
    }
  }

  @Test func itIsASceneThatShowsALink() async throws {
    try await UIApplication.withIsolated { application in
      let league = league
      let first = try Scene(deepLinks, "scene-1") { _ in .showing(league) }
      let second = try Scene(deepLinks, "scene-2")
      application.connectScene(delegate: first)
      let behind = application.connectScene(delegate: second)
      // No window shows it yet.
      var receipt = first.links?.open(try context("quiz://activity")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(await second.handler.open(league).outcome == .opened(skipping: []))
      behind.enterBackground()
      receipt = first.links?.open(try context("quiz://leagues/1/questions/5")).first
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(second.stage.host.state.visibleEntry == at(.question(league: 1, question: 5)))
      #expect(first.stage.host.state.visibleEntry == at(.activity))
      #expect(application.requestedScenes.map { $0.session === behind.session } == [true])
      // It has it below the top, and is in front already.
      behind.becomeActive()
      receipt = try first.stage.bar?.open(.question(league: 1, question: 6), in: .showing(league))
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(second.stage.host.state.visibleEntry == at(.question(league: 1, question: 6)))
      #expect(application.requestedScenes.count == 1)
    }
  }

  @Test func prefersTheSceneThatHasTheLinkOnTop() async throws {
    let scenes = [try Scene(deepLinks, "scene-1"), try Scene(deepLinks, "scene-2")]
    #expect(await scenes[0].handler.open(league).outcome == .opened(skipping: []))
    #expect(
      await scenes[1].handler.open(.question(league: 1, question: 5)).outcome
        == .opened(skipping: [])
    )
    #expect(deepLinks.handler(showing: league) === scenes[0].handler)
    #expect(deepLinks.handler(showing: .question(league: 1, question: 5)) === scenes[1].handler)
    #expect(deepLinks.handler(showing: .login) == nil)
  }

  @Test func aNewSceneReceivesTheLinkOnce() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1") { _ in .new }
      application.connectScene(delegate: first)
      #expect(first.links?.open(try context("quiz://leagues/1")).isEmpty == true)
      // The same through another entry point asks for no other scene.
      #expect(first.links?.open(try context("quiz://leagues/1")).isEmpty == true)
      let activity = try #require(application.requestedScenes.first?.activity)
      #expect(application.requestedScenes.count == 1)
      #expect(!activity.isEligibleForHandoff)
      let second = try Scene(deepLinks, "scene-2")
      application.connectScene(delegate: second, options: .init(userActivities: [activity]))
      #expect(second.receipts.count == 1)
      let report = try #require(await second.receipts.first?.report)
      #expect(report.outcome == .opened(skipping: []))
      // It is trusted as what was delivered.
      #expect(report.event.delivery.source == .customScheme)
      #expect(report.event.delivery.isCold)
      #expect(second.stage.host.state.visibleEntry == at(league))
      #expect(first.stage.host.state.visibleEntry == at(.home))
      #expect(second.links?.continue(activity) == nil)
      let third = try Scene(deepLinks, "scene-3")
      application.connectScene(delegate: third, options: .init(userActivities: [activity]))
      #expect(third.receipts.isEmpty)
    }
  }

  @Test func whatGoesToANewSceneIsNoFailureForTheSystem() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1") { _ in .new }
      application.connectScene(delegate: first)
      let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      page.webpageURL = URL(string: "https://quiz.example/leagues/1")
      let reception = try #require(first.links?.continue(page))
      guard case .handedOver = reception else { return #expect(Bool(false), "it was received") }
      #expect(reception.receipt == nil)
      // It is on its way, and comes again.
      #expect(first.links?.continue(page) != nil)
      #expect(application.requestedScenes.count == 1)
      // A system with one scene has the link opened here.
      application.allowScenes(several: false)
      page.webpageURL = URL(string: "https://quiz.example/leagues/2")
      #expect(await first.links?.continue(page)?.receipt?.outcome == .opened(skipping: []))
    }
  }

  @Test func whatIsNotLetInStaysWhereItCame() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1") { _ in .new }
      application.connectScene(delegate: first)
      let receipt = first.links?.open(try context("quiz://nowhere")).first
      #expect(await receipt?.report.outcome.name == "unmatched")
      #expect(application.requestedScenes.isEmpty)
    }
  }

  @Test func theSceneOpensItWhereThereCannotBeAnother() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1")
      application.connectScene(delegate: first)
      application.allowScenes(several: false)
      let receipt = first.links?.open(league, in: .new)
      #expect(await receipt?.outcome == .opened(skipping: []))
      #expect(application.requestedScenes.isEmpty)
    }
  }

  @Test func theSceneOpensItWhenTheSystemMakesNone() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1")
      application.connectScene(delegate: first)
      application.allowScenes(several: true, refusing: Refusal())
      #expect(first.links?.open(league, in: .new) == nil)
      await Pauses().idle()
      await first.stage.idle()
      #expect(first.stage.host.state.visibleEntry == at(league))
      let activity = try #require(application.requestedScenes.first?.activity)
      #expect(first.links?.continue(activity) == nil)
    }
  }

  @Test func aSceneThatNeverConnectedSwallowsNothing() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1") { _ in .new }
      application.connectScene(delegate: first)
      first.links?.open(league, in: .new)
      time.advance(by: .seconds(9))
      first.links?.open(league, in: .new)
      #expect(application.requestedScenes.count == 1)
      time.advance(by: .seconds(1))
      first.links?.open(league, in: .new)
      #expect(application.requestedScenes.count == 2)
    }
  }

  @Test func keepsSixteenLinksAndForgetsThemAtSignOut() async throws {
    try await UIApplication.withIsolated { application in
      let first = try Scene(deepLinks, "scene-1")
      application.connectScene(delegate: first)
      deepLinks.accountDidChange(to: "ada")
      var ended: [LinkOutcome] = []
      deepLinks.onEnd = { ended.append($0.outcome) }
      for number in 1...17 { first.links?.open(.league(league: number), in: .new) }
      #expect(ended.map(\.reason?.code) == [.queueFull])
      let activities = application.requestedScenes.compactMap(\.activity)
      #expect(activities.count == 17)
      #expect(first.links?.continue(activities[0]) == nil)
      #expect(first.links?.continue(activities[1]) != nil)
      deepLinks.accountDidChange(to: nil)
      #expect(first.links?.continue(activities[2]) == nil)
    }
  }
}
#endif
