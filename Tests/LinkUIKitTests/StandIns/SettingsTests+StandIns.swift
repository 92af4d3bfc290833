#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkRouting
import LinkTesting
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// The app's own page in the system's settings.
@MainActor @Suite struct SettingsTests {
  /// A handler over a window in a scene, in which a tapped notification may open the settings.
  private func handler(in scene: UIWindowScene?) -> LinkHandler<Quiz> {
    let window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: .zero)
    window.rootViewController = UINavigationController(rootViewController: QuizScreen(.home))
    var policy = LinkPolicy()
    policy.settingsSources = [.notification]
    return LinkHandler(
      links: DeepLinks(
        router: Quiz.router,
        environment: VirtualTime().environment,
        policy: policy,
        log: .off
      ),
      host: UIKitNavigationHost(window: window, factory: ScreenFactory { QuizScreen($0) }),
      scene: .main
    )
  }

  /// How a request for the settings ends.
  private func outcome(_ handler: LinkHandler<Quiz>, from source: LinkSource) async -> LinkOutcome {
    await handler.receive(
      LinkDelivery(url: "app-settings:", source: source, entryPoint: .notification)
    )
    .outcome
  }

  @Test func aTappedNotificationOpensTheSettingsC9() async {
    await UIApplication.withIsolated { application in
      let handler = handler(in: application.connectScene(delegate: nil))
      #expect(await outcome(handler, from: .notification) == .performed)
      let opened = application.openedBySystem.map(\.absoluteString)
      #expect(opened == [UIApplication.openSettingsURLString])
    }
  }

  @Test(arguments: [LinkSource.customScheme, .content, .universalLink, .quickAction])
  func originsThatMayNotAreRefusedC9(source: LinkSource) async {
    await UIApplication.withIsolated { application in
      let handler = handler(in: application.connectScene(delegate: nil))
      #expect(await !outcome(handler, from: source).isSuccess)
      #expect(application.openedBySystem == [])
    }
  }

  @Test func aPageWithoutAScreenIsOpenedInTheBrowser() async {
    await UIApplication.withIsolated { application in
      let page = "https://quiz.example/about"
      let delivery = LinkDelivery<Quiz>(
        url: page,
        source: .universalLink,
        entryPoint: .userActivity
      )
      let handler = handler(in: application.connectScene(delegate: nil))
      #expect(await handler.receive(delivery).outcome.name == "openInBrowser")
      #expect(application.openedBySystem.map(\.absoluteString) == [page])
      let alone = self.handler(in: nil)
      #expect(await alone.receive(delivery).outcome.name == "openInBrowser")
      #expect(application.openedBySystem.count == 1)
    }
  }

  @Test func theEventFailsWhenTheSystemRefusesC9() async {
    await UIApplication.withIsolated { application in
      application.systemOpens { _, _ in false }
      let handler = handler(in: application.connectScene(delegate: nil))
      #expect(await outcome(handler, from: .notification).reason?.code == .noSettings)
    }
  }

  @Test func theEventFailsInAWindowWithoutASceneC9() async {
    #expect(await outcome(handler(in: nil), from: .notification).reason?.code == .noSettings)
  }
}
#endif
