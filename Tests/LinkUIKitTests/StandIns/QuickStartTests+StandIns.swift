#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

@testable import UIKitSnippets

/// The example of the documentation, as an app would run it.
@MainActor @Suite struct QuickStartTests {
  @Test func opensALinkOfAScene() async throws {
    let application = UIApplication()
    let delegate = SceneDelegate()
    let scene = application.connectScene(delegate: delegate)
    let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
    scene.deliver(try #require(URL(string: "quiz://leagues/3")))
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    #expect(navigation.viewControllers.map(\.title) == ["home", "league(id: 3)"])
    let top = try #require(navigation.topViewController)
    #expect(await (try top.open(QuizLink.home)).outcome == .opened(degraded: []))
    #expect(navigation.viewControllers.map(\.title) == ["home"])
    scene.deliver(.browsing(try #require(URL(string: "https://quiz.example/leagues/4"))))
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    #expect(navigation.viewControllers.map(\.title) == ["home", "league(id: 4)"])
    application.disconnect(scene)
  }

  @Test func opensTheLinkThatLaunchedTheApp() async throws {
    let application = UIApplication()
    let delegate = SceneDelegate()
    let url = try #require(URL(string: "quiz://leagues/3"))
    application.connectScene(
      delegate: delegate,
      options: UIScene.ConnectionOptions(urlContexts: [.make(url)])
    )
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    let navigation = delegate.window?.rootViewController as? UINavigationController
    #expect(navigation?.viewControllers.map(\.title) == ["home", "league(id: 3)"])
  }
}
#endif
