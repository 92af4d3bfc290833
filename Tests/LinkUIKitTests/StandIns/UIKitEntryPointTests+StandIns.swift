#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import EntryPointFixtures
import LinkNavigation
import LinkRouting
import LinkTesting
import LinkUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// The delegate of a scene, as an app in UIKit has it.
private final class EntryScene: UIResponder, UIWindowSceneDelegate, AppIntentSceneDelegate {
  let links: DeepLinks<EntryLink>
  var window: UIWindow?
  private(set) var scene: SceneLinks<EntryLink>?

  init(_ links: DeepLinks<EntryLink>) { self.links = links }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: screen(.home))
    window.makeKeyAndVisible()
    self.window = window
    self.scene = links.attach(to: window, in: windowScene, options, restores: true) { link in
      screen(link)
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    self.scene?.open(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    self.scene?.continue(activity)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(scene?.perform(item) != nil)
  }

  func scene(_ scene: UIScene, willPerformAppIntent intent: any UISceneAppIntent) {
    self.scene?.willPerform(intent)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    self.scene?.restorationActivity
  }

  func sceneDidBecomeActive(_ scene: UIScene) { self.scene?.didBecomeActive() }
}

@MainActor extension EntryApp {
  /// Connects a scene.
  @discardableResult
  fileprivate func connect(
    _ options: UIScene.ConnectionOptions = .init(),
    session: UISceneSession? = nil
  ) -> (scene: UIWindowScene, delegate: EntryScene) {
    let delegate = EntryScene(links)
    kept.append(delegate)
    let scene = application.connectScene(delegate: delegate, options: options, session: session)
    return (scene, delegate)
  }

  /// What the last scene shows, once everything has come to rest.
  fileprivate func titles() async -> [String?] {
    let window = (kept.last as? EntryScene)?.window
    await window?.transitions.runUntilIdle(quietTurns: 100)
    let stack = window?.rootViewController as? UINavigationController
    return stack?.viewControllers.map(\.title) ?? []
  }
}

/// The controller of a link.
@MainActor private func screen(_ link: EntryLink) -> UIViewController {
  let controller = UIViewController()
  controller.title = "\(link)"
  return controller
}

/// Every source of `Documentation/EntryPoints.md` in an app of UIKit.
@MainActor @Suite struct UIKitEntryPointTests {
  private let shown = ["home", "league(id: 7)"]
  private let link = EntryObjects.link

  /// Opens one thing at a moment, and says how it ended.
  private func end(
    _ moment: Moment,
    cold options: UIScene.ConnectionOptions,
    warm deliver: @MainActor (UIWindowScene) -> Void
  ) async -> (ends: [String], titles: [String?]) {
    var result: (ends: [String], titles: [String?]) = ([], [])
    await EntryApp.run { app, _ in
      let scene = app.connect(moment == .cold ? options : .init()).scene
      if moment == .warm {
        app.time.advance(by: .seconds(10))
        deliver(scene)
      }
      result.titles = await app.titles()
      result.ends = app.ends
    }
    return result
  }

  private func expected(_ source: LinkSource, _ moment: Moment) -> [String] {
    ["\(source.rawValue) \(moment == .cold) opened"]
  }

  @Test(arguments: Moment.allCases)
  func aCustomScheme(moment: Moment) async throws {
    let url = try #require(URL(string: link))
    let end = await end(moment, cold: .init(urlContexts: [.make(url)])) { $0.deliver(url) }
    #expect(end.ends == expected(.customScheme, moment) && end.titles == shown)
  }

