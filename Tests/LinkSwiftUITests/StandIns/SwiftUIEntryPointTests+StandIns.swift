@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import EntryPointFixtures
import LinkNavigation
import LinkRouting
import LinkSwiftUI
import LinkTesting
import LinkUIKit
@_spi(Driving) import SwiftUI
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// The screen of a link.
private struct EntryScreen: View {
  let link: EntryLink
  @Environment(\.openLink) private var openLink

  init(link: EntryLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      Button("League 7") { openLink(EntryLink.league(id: 7)) }
    }
  }
}

@MainActor extension EntryApp {
  /// Connects a scene as SwiftUI does: its delegate is told, then its views are shown.
  func connect(
    _ options: UIScene.ConnectionOptions = .init(),
    opening url: URL? = nil,
    continuing activity: NSUserActivity? = nil
  ) async -> (scene: UIWindowScene, host: ViewHost) {
    let scene = application.connectScene(delegate: LinkSceneReceiver(), options: options)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    kept.append(window)
    let host = ViewHost(
      DeepLinkStack(links) { link in EntryScreen(link: link) }
        .offersLinks(as: "com.example.quiz.link") { _ in "A link" },
      in: window,
      opening: url,
      continuing: activity
    )
    await host.settle()
    return (scene, host)
  }
}

/// Every source of `Documentation/EntryPoints.md` in an app of SwiftUI.
@MainActor @Suite struct SwiftUIEntryPointTests {
  private let shown = "league(id: 7)"
  private let link = EntryObjects.link

  /// What one delivery may come to: once opened, and joined where it comes by several calls.
  private func expect(
    _ app: EntryApp,
    _ host: ViewHost,
    _ source: LinkSource,
    _ moment: Moment,
    at location: SourceLocation = #_sourceLocation
  ) {
    let opened = "\(source.rawValue) \(moment == .cold) opened"
    #expect(app.ends.filter { !$0.hasSuffix("duplicate") } == [opened], sourceLocation: location)
    #expect(host.texts.first == shown, sourceLocation: location)
  }

  @Test(arguments: Moment.allCases, ["quiz://leagues/7", "https://quiz.example/leagues/7"])
  func aURLThatIsOpenedAsByAWidgetOrALiveActivity(moment: Moment, text: String) async throws {
    let url = url(text)
    await EntryApp.run { app, _ in
      let isCold = moment == .cold
      let options = UIScene.ConnectionOptions(urlContexts: isCold ? [.make(url)] : [])
      let host = await app.connect(options, opening: isCold ? url : nil).host
      if !isCold {
        app.time.advance(by: .seconds(10))
        host.open(url)
      }
      await host.settle()
      expect(app, host, text.hasPrefix("https") ? .universalLink : .customScheme, moment)
    }
  }

  /// Views are told of what starts the app some turns after the delegate, whose call counts then.
  @Test func whatConnectsASceneAndComesToItsViewsLaterIsOneEvent() async throws {
    let url = url("quiz://leagues/7")
    await EntryApp.run { app, _ in
      let host = await app.connect(UIScene.ConnectionOptions(urlContexts: [.make(url)])).host
      app.time.advance(by: .milliseconds(100))
      host.open(url)
      await host.settle()
      expect(app, host, .customScheme, .cold)
    }
  }

  @Test(arguments: Moment.allCases, [true, false])
  func aUniversalLinkOrAnAppClip(moment: Moment, isHandedOver: Bool) async throws {
    let url = url("https://quiz.example/leagues/7?p=code")
    await EntryApp.run { app, _ in
      let isCold = moment == .cold
      let options = UIScene.ConnectionOptions(userActivities: isCold ? [.browsing(url)] : [])
      // On some systems SwiftUI loses one that starts the app.
      let host = await app.connect(options, opening: isCold && isHandedOver ? url : nil).host
      if !isCold {
        app.time.advance(by: .seconds(10))
        host.openUniversalLink(url, through: isHandedOver ? .openURL : .userActivity)
      }
      await host.settle()
      expect(app, host, .universalLink, moment)
    }
  }

  @Test(arguments: Moment.allCases)
  func aTapOnANotification(moment: Moment) async {
    await EntryApp.run { app, center in
      let isCold = moment == .cold
      let host = await app.connect(
        .init(notificationResponse: isCold ? EntryObjects.response() : nil)
      ).host
      if !isCold { app.time.advance(by: .seconds(10)) }
      await center.deliver(EntryObjects.response())
      await host.settle()
      expect(app, host, .notification, moment)
    }
  }

  /// A delegate that opens the link for a button.
  private final class ButtonDelegate: LinkAppDelegate {
    override func opensLink(of response: UNNotificationResponse) -> Bool { true }
  }

