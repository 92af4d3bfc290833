@_spi(Driving) import AppleFoundationStandIn
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// Writes down what reaches a scene.
@MainActor private final class Recorder: UIResponder, UIWindowSceneDelegate {
  /// The main window.
  var window: UIWindow?
  /// What arrived.
  let notes = Notes()
  /// The options of the connection.
  var options: UIScene.ConnectionOptions?
  /// The senders of the URLs.
  var senders: [String?] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    options = connectionOptions
    notes.add("connect \(session.persistentIdentifier)")
  }
  func sceneWillEnterForeground(_ scene: UIScene) { notes.add("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { notes.add("active") }
  func sceneWillResignActive(_ scene: UIScene) { notes.add("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { notes.add("background") }
  func sceneDidDisconnect(_ scene: UIScene) { notes.add("disconnect") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    notes.add("open " + contexts.map(\.url.absoluteString).sorted().joined(separator: " "))
    senders += contexts.map(\.options.sourceApplication)
  }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    notes.add("continue \(activity.webpageURL?.absoluteString ?? activity.activityType)")
  }
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    notes.add("action \(item.type)")
    completionHandler(true)
  }
}

/// An intent for a scene.
private struct ShowLeague: UISceneAppIntent {
  /// Which league.
  let league: Int
}

/// Writes down intents.
@MainActor private final class IntentRecorder: UIResponder, AppIntentSceneDelegate {
  /// What arrived.
  let notes = Notes()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    notes.add("connect with \((connectionOptions.appIntent as? ShowLeague)?.league ?? 0)")
  }
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    notes.add("perform \((appIntent as? ShowLeague)?.league ?? 0)")
  }
}

@MainActor @Suite struct SceneTests {
  private let application = UIApplication()
  private let recorder = Recorder()

  @Test func connectsAndComesToTheFront() {
    let scene = application.connectScene(delegate: recorder)
    #expect(recorder.notes.all == ["connect scene-1", "foreground", "active"])
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.session.scene === scene)
    #expect(application.connectedScenes == [scene])
  }

  @Test func goesBehindAndComesBack() {
    let scene = application.connectScene(delegate: recorder)
    recorder.notes.all = []
    scene.enterBackground()
    #expect(scene.activationState == .background)
    scene.becomeActive()
    application.disconnect(scene)
    #expect(
      recorder.notes.all == [
        "resign", "background", "foreground", "active", "resign", "background", "disconnect",
      ]
    )
    #expect(application.connectedScenes.isEmpty)
  }

  @Test func carriesAllNineSourcesAtConnection() throws {
    let url = try #require(URL(string: "prophets://leagues/1"))
    let options = UIScene.ConnectionOptions(
      urlContexts: [.make(url, sourceApplication: "com.example.mail", openInPlace: true)],
      userActivities: [.browsing(url)],
      shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
      notificationResponse: .make(userInfo: ["link": "x"]),
      handoffUserActivityType: "com.example.reading",
      cloudKitShareMetadata: CKShare.Metadata(),
      sourceApplication: "com.example.springboard",
      appIntent: ShowLeague(league: 1),
      sceneAccessoryUserInfo: ["a": 1]
    )
    application.connectScene(delegate: recorder, options: options)
    let received = try #require(recorder.options)
    #expect(received.urlContexts.map(\.url) == [url])
    #expect(received.urlContexts.first?.options.sourceApplication == "com.example.mail")
    #expect(received.urlContexts.first?.options.openInPlace == true)
    #expect(received.userActivities.count == 1)
    #expect(received.shortcutItem?.type == "new")
    #expect(
      received.notificationResponse?.notification.request.content.userInfo["link"] as? String == "x"
    )
    #expect(received.handoffUserActivityType == "com.example.reading")
    #expect(received.cloudKitShareMetadata != nil)
    #expect(received.sourceApplication == "com.example.springboard")
    #expect((received.appIntent as? ShowLeague)?.league == 1)
    #expect((received.sceneAccessoryUserInfo as? [String: Int]) == ["a": 1])
  }

  @Test func deliversSeveralURLsInOneCall() throws {
    let scene = application.connectScene(delegate: recorder)
    let urls = try ["a:1", "a:2"].map { try #require(URL(string: $0)) }
    scene.deliver(urls[0], urls[1], sourceApplication: "com.example.mail")
    #expect(recorder.notes.all.last == "open a:1 a:2")
    #expect(recorder.senders == ["com.example.mail", "com.example.mail"])
  }

  @Test func handsAnActivityOver() throws {
    let scene = application.connectScene(delegate: recorder)
    let url = try #require(URL(string: "https://example.com/a"))
    scene.deliver(.browsing(url))
    #expect(recorder.notes.all.last == "continue https://example.com/a")
  }

  @Test func performsAQuickActionAndReturnsTheAnswer() {
    let scene = application.connectScene(delegate: recorder)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(scene.perform(item) == true)
    #expect(recorder.notes.all.last == "action new")
  }

  @Test func deliversAnIntentTwiceAtColdStart() {
    let recorder = IntentRecorder()
    let scene = application.connectScene(
      delegate: recorder,
      options: UIScene.ConnectionOptions(appIntent: ShowLeague(league: 7))
    )
    #expect(recorder.notes.all == ["connect with 7", "perform 7"])
    scene.perform(ShowLeague(league: 8))
    #expect(recorder.notes.all.last == "perform 8")
  }

  @Test func asksTheIntentItselfWithoutADelegateForIntents() {
    final class Seen: Sendable {
      @MainActor static var scenes: [UIScene] = []
    }
    struct Intent: UISceneAppIntent {
      func performNavigation(forScene scene: UIScene) { Seen.scenes.append(scene) }
    }
    let scene = application.connectScene(delegate: recorder)
    scene.perform(Intent())
    #expect(Seen.scenes == [scene])
  }

  @Test func losesWhatTheDelegateDoesNotImplement() throws {
    final class Silent: UIResponder, UIWindowSceneDelegate {}
    let scene = application.connectScene(delegate: Silent())
    let url = try #require(URL(string: "a:1"))
    scene.deliver(url)
    scene.deliver(NSUserActivity(activityType: "x"))
    #expect(scene.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) == false)
  }
}