  @Test(arguments: Moment.allCases)
  func aUniversalLink(moment: Moment) async throws {
    let page = NSUserActivity.browsing(try #require(URL(string: "https://quiz.example/leagues/7")))
    let end = await end(moment, cold: .init(userActivities: [page])) { $0.deliver(page) }
    #expect(end.ends == expected(.universalLink, moment) && end.titles == shown)
  }

  @Test(arguments: Moment.allCases)
  func anInvocationOfAnAppClip(moment: Moment) async throws {
    let url = try #require(URL(string: "https://quiz.example/leagues/7?p=code"))
    let page = NSUserActivity.browsing(url)
    let end = await end(moment, cold: .init(userActivities: [page])) { $0.deliver(page) }
    #expect(end.ends == expected(.universalLink, moment) && end.titles == shown)
  }

  @Test(arguments: Moment.allCases)
  func theURLOfAWidgetOrALiveActivity(moment: Moment) async throws {
    let url = try #require(URL(string: "https://quiz.example/leagues/7"))
    let end = await end(moment, cold: .init(urlContexts: [.make(url)])) { $0.deliver(url) }
    #expect(end.ends == expected(.universalLink, moment) && end.titles == shown)
  }

  @Test(arguments: Moment.allCases)
  func aLiveActivityWithoutAURLOpensNothing(moment: Moment) async {
    let activity = EntryObjects.activity("NSUserActivityTypeLiveActivity", [:])
    let end = await end(moment, cold: .init(userActivities: [activity])) { $0.deliver(activity) }
    #expect(end.ends == [] && end.titles == ["home"])
  }

  @Test(arguments: Moment.allCases)
  func aQuickAction(moment: Moment) async {
    let item = EntryObjects.quickAction
    let end = await end(moment, cold: .init(shortcutItem: item)) {
      #expect($0.perform(item) == true)
    }
    #expect(end.ends == expected(.quickAction, moment) && end.titles == shown)
  }

  @Test(arguments: Moment.allCases)
  func aSearchResult(moment: Moment) async {
    let found = EntryObjects.activity(
      "com.apple.corespotlightitem",
      ["kCSSearchableItemActivityIdentifier": link]
    )
    let end = await end(moment, cold: .init(userActivities: [found])) { $0.deliver(found) }
    #expect(end.ends == expected(.spotlight, moment) && end.titles == shown)
    let other = EntryObjects.activity(
      "com.apple.corespotlightitem",
      ["kCSSearchableItemActivityIdentifier": "row 7"]
    )
    let nothing = await self.end(moment, cold: .init(userActivities: [other])) { $0.deliver(other) }
    #expect(nothing.ends == [])
  }

  @Test(arguments: Moment.allCases)
  func anIntentWhoseIdentifierIsALink(moment: Moment) async {
    let intent = OpenLeague(contentIdentifier: link)
    let end = await end(moment, cold: .init(appIntent: intent)) { $0.perform(intent) }
    let again = moment == .cold ? ["intent true duplicate"] : []
    #expect(Set(end.ends) == Set(expected(.intent, moment) + again) && end.titles == shown)
    let other = OpenLeague(contentIdentifier: "OpenLeague")
    #expect(await self.end(moment, cold: .init(appIntent: other)) { $0.perform(other) }.ends == [])
  }

  @Test(arguments: Moment.allCases)
  func anActivityFromAnotherDevice(moment: Moment) async {
    let type = "com.example.quiz.link"
    await EntryApp.run { app, _ in
      let options = UIScene.ConnectionOptions(
        handoffUserActivityType: moment == .cold ? type : nil
      )
      let scene = app.connect(options).scene
      // It comes after the connection that it caused, and may take its time.
      app.time.advance(by: .seconds(10))
      scene.deliver(EntryObjects.activity(type, ["url": link]))
      #expect(await app.titles() == shown)
      #expect(app.ends == expected(.handoff, moment))
      app.time.advance(by: .seconds(10))
      scene.deliver(EntryObjects.activity(type, ["url": link]))
      _ = await app.titles()
      #expect(app.ends.last == "handoff false alreadyShown")
    }
  }

  @Test func whatIsShownIsOfferedToOtherDevices() async throws {
    try await EntryApp.run { app, _ in
      let scene = app.connect().delegate
      let links = try #require(scene.scene)
      app.links.open(.league(id: 7))
      #expect(await app.titles() == shown)
      let activity = try #require(links.handoffActivity("com.example.quiz.link", title: "League 7"))
      #expect(activity.userInfo?["url"] as? String == link && activity.title == "League 7")
      #expect(activity.webpageURL?.absoluteString == "https://quiz.example/leagues/7")
      #expect(activity.isEligibleForHandoff && activity.requiredUserInfoKeys == ["url"])
      #expect(activity.targetContentIdentifier == link)
      app.links.open(.account)
      _ = await app.titles()
      #expect(links.handoffActivity("com.example.quiz.link") == nil)
    }
  }

  @Test(arguments: Moment.allCases)
  func aTapOnANotification(moment: Moment) async {
    await EntryApp.run { app, center in
      let response = EntryObjects.response()
      if moment == .cold {
        app.connect(.init(notificationResponse: response))
      } else {
        app.connect()
        app.time.advance(by: .seconds(10))
      }
      // At a cold start the center's delegate is told what connected the scene as well.
      #expect(await center.deliver(response))
      #expect(await app.titles() == shown)
      #expect(
        app.ends.sorted()
          == (moment == .cold
            ? ["notification true duplicate", "notification true opened"]
            : ["notification false opened"])
      )
    }
  }

