@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import ProphetsLinks
import ProphetsUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// The quiz-league app in UIKit, on the models of Apple's frameworks.
@MainActor @Suite struct ProphetsUIKitTests {
  /// The entry points of the system.
  enum EntryPoint: CaseIterable { case scheme, universalLink, quickAction, notification, handoff }

  private static let link = "leagues/123/questions/456"
  private let backStack = ["Your leagues", "League 123", "Questions", "Question 456"]

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func quickAction(_ url: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "open",
      localizedTitle: "Open",
      localizedSubtitle: nil,
      icon: nil,
      userInfo: ["url": url as NSString]
    )
  }

  private func handoff(_ url: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: ProphetsLink.activityType)
    activity.userInfo = ["url": url]
    return activity
  }

  /// The options of a connection by an entry point.
  private func options(_ entryPoint: EntryPoint) throws -> UIScene.ConnectionOptions {
    let scheme = "prophets://\(Self.link)"
    let web = try url("https://55prophets.example/\(Self.link)")
    return switch entryPoint {
    case .scheme: UIScene.ConnectionOptions(urlContexts: [.make(try url(scheme))])
    case .universalLink: UIScene.ConnectionOptions(userActivities: [.browsing(web)])
    case .quickAction: UIScene.ConnectionOptions(shortcutItem: quickAction(scheme))
    case .notification:
      UIScene.ConnectionOptions(notificationResponse: .make(userInfo: ["url": scheme]))
    case .handoff: UIScene.ConnectionOptions(userActivities: [handoff(scheme)])
    }
  }

  /// Hands the link to a running scene.
  private func deliver(_ entryPoint: EntryPoint, to scene: UIWindowScene) async throws {
    let scheme = "prophets://\(Self.link)"
    switch entryPoint {
    case .scheme: scene.deliver(try url(scheme))
    case .universalLink:
      scene.deliver(.browsing(try url("https://55prophets.example/\(Self.link)")))
    case .quickAction: #expect(scene.perform(quickAction(scheme)) == true)
    case .notification:
      await respond(.make(userInfo: ["url": scheme]).targeting(scene))
    case .handoff: scene.deliver(handoff(scheme))
    }
  }

  /// Hands a response to the delegate of the notification center.
  private func respond(_ response: UNNotificationResponse) async {
    let notifications = ProphetsNotifications()
    await UNUserNotificationCenter.withIsolated { center in
      center.delegate = notifications
      await center.deliver(response)
    }
  }

  @Test func launchesWithTheFirstTab() async throws {
    try await TestApplication.run { app, _ in
      #expect(app.bar?.viewControllers?.map(\.tabBarItem.title) == ["Leagues", "Activity"])
      #expect(app.titles == ["Your leagues"])
      #expect(app.navigation?.topViewController?.view.texts == ["Sunday"])
      #expect(app.complaints == [])
    }
  }

  @Test(arguments: EntryPoint.allCases)
  func opensAQuestionColdThroughEveryEntryPoint(entryPoint: EntryPoint) async throws {
    try await TestApplication.run(try options(entryPoint)) { app, _ in
      #expect(app.titles == backStack)
      #expect(app.complaints == [])
    }
  }

  @Test(arguments: EntryPoint.allCases)
  func opensAQuestionWarmThroughEveryEntryPoint(entryPoint: EntryPoint) async throws {
    try await TestApplication.run { app, scene in
      scene.enterBackground()
      scene.becomeActive()
      try await deliver(entryPoint, to: scene)
      await app.settle()
      #expect(app.titles == backStack)
      #expect(app.complaints == [])
    }
  }

  @Test func opensANotificationOnceThatComesTwiceAtAColdStart() async throws {
    let response = UNNotificationResponse.make(userInfo: ["url": "prophets://leagues/7"])
    let options = UIScene.ConnectionOptions(notificationResponse: response)
    try await TestApplication.run(options) { app, _ in
      #expect(app.titles == ["Your leagues", "League 7"])
      #expect(app.navigation?.tapBack() == true)
      await app.settle()
      await respond(response)
      await app.settle()
      #expect(app.titles == ["Your leagues"])
    }
  }

  @Test func goesBackAsIfOneHadWalkedThere() async throws {
    try await TestApplication.run(try options(.scheme)) { app, _ in
      for count in [3, 2, 1] {
        #expect(app.navigation?.tapBack() == true)
        await app.settle()
        #expect(app.titles == Array(backStack.prefix(count)))
      }
      #expect(app.navigation?.tapBack() == false)
    }
  }

  @Test func dismissesAnInvitationBeforeItOpensAQuestion() async throws {
    try await TestApplication.run { app, scene in
      scene.deliver(try url("prophets://leagues/7/invitation"))
      await app.settle()
      #expect(app.presented == ["Join 7"])
      let window = try #require(app.scene.window)
      window.transitions.ending = .held
      try await deliver(.scheme, to: scene)
      for _ in 0..<100 { await Task.yield() }
      #expect(window.transitions.runningNames == ["dismiss"])
      #expect(app.titles == ["Your leagues", "League 7"])
      window.transitions.releaseAll()
      await app.settle()
      #expect(app.presented == [])
      #expect(app.titles == backStack)
      #expect(app.complaints == [])
    }
  }

  @Test(arguments: [("OK", "performed"), ("Cancel", "declined")])
  func asksInAnAlertBeforeALinkJoins(button: String, outcome: String) async throws {
    try await TestApplication.run { app, scene in
      var outcomes: [String] = []
      app.links.onProgress = { progress in
        if case .ended(let report) = progress { outcomes.append(report.outcome.name) }
      }
      scene.deliver(try url("prophets://leagues/7/join"))
      await app.settle()
      let alert = app.scene.window?.presentedChain.last as? UIAlertController
      #expect(alert?.title == "Join league 7?")
      #expect(outcomes == [])
      #expect(alert?.tap(button) == true)
      await app.settle()
      #expect(outcomes == [outcome])
      #expect(app.presented == [])
      #expect(app.titles == ["Your leagues"])
      #expect(app.complaints == [])
    }
  }

  @Test(arguments: EntryPoint.allCases)
  func aLinkWaitsForSignInAndThenContinues(entryPoint: EntryPoint) async throws {
    try await TestApplication.run(account: nil) { app, scene in
      try await deliver(entryPoint, to: scene)
      await app.settle()
      #expect(app.titles == ["Your leagues"])
      let alert = app.scene.window?.presentedChain.last as? UIAlertController
      #expect(alert?.title == "Sign in to open this link?")
      #expect(alert?.tap("OK") == true)
      await app.settle()
      await app.settle()
      #expect(app.links.account == .me)
      #expect(app.titles == backStack)
      #expect(app.links.pendingLinks == [])
      #expect(app.complaints == [])
    }
  }

  @Test func aLinkWaitsOnWhenThePersonDoesNotSignIn() async throws {
    try await TestApplication.run(account: nil) { app, scene in
      scene.deliver(try url("prophets://leagues/7"))
      await app.settle()
      let alert = app.scene.window?.presentedChain.last as? UIAlertController
      #expect(alert?.tap("Cancel") == true)
      await app.settle()
      #expect(app.links.account == nil)
      #expect(app.titles == ["Your leagues"])
      #expect(app.links.pendingLinks.count == 1)
      scene.deliver(try url("prophets://activity"))
      await app.settle()
      #expect(app.titles == ["Activity"])
    }
  }

  @Test(arguments: ["{}", "/leagues/7", "prophets://leagues/7"])
  func readsNotificationsAsTheirPayloadsSay(place: String) async throws {
    try await TestApplication.run { app, scene in
      let payload: [AnyHashable: Any] = place == "{}" ? [:] : ["url": place]
      await respond(.make(userInfo: payload).targeting(scene))
      await app.settle()
      #expect(app.titles == (place == "{}" ? ["Your leagues"] : ["Your leagues", "League 7"]))
    }
  }

  @Test func leavesTheOtherTabAsItWas() async throws {
    try await TestApplication.run(try options(.scheme)) { app, scene in
      scene.deliver(try url("prophets://activity"))
      await app.settle()
      #expect(app.bar?.selectedIndex == 1)
      #expect(app.titles == ["Activity"])
      #expect(app.bar?.tapTab(at: 0) == true)
      #expect(app.titles == backStack)
    }
  }

  @Test func comesBackToTheFirstTabForALink() async throws {
    try await TestApplication.run { app, scene in
      #expect(app.bar?.tapTab(at: 1) == true)
      try await deliver(.universalLink, to: scene)
      await app.settle()
      #expect(app.bar?.selectedIndex == 0)
      #expect(app.titles == backStack)
    }
  }

  @Test(arguments: [true, false])
  func followsAPersonWhoSwipesBackMeanwhile(completes: Bool) async throws {
    try await TestApplication.run(try options(.scheme)) { app, scene in
      let navigation = try #require(app.navigation)
      #expect(navigation.beginInteractivePop())
      scene.deliver(try url("prophets://leagues/123/questions/457"))
      for _ in 0..<20 { await Task.yield() }
      _ = completes ? navigation.completeInteractivePop() : navigation.cancelInteractivePop()
      await app.settle()
      #expect(app.titles == backStack.dropLast() + ["Question 457"])
      #expect(app.complaints == [])
    }
  }

  @Test func walksByItsOwnLines() async throws {
    try await TestApplication.run { app, _ in
      for line in ["Sunday", "Questions", "Question 456"] {
        #expect(app.navigation?.topViewController?.view.tap(line) == true)
        await app.settle()
      }
      #expect(app.titles == backStack)
      let top = try #require(app.navigation?.topViewController)
      #expect(top.view.accessibilityIdentifier == "prophets://\(Self.link)")
    }
  }

  @Test(arguments: ["prophets://leagues/999999", "prophets://leagues/999999/questions/456"])
  func changesNothingForARecordThatIsNotThere(text: String) async throws {
    try await TestApplication.run { app, scene in
      scene.deliver(try url(text))
      await app.settle()
      #expect(app.titles == ["Your leagues"])
      #expect(app.scene.window?.transitions.history == [])
    }
  }

  @Test func opensAPageWithoutAScreenInTheBrowser() async throws {
    try await TestApplication.run { app, scene in
      scene.deliver(.browsing(try url("https://55prophets.example/imprint")))
      await app.settle()
      #expect(
        UIApplication.shared.openedBySystem.map(\.absoluteString) == [
          "https://55prophets.example/imprint"
        ]
      )
      #expect(app.titles == ["Your leagues"])
    }
  }

  @Test func keepsTwoWindowsApart() async throws {
    try await TestApplication.run { app, scene in
      let second = ProphetsSceneDelegate()
      let other = UIApplication.shared.connectScene(delegate: second)
      other.deliver(try url("prophets://leagues/7"))
      await second.window?.transitions.runUntilIdle(quietTurns: 300)
      let bar = second.window?.rootViewController as? UITabBarController
      let stack = bar?.viewControllers?.first as? UINavigationController
      #expect(stack?.viewControllers.map(\.title) == ["Your leagues", "League 7"])
      #expect(app.titles == ["Your leagues"])
      UIApplication.shared.disconnect(other)
    }
  }
}
