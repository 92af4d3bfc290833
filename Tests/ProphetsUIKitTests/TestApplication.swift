@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkTesting
import LinkUIKit
import ProphetsFixtures
import ProphetsLinks
@_spi(Driving) import UIKit

@testable import ProphetsUIKit

/// The quiz-league app with made-up records and a time that the test sets.
@MainActor final class TestApplication: NSObject, UIApplicationDelegate, ProphetsParts {
  let links: DeepLinks<ProphetsLink>
  let screens: any ScreenSource = MadeUpScreens()
  let transitions = TransitionOptions(
    patience: TransitionPatience(pauses: 200) { await Task.yield() }
  )
  let time = VirtualTime()

  /// The delegate of the one scene.
  let scene = ProphetsSceneDelegate()

  init(account: LinkAccount?) {
    links = DeepLinks(screens: screens, environment: time.environment, account: account)
    super.init()
  }

  /// Runs a test in the app, with one scene that is connected.
  static func run(
    _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
    account: LinkAccount? = .me,
    _ body: @MainActor (TestApplication, UIWindowScene) async throws -> Void
  ) async throws {
    try await UIApplication.withIsolated { application in
      let app = TestApplication(account: account)
      application.delegate = app
      let scene = application.connectScene(delegate: app.scene, options: options)
      await app.settle()
      try await body(app, scene)
    }
  }

  /// Lets time pass and everything come to its end.
  func settle() async {
    await scene.window?.transitions.runUntilIdle(quietTurns: 300)
    time.advance(by: .seconds(10))
  }

  /// The tabs.
  var bar: UITabBarController? { scene.window?.rootViewController as? UITabBarController }

  /// The stack of the selected tab.
  var navigation: UINavigationController? {
    bar?.selectedViewController as? UINavigationController
  }

  /// The titles of the stack of the selected tab, the lowest first.
  var titles: [String?] { navigation?.viewControllers.map(\.title) ?? [] }

  /// The titles of what is presented, bottom first.
  var presented: [String?] {
    scene.window?.presentedChain.map { ($0 as? UINavigationController)?.topViewController?.title }
      ?? []
  }

  /// What UIKit complained about.
  var complaints: [String] { (scene.window?.warnings ?? []) + (scene.window?.exceptions ?? []) }
}