  /// A delegate that opens the link for a button.
  private final class ButtonDelegate: LinkAppDelegate {
    override func opensLink(of response: UNNotificationResponse) -> Bool {
      response.actionIdentifier == "show" || super.opensLink(of: response)
    }
  }

  @Test(arguments: Moment.allCases)
  func aButtonOfANotificationOpensTheLinkThatTheAppSays(moment: Moment) async {
    for (delegate, outcomes) in [(LinkAppDelegate(), []), (ButtonDelegate(), ["opened"])] {
      await EntryApp.run(delegate) { app, center in
        let response = EntryObjects.response("show")
        app.connect(moment == .cold ? .init(notificationResponse: response) : .init())
        await center.deliver(response)
        #expect(await app.titles() == (outcomes.isEmpty ? ["home"] : shown))
        #expect(app.reports.map(\.outcome.name) == outcomes)
      }
    }
  }

  @Test(arguments: Moment.allCases)
  func theAppsOwnCode(moment: Moment) async {
    await EntryApp.run { app, _ in
      if moment == .cold { #expect(app.links.open(.league(id: 7)) == nil) }
      let scene = app.connect().delegate
      if moment == .warm {
        #expect(scene.window?.rootViewController?.openLink(EntryLink.league(id: 7)) == true)
      }
      #expect(await app.titles() == shown)
      #expect(app.ends == ["app \(moment == .cold) opened"])
    }
  }

  @Test(arguments: Moment.allCases)
  func anotherSender(moment: Moment) async throws {
    let url = try #require(URL(string: "https://quiz.example/leagues/7"))
    let branch = LinkSource("branch", like: .universalLink)
    await EntryApp.run { app, _ in
      if moment == .warm {
        app.connect()
        app.time.advance(by: .seconds(10))
      }
      #expect((app.links.receive(url, from: branch) == nil) == (moment == .cold))
      if moment == .cold { app.connect() }
      #expect(await app.titles() == shown)
      #expect(app.ends == ["\(branch.rawValue) \(moment == .cold) opened"])
    }
  }

  @Test(arguments: [(Duration.milliseconds(1900), true), (.seconds(2), false)])
  func whatArrivesUntilASceneHasBeenActiveForTwoSecondsIsCold(
    passed: Duration,
    isCold: Bool
  ) async throws {
    let url = try #require(URL(string: link))
    let arrive: [@MainActor (EntryApp, UIWindowScene) -> Void] = [
      { _, scene in scene.deliver(url) },
      { app, _ in app.links.receive(url, from: .customScheme) },
      { app, _ in app.links.receive(LinkDelivery(link: .league(id: 7), source: .customScheme)) },
    ]
    for arrive in arrive {
      await EntryApp.run { app, _ in
        let scene = app.connect().scene
        app.time.advance(by: passed)
        arrive(app, scene)
        #expect(await app.titles() == shown)
        #expect(app.ends == ["\(LinkSource.customScheme.rawValue) \(isCold) opened"])
      }
    }
  }

  @Test func whatArrivesAfterTheFirstTapIsNotCold() async throws {
    let url = try #require(URL(string: link))
    try await EntryApp.run { app, _ in
      let (scene, delegate) = app.connect()
      let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
      stack.pushViewController(UIViewController(), animated: false)
      scene.deliver(url)
      _ = await app.titles()
      #expect(app.ends == ["\(LinkSource.customScheme.rawValue) false opened"])
    }
  }

  @Test(arguments: Moment.allCases)
  func everyObjectCanBeHandedToTheLinks(moment: Moment) async throws {
    let item = EntryObjects.quickAction
    let hand: [@MainActor (DeepLinks<EntryLink>) -> LinkReceipt<EntryLink>?] = [
      { $0.receive(EntryObjects.response()) },
      { $0.receive(item) },
      { $0.receive(EntryObjects.activity("com.example.quiz.link", ["url": link])) },
      { $0.receive(OpenLeague(contentIdentifier: link)) },
      // What an intent says in its own `perform`.
      { $0.receive(LinkDelivery(link: .league(id: 7))) },
    ]
    for hand in hand {
      await EntryApp.run { app, _ in
        if moment == .warm { app.connect() }
        #expect((hand(app.links) == nil) == (moment == .cold))
        if moment == .cold { app.connect() }
        #expect(await app.titles() == shown)
        #expect(app.reports.map(\.outcome.name) == ["opened"])
      }
    }
  }

  @Test func ofSeveralURLsTheLastInTheOrderOfBytesIsShown() async {
    await EntryApp.run { app, _ in
      let scene = app.connect().scene
      app.time.advance(by: .seconds(10))
      let urls = (1...9).compactMap { URL(string: "quiz://leagues/\($0)") }
      let receipts = app.links.receive(Set(urls.map { .make($0) }), in: scene)
      #expect(receipts.count == 9)
      #expect(await app.titles() == ["home", "league(id: 9)"])
      #expect(app.reports.map(\.outcome.name).filter { $0 == "opened" }.count == 1)
    }
  }

  @Test func aNotificationForAWindowWaitsForSignIn() async {
    await EntryApp.run { app, center in
      app.wall.isOpen = false
      let left = app.connect()
      app.connect()
      await center.deliver(EntryObjects.response().targeting(left.scene))
      #expect(await app.titles() == ["home"])
      #expect(app.ends == ["notification true suspended"])
      app.wall.isOpen = true
      app.links.fulfill(.signedIn)
      for _ in 0..<1000 where app.reports.count < 2 { await Task.yield() }
      await left.delegate.window?.transitions.runUntilIdle(quietTurns: 100)
      #expect(app.links.state(in: LinkSceneID(left.scene))?.visibleStack.count == 2)
      // The other window is as it was.
      #expect(await app.titles() == ["home"])
    }
  }

  @Test func aScenePersistsWhatItShows() async throws {
    let other = try #require(URL(string: "quiz://leagues/8"))
    await EntryApp.run { app, _ in
      let first = app.connect()
      app.links.open(.league(id: 7))
      #expect(await app.titles() == shown)
      let session = UISceneSession(persistentIdentifier: "kept")
      session.stateRestorationActivity = first.delegate.stateRestorationActivity(for: first.scene)
      app.application.disconnect(first.scene)
      let again = app.connect(session: session).scene
      #expect(await app.titles() == shown)
      // What is restored is not a tap.
      again.deliver(other)
      _ = await app.titles()
      #expect(app.ends.last == "\(LinkSource.customScheme.rawValue) true opened")
      session.stateRestorationActivity = EntryObjects.activity(
        "com.example.other",
        ["links": "no data"]
      )
      app.connect(session: session)
      #expect(await app.titles() == ["home"])
    }
  }
}
#endif
