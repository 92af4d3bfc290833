@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import PreferencesApp
import PreferencesEntry
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// The preferences app in UIKit, on the models of Apple's frameworks.
@MainActor @Suite struct PreferencesUIKitTests {
  private static let link = "vnd.mycompany.myapp://deeplink/"

  /// Runs a test in the app, with one scene that is connected.
  private func run(
    _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
    _ body: @MainActor (PreferencesSceneDelegate, UIWindowScene) async throws -> Void
  ) async throws {
    try await UIApplication.withIsolated { application in
      let delegate = PreferencesSceneDelegate()
      let scene = application.connectScene(delegate: delegate, options: options)
      await settle(delegate)
      try await body(delegate, scene)
    }
  }

  /// Lets everything come to its end.
  private func settle(_ delegate: PreferencesSceneDelegate) async {
    await delegate.window?.transitions.runUntilIdle(quietTurns: 300)
  }

  /// The titles of the stack of the selected tab, the lowest first.
  private func titles(_ delegate: PreferencesSceneDelegate) -> [String?] {
    let bar = delegate.window?.rootViewController as? UITabBarController
    let stack = bar?.selectedViewController as? UINavigationController
    return stack?.viewControllers.map(\.title) ?? []
  }

  private func url(_ path: String) throws -> URL { try #require(URL(string: Self.link + path)) }

  /// Hands a response to the app's delegate of notifications.
  private func respond(_ response: UNNotificationResponse) async {
    let notifications = PreferencesNotifications()
    await UNUserNotificationCenter.withIsolated { center in
      center.delegate = notifications
      await center.deliver(response)
    }
  }

  @Test func aSchemeOpensAListedScreenC2C3() async throws {
    try await run { delegate, scene in
      scene.deliver(try url("preferences/profile"))
      await settle(delegate)
      #expect(titles(delegate) == ["home", "preferences", "profile"])
      scene.deliver(try url("diagnostics"))
      scene.deliver(try #require(URL(string: "foreign://deeplink/inbox")))
      await settle(delegate)
      #expect(titles(delegate) == ["home", "preferences", "profile"])
    }
  }

  @Test func aTabAndASheetAreReachedWithoutStoryboardsC4() async throws {
    try await run { delegate, scene in
      scene.deliver(try url("inbox"))
      await settle(delegate)
      #expect(titles(delegate) == ["inbox"])
      scene.deliver(try url("preferences/about"))
      await settle(delegate)
      #expect(titles(delegate) == ["home", "preferences"])
      let sheet = delegate.window?.presentedChain.last as? UINavigationController
      #expect(sheet?.topViewController?.title == "about")
    }
  }

  @Test func aTappedNotificationRunsItsActionsC8() async throws {
    try await run { delegate, scene in
      let userInfo: [AnyHashable: Any] = ["^d": Self.link + "preferences", "^t": "new"]
      await respond(.make(userInfo: userInfo).targeting(scene))
      await settle(delegate)
      #expect(titles(delegate) == ["home", "preferences"])
      #expect(delegate.app?.tags == ["new"])
    }
  }

  @Test func aColdNotificationRunsItsActionsOnceC8() async throws {
    let userInfo: [AnyHashable: Any] = ["^d": Self.link + "preferences", "^t": "new"]
    let response = UNNotificationResponse.make(userInfo: userInfo)
    try await run(UIScene.ConnectionOptions(notificationResponse: response)) { delegate, scene in
      #expect(titles(delegate) == ["home", "preferences"])
      await respond(response.targeting(scene))
      #expect(delegate.app?.tags == ["new"])
    }
  }

  @Test(arguments: ["show", "later"])
  func aButtonOpensNoLinkC6(button: String) async throws {
    try await run { delegate, scene in
      let userInfo: [AnyHashable: Any] = ["^d": Self.link + "preferences", "^t": "new"]
      await respond(.make(userInfo: userInfo, actionIdentifier: button).targeting(scene))
      await settle(delegate)
      #expect(titles(delegate) == ["home"])
      #expect(delegate.app?.tags == ["new"])
    }
  }

  @Test func aNotificationThatIsShownRunsNothingC6() async throws {
    try await run { delegate, _ in
      let notifications = PreferencesNotifications()
      let response = UNNotificationResponse.make(userInfo: ["^t": "new"])
      let shown = await UNUserNotificationCenter.withIsolated { center in
        center.delegate = notifications
        return await center.present(response.notification)
      }
      #expect(shown == [.banner, .list])
      #expect(delegate.app?.tags == [])
    }
  }

  @Test func aTappedNotificationOpensTheSettingsC9() async throws {
    try await run { delegate, scene in
      await respond(.make(userInfo: ["^d": "app-settings:"]).targeting(scene))
      #expect(UIApplication.shared.openedBySystem.map(\.absoluteString) == ["app-settings:"])
      scene.deliver(try #require(URL(string: "app-settings:")))
      await settle(delegate)
      #expect(UIApplication.shared.openedBySystem.count == 1)
    }
  }

  @Test func anAppWithoutScenesOpensALinkC1() async throws {
    try await run { delegate, _ in
      let app = PreferencesAppDelegate()
      UIApplication.shared.delegate = app
      let link = try url("preferences")
      #expect(UIApplication.shared.deliverToAppDelegate(link))
      await settle(delegate)
      #expect(titles(delegate) == ["home", "preferences"])
    }
  }
}
