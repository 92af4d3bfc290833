@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

@MainActor @Suite struct ApplicationTests {
  @Test func opensThroughTheSystemAndCompletesLater() async throws {
    let url = try #require(URL(string: "https://example.com"))
    try await UIApplication.withIsolated { application in
      #expect(UIApplication.shared === application)
      var completed = false
      let opened = await withCheckedContinuation { continuation in
        UIApplication.shared.open(url) { continuation.resume(returning: $0) }
        completed = true
      }
      #expect(completed && opened)
      #expect(application.openedBySystem == [url])
      _ = try #require(application.openedBySystem.first)
    }
    #expect(UIApplication.shared.openedBySystem.isEmpty)
  }

  @Test func saysWhenNoAppOpensAUniversalLink() async throws {
    let url = try #require(URL(string: "https://example.com"))
    await UIApplication.withIsolated { application in
      application.systemOpens { _, universalLinksOnly in !universalLinksOnly }
      let asLink = await withCheckedContinuation { continuation in
        application.open(url, options: [.universalLinksOnly: true]) {
          continuation.resume(returning: $0)
        }
      }
      #expect(!asLink)
      #expect(application.openedBySystem.isEmpty)
      #expect(application.canOpenURL(url))
    }
  }

  @Test func opensFromASceneThroughTheSameSystem() async throws {
    let url = try #require(URL(string: "https://example.com"))
    await UIApplication.withIsolated { application in
      let scene = application.connectScene(delegate: nil)
      let opened = await withCheckedContinuation { continuation in
        scene.open(url, options: nil) { continuation.resume(returning: $0) }
      }
      #expect(opened)
      #expect(application.openedBySystem == [url])
    }
  }

  @Test func handsLinksToTheAppDelegateWithoutScenes() throws {
    final class Delegate: NSObject, UIApplicationDelegate {
      let notes = Notes()
      func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        notes.add("\(url) from \(options[.sourceApplication] as? String ?? "nobody")")
        return true
      }
    }
    let application = UIApplication()
    let delegate = Delegate()
    application.delegate = delegate
    let url = try #require(URL(string: "a:1"))
    #expect(application.deliverToAppDelegate(url, options: [.sourceApplication: "mail"]))
    #expect(!application.deliverToAppDelegate(NSUserActivity.browsing(url)))
    #expect(delegate.notes.all == ["a:1 from mail"])
  }

  @Test func makesControllersFromAStoryboardAndRaisesForUnknownOnes() {
    final class Answers: UIViewController {}
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    storyboard.register("answers", isInitial: true) { Answers() }
    let made = storyboard.instantiateViewController(withIdentifier: "answers")
    #expect(made is Answers)
    #expect(made.storyboard === storyboard)
    #expect(storyboard.instantiateInitialViewController() is Answers)
    _ = storyboard.instantiateViewController(withIdentifier: "nothing")
    #expect(storyboard.log.exceptions.count == 1)
    #expect(storyboard.log.exceptions.first?.contains("'nothing'") == true)
  }

  @Test func runsTheActionOfABarButton() {
    let controller = screen("modal")
    var cancelled = false
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { _ in cancelled = true }
    )
    #expect(controller.navigationItem.title == "modal")
    #expect(controller.navigationItem.leftBarButtonItem?.systemItem == .cancel)
    controller.navigationItem.leftBarButtonItem?.isEnabled = false
    #expect(controller.navigationItem.leftBarButtonItem?.tap() == false)
    controller.navigationItem.leftBarButtonItem?.isEnabled = true
    #expect(controller.navigationItem.leftBarButtonItem?.tap() == true)
    #expect(cancelled)
    #expect(UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in }).title == "Go")
  }
}

@MainActor @Suite struct NotificationTests {
  @MainActor private final class Delegate: NSObject, @MainActor UNUserNotificationCenterDelegate {
    /// What arrived.
    let notes = Notes()

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let content = response.notification.request.content
      notes.add("\(response.actionIdentifier) \(content.userInfo["link"] as? String ?? "")")
      completionHandler()
    }
  }

  @Test func deliversAResponseAndWaitsForItsCompletion() async {
    await UNUserNotificationCenter.withIsolated { center in
      let delegate = Delegate()
      UNUserNotificationCenter.current().delegate = delegate
      let response = UNNotificationResponse.make(userInfo: ["link": "prophets://a"])
      #expect(await center.deliver(response))
      #expect(delegate.notes.all == ["\(UNNotificationDefaultActionIdentifier) prophets://a"])
    }
  }

  @Test func losesAResponseWithoutADelegate() async {
    await UNUserNotificationCenter.withIsolated { center in
      #expect(await !center.deliver(.make(userInfo: [:])))
    }
  }

  @Test func showsNothingInFrontUnlessTheDelegateSaysSo() async {
    await UNUserNotificationCenter.withIsolated { center in
      let delegate = Delegate()
      center.delegate = delegate
      let response = UNNotificationResponse.make(userInfo: [:], identifier: "n")
      #expect(response.notification.request.identifier == "n")
      #expect(await center.present(response.notification) == [])
    }
  }
}

@Suite struct UserActivityTests {
  @Test func isEligibleForHandoffUnlessTheAppSaysOtherwise() {
    let activity = NSUserActivity(activityType: "a")
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing)
  }

  @Test func takesWebPagesOnly() throws {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    let schemed = try #require(URL(string: "prophets://a"))
    activity.webpageURL = schemed
    #expect(activity.webpageURL == nil)
    #expect(activity.exceptions.count == 1)
    let web = try #require(URL(string: "HTTPS://example.com"))
    activity.webpageURL = web
    #expect(activity.webpageURL != nil)
  }
}
