import DeepLinking
import LinkUIKit
import UIKit

/// The one window: hands everything that the system delivers to its links, and notes what became of it.
final class HostSceneDelegate: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
  /// The window.
  var window: UIWindow?

  /// What shows the screens, once the scene is connected.
  private(set) var host: UIKitNavigationHost<HostLink>?

  /// The links of the scene, once it is connected.
  private(set) var links: SceneLinks<HostLink>?

  /// Where deliveries are noted.
  var log = DeliveryLog.inDocuments

  /// The delivery whose outcome is noted last, so that notes have the order of deliveries.
  private var last: Task<Void, Never>?

  /// Shows the window, and what connected the scene.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    showTabs()
    window.makeKeyAndVisible()
    note(links?.willConnect(with: connectionOptions) ?? [], as: .connection)
  }

  /// Opens URLs in the running scene.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    note(links?.open(URLContexts) ?? [], as: .running)
  }

  /// Notes that the scene is active.
  func sceneDidBecomeActive(_ scene: UIScene) {
    links?.didBecomeActive()
  }

  /// Notes that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene) {
    links?.didDisconnect()
  }

  /// Fills the window with tabs that show nothing but their roots, and links that have received nothing.
  func showTabs() {
    guard let window else { return }
    let bar = UITabBarController()
    let host = try? UIKitNavigationHost<HostLink>(
      window: window,
      tabs: ["items", "news"],
      factory: ScreenFactory { HostScreen($0) }
    )
    bar.viewControllers = HostLink.tabs.map { root in
      let screen = HostScreen(root)
      host?.register(screen, as: root)
      return UINavigationController(rootViewController: screen)
    }
    window.rootViewController = bar
    self.host = host
    links = host.flatMap { host in
      window.windowScene.map { scene in
        SceneLinks(
          links: DeepLinks(router: HostLink.router, log: .off),
          host: host,
          scene: scene
        )
      }
    }
  }

  /// Waits until what was delivered has ended and is noted.
  func settled() async {
    await last?.value
  }

  /// Notes what becomes of deliveries, when it has.
  private func note(_ receipts: [LinkReceipt<HostLink>], as entryPoint: DeliveryLog.EntryPoint) {
    for receipt in receipts {
      last = Task { [log, last] in
        await last?.value
        log.note(await receipt.report, from: entryPoint)
      }
    }
  }
}
