#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

private enum PostLink: DeepLink {
  case home
  case post(id: Int)

  static let routes = LinkRoutes<PostLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(PostLink.post, "/posts/:id")
  }
}

/// What the app delegate of the front door does with what arrives early, and beside other delegates.
@MainActor @Suite struct LinkAppDelegateTests {
  private final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {}

  private final class OwnCenterDelegate: NSObject, UNUserNotificationCenterDelegate {}

  private func tap(_ url: String) -> UNNotificationResponse { .make(userInfo: ["url": url]) }

  private func links(payloads: PayloadLinks? = nil) -> DeepLinks<PostLink> {
    DeepLinks(PostLink.self, prefixes: [.scheme("posts")], payloads: payloads, log: .off)
  }

  private func withDelegate(
    _ body:
      @MainActor (LinkAppDelegate, UIApplication, UNUserNotificationCenter) async throws ->
      Void
  ) async rethrows {
    try await UIApplication.withIsolated { application in
      try await UNUserNotificationCenter.withIsolated { center in
        try await LinkInbox.withIsolated { _ in
          let delegate = LinkAppDelegate()
          try await body(delegate, application, center)
        }
      }
    }
  }

  @Test func whatArrivesBeforeTheLinksAreMadeWaitsForThemAndForAScene() async {
    await withDelegate { delegate, application, center in
      #expect(delegate.application(application))
      #expect(await center.deliver(tap("posts://posts/1")))
      let links = links()
      let host = HeadlessHost<PostLink>(state: NavigationState(stack: [.destination(.home)]))
      let handler = LinkHandler(links: links, host: host, scene: .main)
      await handler.idle(until: { host.state.visibleStack.count == 2 })
      #expect(host.state.visibleEntry == .destination(.post(id: 1)))
    }
  }

  @Test func itKnowsTheFirstLinksWeakly() async {
    await withDelegate { delegate, application, center in
      _ = delegate.application(application)
      var first: DeepLinks<PostLink>? = links()
      weak let known = first
      let second = links()
      let handler = LinkHandler(
        links: second,
        host: HeadlessHost(state: NavigationState(stack: [.destination(.home)])),
        scene: .main
      )
      await center.deliver(tap("posts://posts/1"))
      #expect(second.state()?.visibleStack.count == 1)
      first = nil
      #expect(known == nil)
      let third = links()
      let host = HeadlessHost<PostLink>(state: NavigationState(stack: [.destination(.home)]))
      let newest = LinkHandler(links: third, host: host, scene: .main)
      await center.deliver(tap("posts://posts/2"))
      await newest.idle(until: { host.state.visibleStack.count == 2 })
      #expect(host.state.visibleEntry == .destination(.post(id: 2)))
      _ = handler
    }
  }

  @Test func itLeavesTheDelegateOfTheNotificationCenterToTheApp() async {
    await withDelegate { delegate, application, center in
      let own = OwnCenterDelegate()
      center.delegate = own
      _ = delegate.application(application)
      #expect(center.delegate === own)
      let advice = LinkAppDelegate.advice(besides: own)
      #expect(advice.contains("\(type(of: own))") && advice.contains("links.receive(response)"))
      center.delegate = nil
      _ = delegate.application(application)
      #expect(center.delegate === delegate)
      #expect(await center.present(tap("posts://posts/1").notification) == [])
    }
  }

  @Test func itGivesADelegateToWindowsThatHaveNone() async {
    await withDelegate { delegate, application, _ in
      let session = UISceneSession(persistentIdentifier: "one")
      @MainActor func delegateClass() -> AnyClass? {
        delegate
          .application(application, configurationForConnecting: session, options: .init())
          .delegateClass
      }
      #expect(delegateClass() == LinkSceneReceiver.self)
      session.configuration.delegateClass = OwnSceneDelegate.self
      #expect(delegateClass() == OwnSceneDelegate.self)
      let role = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
      let car = UISceneSession(persistentIdentifier: "car", role: role)
      let configuration = delegate.application(
        application,
        configurationForConnecting: car,
        options: .init()
      )
      #expect(configuration.delegateClass == nil)
    }
  }

  @Test func payloadsAreReadWhereTheAppSays() async {
    await withDelegate { delegate, application, center in
      _ = delegate.application(application)
      let links = links(payloads: PayloadLinks(.airship))
      var unhandled: [LinkFailure.Code?] = []
      links.onUnhandled = { unhandled.append($0.outcome.reason?.code) }
      let host = HeadlessHost<PostLink>(state: NavigationState(stack: [.destination(.home)]))
      let handler = LinkHandler(links: links, host: host, scene: .main)
      await center.deliver(tap("posts://posts/1"))
      await center.deliver(.make(userInfo: ["^d": 7]))
      #expect(unhandled == [.malformedPayload])
      await center.deliver(.make(userInfo: ["^d": "posts://posts/3"]))
      await handler.idle(until: { host.state.visibleStack.count == 2 })
      #expect(host.state.visibleEntry == .destination(.post(id: 3)))
    }
  }

  @Test func aDismissedNotificationOpensNothing() async {
    await withDelegate { delegate, application, center in
      _ = delegate.application(application)
      let links = links()
      #expect(
        links.receive(
          UNNotificationResponse.make(
            userInfo: ["url": "posts://posts/1"],
            actionIdentifier: UNNotificationDismissActionIdentifier
          )
        ) == nil
      )
      let host = HeadlessHost<PostLink>(state: NavigationState(stack: [.destination(.home)]))
      _ = LinkHandler(links: links, host: host, scene: .main)
      #expect(host.state.visibleStack.count == 1)
    }
  }
}

extension LinkHandler {
  /// Lets the main actor work until a condition holds.
  @MainActor fileprivate func idle(until isSo: @MainActor () -> Bool) async {
    for _ in 0..<1000 where !isSo() { await Task.yield() }
  }
}
#endif