  @Test(arguments: Moment.allCases)
  func aButtonOfANotificationOpensTheLinkThatTheAppSays(moment: Moment) async {
    for (delegate, outcomes) in [(LinkAppDelegate(), []), (ButtonDelegate(), ["opened"])] {
      await EntryApp.run(delegate) { app, center in
        let response = EntryObjects.response("show")
        let host = await app.connect(
          .init(notificationResponse: moment == .cold ? response : nil)
        ).host
        await center.deliver(response)
        await host.settle()
        #expect(app.reports.map(\.outcome.name) == outcomes)
      }
    }
  }

  @Test(arguments: Moment.allCases)
  func aQuickAction(moment: Moment) async {
    await EntryApp.run { app, _ in
      let isCold = moment == .cold
      let (scene, host) = await app.connect(
        .init(shortcutItem: isCold ? EntryObjects.quickAction : nil)
      )
      if !isCold {
        app.time.advance(by: .seconds(10))
        #expect(scene.perform(EntryObjects.quickAction) == true)
      }
      await host.settle()
      expect(app, host, .quickAction, moment)
    }
  }

  @Test(arguments: Moment.allCases)
  func aSearchResult(moment: Moment) async {
    let found = EntryObjects.activity(
      "com.apple.corespotlightitem",
      ["kCSSearchableItemActivityIdentifier": link]
    )
    await EntryApp.run { app, _ in
      let isCold = moment == .cold
      let options = UIScene.ConnectionOptions(userActivities: isCold ? [found] : [])
      let host = await app.connect(options, continuing: isCold ? found : nil).host
      if !isCold {
        app.time.advance(by: .seconds(10))
        #expect(host.continue(found) == 1)
      }
      await host.settle()
      expect(app, host, .spotlight, moment)
    }
  }

  @Test(arguments: Moment.allCases)
  func anIntentWhoseIdentifierIsALink(moment: Moment) async {
    let intent = OpenLeague(contentIdentifier: link)
    await EntryApp.run { app, _ in
      let isCold = moment == .cold
      let (scene, host) = await app.connect(.init(appIntent: isCold ? intent : nil))
      if !isCold {
        app.time.advance(by: .seconds(10))
        scene.perform(intent)
      }
      await host.settle()
      #expect(app.ends.contains { $0.hasPrefix("intent") && $0.hasSuffix("opened") })
      #expect(host.texts.first == shown)
    }
  }

