#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkActions
import LinkNavigation
import LinkRouting
import LinkTesting
import LinkUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// What the system's responses to notifications do.
@MainActor @Suite struct NotificationResponseTests {
  private let stage: Stage
  private let registry: LinkActionRegistry
  private let actions: NotificationActions
  private let tags = Tags()

  /// What an action noted, in order.
  @MainActor private final class Tags {
    var texts: [String] = []
    var requests: [LinkActionRequest] = []
  }

  init() throws {
    stage = try Stage.tabs()
    let handler = stage.handler
    registry = LinkActionRegistry(openingLinksIn: { handler.links.handler(for: $0.scene) })
    let tags = tags
    try registry.register(
      LinkAction(taking: String.self) { text, request in
        tags.texts.append(text)
        tags.requests.append(request)
        return .empty
      },
      as: "tag",
      when: .always
    )
    actions = NotificationActions(registry: registry, foregroundButtons: ["show"])
  }

  /// What became of the actions of a response.
  private func reports(_ response: UNNotificationResponse) async -> [LinkActionReport] {
    await withCheckedContinuation { continuation in
      actions.didReceive(LinkNotificationResponse(response)) { continuation.resume(returning: $0) }
    }
  }

  /// A response with a link and a tag.
  private func response(
    _ action: String = UNNotificationDefaultActionIdentifier,
    day: Double = 0
  ) -> UNNotificationResponse {
    .make(
      userInfo: ["aps": ["badge": 1], "^d": "quiz://leagues/1", "tag": "new"],
      actionIdentifier: action,
      date: Date(timeIntervalSince1970: day * 86_400)
    )
  }

  @Test func aTapRunsTheActionsOfThePayloadC8() async {
    let reports = await reports(response())
    #expect(reports.map(\.name) == ["^d", "tag"])
    #expect(reports.map(\.outcome.name) == ["done", "done"])
    #expect(stage.window.tabs[0] == [.home, .league(league: 1)])
    #expect(tags.texts == ["new"])
    #expect(tags.requests.first?.situation == .launchedFromPush)
    #expect(tags.requests.first?.isCold == false)
  }

  @Test(
    arguments: [
      ("show", LinkActionSituation.foregroundButton), ("later", .backgroundButton),
    ]
  )
  func aButtonOpensNoLinkC6(button: String, situation: LinkActionSituation) async {
    let reports = await reports(response(button))
    #expect(reports.map(\.outcome.reason?.code) == [.actionNotAllowed, nil])
    #expect(tags.requests.map(\.situation) == [situation])
    #expect(stage.window.tabs[0] == [.home])
  }

  @Test func whoDismissesANotificationRunsNothingC6() async {
    #expect(await reports(response(UNNotificationDismissActionIdentifier)) == [])
    #expect(tags.texts == [])
  }

  @Test func aResponseThatComesTwiceCountsOnceC8() async {
    #expect(await reports(response()).count == 2)
    #expect(await reports(response()) == [])
    #expect(tags.texts == ["new"])
    // The same request on the next day is another notification.
    #expect(await reports(response(day: 1)).count == 2)
  }

  @Test func aConnectionIsColdAndCountsOnceWithTheDelegatesCallC8() async {
    await UIApplication.withIsolated { application in
      let scene = application.connectScene(delegate: nil)
      let cold = response().targeting(scene)
      let options = UIScene.ConnectionOptions(notificationResponse: cold)
      let connecting = LinkNotificationResponse(options, connecting: scene)
      let reports: [LinkActionReport] = await withCheckedContinuation { continuation in
        guard let connecting else { return continuation.resume(returning: []) }
        actions.didReceive(connecting) { continuation.resume(returning: $0) }
      }
      #expect(reports.map(\.outcome.name) == ["done", "done"])
      #expect(tags.requests.map(\.isCold) == [true])
      #expect(tags.requests.map(\.scene) == [LinkSceneID(scene)])
      #expect(await self.reports(cold) == [])
      #expect(LinkNotificationResponse(UIScene.ConnectionOptions(), connecting: scene) == nil)
      #expect(tags.texts == ["new"])
    }
  }

  @Test func theSceneThatTheSystemNamesIsToldC8() async {
    await UIApplication.withIsolated { application in
      let scene = application.connectScene(delegate: nil)
      #expect(await reports(response().targeting(scene)).count == 2)
      #expect(tags.requests.map(\.scene) == [LinkSceneID(scene)])
      #expect(LinkSceneID(scene).rawValue == scene.session.persistentIdentifier)
    }
  }

  @Test func whatIsNoObjectIsReportedC8() async {
    let actions = NotificationActions(registry: registry) { response throws(LinkFailure) in
      try LinkPushActions(in: response.payload, at: "actions")
    }
    let broken = UNNotificationResponse.make(userInfo: ["actions": "none"])
    let reports = await withCheckedContinuation { continuation in
      actions.didReceive(LinkNotificationResponse(broken)) { continuation.resume(returning: $0) }
    }
    #expect(reports.map(\.name) == ["actions"])
    #expect(reports.map(\.outcome.reason?.code) == [.malformedActions])
  }

  @Test func onlyTheLastResponsesAreRemembered() async {
    for day in 0..<65 { actions.didReceive(LinkNotificationResponse(response(day: Double(day)))) }
    #expect(await reports(response(day: 64)) == [])
    #expect(await reports(response(day: 0)).count == 2)
  }

  @Test func aNotificationThatIsShownRunsNothingC6() async {
    let delegate = Delegate(actions)
    let shown = await UNUserNotificationCenter.withIsolated { center in
      center.delegate = delegate
      return await center.present(response().notification)
    }
    #expect(shown == [.banner, .list])
    #expect(tags.texts == [])
  }
}

/// The delegate of an app: it says what is shown, and hands responses over.
@MainActor private final class Delegate: NSObject, @preconcurrency UNUserNotificationCenterDelegate
{
  private let actions: NotificationActions

  init(_ actions: NotificationActions) {
    self.actions = actions
    super.init()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    actions.didReceive(LinkNotificationResponse(response)) { _ in completionHandler() }
  }
}
#endif
