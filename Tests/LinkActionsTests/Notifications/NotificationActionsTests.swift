@testable import DeepLinking
@testable import LinkActions
@testable import LinkNavigation
@testable import LinkRouting
@testable import LinkTesting
import Testing

/// What the responses to notifications do, whatever system they come from.
@MainActor @Suite struct NotificationActionsTests {
  private let scene: Scene
  private let registry: LinkActionRegistry
  private let actions: NotificationActions
  private let log = Log()

  /// What an action was asked for, in order.
  @MainActor private final class Log {
    var requests: [LinkActionRequest] = []
  }

  init() throws {
    let scene = try Scene()
    self.scene = scene
    registry = LinkActionRegistry(openingLinksIn: { _ in scene.handler })
    let log = log
    let tag = LinkAction(taking: String.self) { _, request in
      log.requests.append(request)
      return .empty
    }
    try registry.register(tag, as: "tag", when: .always)
    actions = NotificationActions(registry: registry, foregroundButtons: ["show"])
  }

  /// What became of the actions of a response.
  private func reports(
    _ response: LinkNotificationResponse,
    _ actions: NotificationActions? = nil
  ) async -> [LinkActionReport] {
    await withCheckedContinuation { continuation in
      (actions ?? self.actions).didReceive(response) { continuation.resume(returning: $0) }
    }
  }

  /// A response with a link and a tag.
  private func response(
    _ choice: LinkNotificationResponse.Choice = .tap,
    _ number: Int = 1,
    scene: LinkSceneID? = nil,
    isCold: Bool = false
  ) -> LinkNotificationResponse {
    LinkNotificationResponse(
      choice,
      payload: ["aps": ["badge": 1], "^d": "quiz://leagues/1", "tag": "new"],
      identity: "response \(number)",
      scene: scene,
      isCold: isCold
    )
  }

  @Test func aTapRunsTheActionsOfThePayload() async {
    let reports = await reports(response())
    #expect(reports.map(\.name) == ["^d", "tag"])
    #expect(reports.map(\.outcome.name) == ["done", "done"])
    #expect(scene.visible == [.home, .league(league: 1)])
    #expect(log.requests.map(\.situation) == [.launchedFromPush])
  }

  @Test(
    arguments: [
      ("show", LinkActionSituation.foregroundButton), ("later", .backgroundButton),
    ]
  )
  func aButtonOpensNoLink(button: String, situation: LinkActionSituation) async {
    let reports = await reports(response(.button(button)))
    #expect(reports.map(\.outcome.reason?.code) == [.actionNotAllowed, nil])
    #expect(log.requests.map(\.situation) == [situation])
    #expect(scene.visible == [.home])
  }

  @Test func aDismissalRunsNothing() async {
    #expect(await reports(response(.dismissal)) == [])
    #expect(log.requests == [])
  }

  @Test func aResponseThatComesTwiceCountsOnce() async {
    #expect(await reports(response(isCold: true)).count == 2)
    #expect(await reports(response()) == [])
    #expect(log.requests.map(\.isCold) == [true])
    #expect(await reports(response(.tap, 2)).count == 2)
  }

  /// A scene that connects late.
  @MainActor private final class Late {
    var handler: LinkHandler<Quiz>?
  }

  /// What became of the actions of responses, in the order in which they ended.
  @MainActor private final class Ended {
    var reports: [[LinkActionReport]] = []
  }

  @Test func aLinkThatFoundNoSceneIsOpenedWhenTheResponseComesAgain() async throws {
    let late = Late()
    let registry = LinkActionRegistry(openingLinksIn: { _ in late.handler })
    let log = log
    let tag = LinkAction(taking: String.self) { _, request in
      log.requests.append(request)
      return .empty
    }
    try registry.register(tag, as: "tag", when: .always)
    let actions = NotificationActions(registry: registry)
    for _ in 0..<2 {
      let early = await reports(response(), actions)
      #expect(early.first?.outcome.reason?.code == .noScene)
    }
    late.handler = scene.handler
    #expect(await reports(response(), actions).map(\.outcome.name) == ["done"])
    #expect(scene.visible == [.home, .league(league: 1)])
    #expect(await reports(response(), actions) == [])
    // What did not fail ran once.
    #expect(log.requests.count == 1)
  }

  @Test func aResponseThatComesAgainWhileItsActionsRunOpensItsLink() async throws {
    let late = Late()
    let registry = LinkActionRegistry(openingLinksIn: { _ in late.handler })
    let (gate, opened) = AsyncStream<Void>.makeStream()
    let tag = LinkAction(taking: String.self) { _, _ in
      for await _ in gate { break }
      return .empty
    }
    try registry.register(tag, as: "tag", when: .always)
    let actions = NotificationActions(registry: registry)
    let ended = Ended()
    for _ in 0..<2 { actions.didReceive(response()) { ended.reports.append($0) } }
    for _ in 0..<100 { await Task.yield() }
    #expect(ended.reports == [])
    late.handler = scene.handler
    opened.finish()
    for _ in 0..<1000 where ended.reports.count < 2 { await Task.yield() }
    #expect(ended.reports.first?.map(\.outcome.reason?.code) == [.noScene, nil])
    #expect(ended.reports.last?.map(\.outcome.name) == ["done"])
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func aLinkThatComesBeforeTheFirstSceneWaitsForIt() async throws {
    let early = DeepLinks(router: Quiz.router, environment: VirtualTime().environment, log: .off)
    var notes: [String] = []
    early.onLogLine = { notes.append($0) }
    let actions = NotificationActions(registry: LinkActionRegistry(openingLinksIn: early))
    let reports = await reports(response(isCold: true), actions)
    #expect(reports.first?.outcome == .done(.value(["outcome": "waiting"])))
    // The system hands it over again, now with the scene that connects.
    #expect(await self.reports(response(isCold: true), actions) == [])
    var ended: [LinkOutcome] = []
    early.onEnd = { ended.append($0.outcome) }
    #expect(notes == ["a link from 'notification' waits for the app's first scene"])
    let host = HeadlessHost<Quiz>(
      state: try NavigationState(containers: [.init(id: "leagues", stack: [.destination(.home)])])
    )
    let handler = LinkHandler(links: early, host: host, scene: .main)
    handler.sceneDidBecomeActive()
    for _ in 0..<100 where ended.isEmpty { await Task.yield() }
    #expect(ended.map(\.name) == ["opened"])
    #expect(host.state.visibleStack.compactMap(\.destination) == [.home, .league(league: 1)])
  }

  @Test func onlyTheLastResponsesAreRemembered() async {
    for number in 0..<65 { actions.didReceive(response(.dismissal, number)) }
    for number in 0..<65 { actions.didReceive(response(.tap, number)) }
    #expect(await reports(response(.tap, 64)) == [])
    #expect(await reports(response(.tap, 0)).count == 2)
  }

  @Test func theSceneThatTheSystemNamesIsTold() async {
    #expect(await reports(response(scene: "second")).count == 2)
    #expect(log.requests.map(\.scene) == ["second"])
  }

  @Test func aPayloadThatCannotBeReadIsReported() async {
    let actions = NotificationActions(registry: registry) { response throws(LinkFailure) in
      try LinkPushActions(in: response.payload, at: "actions")
    }
    let broken = LinkNotificationResponse(.tap, payload: ["actions": "none"], identity: "broken")
    let reports = await reports(broken, actions)
    #expect(reports.map(\.name) == ["actions"])
    #expect(reports.map(\.outcome.reason?.code) == [.malformedActions])
  }
}