  @Test(arguments: Moment.allCases)
  func anIntentThatHandsOverItsLink(moment: Moment) async {
    await EntryApp.run { app, _ in
      // As in `onAppIntentExecution(_:perform:)`, or in the intent's own `perform`.
      let delivery = LinkDelivery<EntryLink>(link: .league(id: 7))
      if moment == .cold { #expect(app.links.receive(delivery) == nil) }
      let host = await app.connect().host
      if moment == .warm {
        app.time.advance(by: .seconds(10))
        #expect(app.links.receive(delivery) != nil)
      }
      await host.settle()
      #expect(app.ends == ["intent \(moment == .cold) opened"] && host.texts.first == shown)
    }
  }

  @Test(arguments: Moment.allCases)
  func anActivityFromAnotherDevice(moment: Moment) async {
    let activity = EntryObjects.activity("com.example.quiz.link", ["url": link])
    await EntryApp.run { app, _ in
      let isCold = moment == .cold
      let host = await app.connect(
        .init(handoffUserActivityType: isCold ? "com.example.quiz.link" : nil),
        continuing: isCold ? activity : nil
      ).host
      if !isCold {
        app.time.advance(by: .seconds(10))
        #expect(host.continue(activity) == 1)
      }
      await host.settle()
      expect(app, host, .handoff, moment)
    }
  }

  @Test func whatIsShownIsOfferedToOtherDevices() async {
    await EntryApp.run { app, _ in
      let host = await app.connect().host
      host.tap("League 7")
      await host.settle()
      let offered = host.advertisedActivities.first
      #expect(offered?.activityType == "com.example.quiz.link" && offered?.title == "A link")
      #expect(offered?.userInfo?["url"] as? String == link)
      app.links.open(.account)
      await host.settle()
      #expect(host.advertisedActivities.isEmpty)
    }
  }

  @Test(arguments: Moment.allCases)
  func theAppsOwnCode(moment: Moment) async {
    await EntryApp.run { app, _ in
      if moment == .cold { #expect(app.links.open(.league(id: 7)) == nil) }
      let host = await app.connect().host
      if moment == .warm { host.tap("League 7") }
      await host.settle()
      #expect(app.ends == ["app \(moment == .cold) opened"] && host.texts.first == shown)
    }
  }

  @Test(arguments: Moment.allCases)
  func anotherSender(moment: Moment) async {
    let branch = LinkSource("branch", like: .universalLink)
    await EntryApp.run { app, _ in
      let url = url("https://quiz.example/leagues/7")
      if moment == .cold { #expect(app.links.receive(url, from: branch) == nil) }
      let host = await app.connect().host
      if moment == .warm {
        app.time.advance(by: .seconds(10))
        #expect(app.links.receive(url, from: branch) != nil)
      }
      await host.settle()
      let cold = moment == .cold
      #expect(app.ends == ["\(branch.rawValue) \(cold) opened"] && host.texts.first == shown)
    }
  }

  @Test func eachOfTwoWindowsReceivesWhatIsForIt() async {
    await EntryApp.run { app, center in
      let left = await app.connect()
      let right = await app.connect(.init(notificationResponse: EntryObjects.response()))
      #expect(left.host.texts.first == "home" && right.host.texts.first == shown)
      app.time.advance(by: .seconds(10))
      let tap = UNNotificationResponse.make(
        userInfo: ["url": "quiz://leagues/9"],
        identifier: "another"
      )
      await center.deliver(tap.targeting(left.scene))
      await left.host.settle()
      await right.host.settle()
      #expect(left.host.texts.first == "league(id: 9)" && right.host.texts.first == shown)
      #expect(app.links.state(in: LinkSceneID(left.scene))?.visibleStack.count == 2)
    }
  }

  @Test(arguments: [true, false])
  func whatAPersonOpensInAWindowChangesNoOther(isLeft: Bool) async {
    await EntryApp.run { app, _ in
      let left = await app.connect()
      let right = await app.connect()
      let (tapped, other) = isLeft ? (left, right) : (right, left)
      tapped.host.tap("League 7")
      await tapped.host.settle()
      await other.host.settle()
      #expect(tapped.host.texts.first == shown && other.host.texts.first == "home")
      #expect(app.links.state(in: LinkSceneID(other.scene))?.visibleStack.count == 1)
    }
  }

  @Test func aNotificationForAWindowWaitsForSignIn() async {
    await EntryApp.run { app, center in
      app.wall.isOpen = false
      let left = await app.connect()
      let right = await app.connect()
      await center.deliver(EntryObjects.response().targeting(left.scene))
      await left.host.settle()
      #expect(app.ends == ["notification true suspended"] && left.host.texts.first == "home")
      app.wall.isOpen = true
      app.links.fulfill(.signedIn)
      for _ in 0..<1000 where app.reports.count < 2 { await Task.yield() }
      await left.host.settle()
      #expect(left.host.texts.first == shown && right.host.texts.first == "home")
    }
  }

  @Test func anAppWithAPathOfItsOwnReceivesWhatStartsIt() async {
    await EntryApp.run { app, _ in
      let scene = app.application.connectScene(
        delegate: LinkSceneReceiver(),
        options: .init(shortcutItem: EntryObjects.quickAction)
      )
      let window = UIWindow(windowScene: scene)
      let path = SettledPath()
      let host = ViewHost(
        Text("Home").onDeepLink(app.links) { link, parents in path.links = parents + [link] },
        in: window
      )
      await host.settle()
      #expect(path.links == [.home, .league(id: 7)])
      app.application.disconnect(scene)
      #expect(app.links.handler(for: nil) == nil)
      withExtendedLifetime(host) {}
    }
  }

  @Test func aWindowWhoseSceneIsGoneTakesNoMoreLinks() async {
    await EntryApp.run { app, _ in
      let left = await app.connect()
      let right = await app.connect()
      app.application.disconnect(left.scene)
      #expect(app.links.handler(for: nil)?.scene == LinkSceneID(right.scene))
      app.application.disconnect(right.scene)
      #expect(app.links.handler(for: nil) == nil)
      withExtendedLifetime((left.host, right.host)) {}
    }
  }

  @Test func anAppWithAPathOfItsOwnSendsAPageWithoutAScreenToTheBrowser() async {
    let page = url("https://quiz.example/about")
    await EntryApp.run { app, _ in
      let host = ViewHost(Text("Home").onDeepLink(app.links) { _, _ in })
      host.openUniversalLink(page, through: .openURL)
      await host.settle()
      #expect(app.reports.map(\.outcome.name) == ["openInBrowser"])
      #expect(host.openedBySystem == [page])
    }
  }

  @Test func linksInTextsOfAnAppWithAPathOfItsOwnAreContent() async {
    await EntryApp.run { app, _ in
      let text = Link("League 7", destination: url(link))
      let host = ViewHost(text.onDeepLink(app.links) { _, _ in })
      host.tap("League 7")
      await host.settle()
      #expect(app.ends == ["content false opened"] && host.openedBySystem.isEmpty)
    }
  }

  /// What an app with a path of its own was handed.
  @MainActor private final class SettledPath {
    var links: [EntryLink] = []
  }
}
