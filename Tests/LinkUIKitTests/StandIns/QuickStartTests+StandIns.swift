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
    #expect(await (try top.open(QuizLink.home)).outcome == .opened(skipping: []))
    #expect(navigation.viewControllers.map(\.title) == ["home"])
    scene.deliver(.browsing(try #require(URL(string: "https://quiz.example/leagues/4"))))
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    #expect(navigation.viewControllers.map(\.title) == ["home", "league(id: 4)"])
    application.disconnect(scene)
  }

  @Test func aWindowIsFoundByItsScene() async throws {
    try await UIApplication.withIsolated { application in
      let delegates = [SceneDelegate(), SceneDelegate()]
      let sessions = ["left", "right"].map { UISceneSession(persistentIdentifier: $0) }
      let scenes = zip(delegates, sessions).map { delegate, session in
        application.connectScene(delegate: delegate, session: session)
      }
      let handlers = delegates.compactMap { $0.links?.handler }
      #expect(handlers.map(\.scene) == ["left", "right"])
      // A notification names a scene, and the code of another window a link.
      #expect(deepLinks.handler(for: "left") === handlers.first)
      let link = QuizLink.league(id: 815)
      #expect(await handlers[1].open(link).outcome == .opened(skipping: []))
      scenes[1].enterBackground()
      let left = try #require(delegates[0].window?.rootViewController)
      let receipt = try #require(try left.open(link, in: .showing(link)))
      #expect(await receipt.outcome == .alreadyShown)
      #expect(await receipt.report.event.scene == "right")
      #expect(application.requestedScenes.map { $0.session === sessions[1] } == [true])
      for scene in scenes { application.disconnect(scene) }
    }
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
