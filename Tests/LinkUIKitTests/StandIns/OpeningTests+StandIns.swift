#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// A scene delegate with links.
@MainActor private final class WithLinks: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
  var window: UIWindow?
  var links: SceneLinks<Quiz>?
}

/// A scene delegate without links.
@MainActor private final class WithoutLinks: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// Opening a link from any controller.
@MainActor @Suite struct OpeningTests {
  private let application = UIApplication()
  private let delegate = WithLinks()
  private let scene: UIWindowScene
  private let window: UIWindow
  private let bar = UITabBarController()
  private let home = QuizScreen(.home)
  private let time = VirtualTime()

  init() throws {
    scene = application.connectScene(delegate: delegate)
    window = UIWindow(windowScene: scene)
    bar.viewControllers = [UINavigationController(rootViewController: home), QuizScreen(.activity)]
    window.rootViewController = bar
    window.isHidden = false
    let host = try UIKitNavigationHost<Quiz>(
      window: window,
      tabs: ["leagues", "activity"],
      factory: ScreenFactory { QuizScreen($0) },
      options: .quick
    )
    host.register(home, as: .home)
    delegate.window = window
    let links = DeepLinks(router: Quiz.router, environment: time.environment, log: .off)
    delegate.links = SceneLinks(links: links, host: host, scene: scene)
  }

  /// What opening a link ends in.
  private func opening<Link: DeepLink & NavigationPlacing>(
    _ link: Link,
    from controller: UIViewController
  ) async -> Result<LinkOutcome, LinkOpeningError> {
    do throws(LinkOpeningError) {
      return .success(await (try controller.open(link)).outcome)
    } catch {
      return .failure(error)
    }
  }

  @Test func opensClosedLinksToo() async {
    #expect(await opening(Quiz.hidden(id: 1), from: home) == .success(.opened(skipping: [])))
    #expect(window.tabs[0] == [.home, .hidden(id: 1)])
  }

  @Test func opensFromACoveredController() async {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    bar.present(cover, animated: false)
    await window.transitions.runUntilIdle()
    #expect(home.view.window == nil)
    let league = Quiz.league(league: 1)
    #expect(await opening(league, from: home) == .success(.opened(skipping: [])))
    #expect(window.presented == [])
  }

  @Test func opensFromATabThatIsNotSelected() async throws {
    let hidden = try #require(bar.viewControllers?.last)
    #expect(hidden.viewIfLoaded?.window == nil)
    #expect(await opening(Quiz.league(league: 1), from: hidden) == .success(.opened(skipping: [])))
  }

  @Test func opensFromAPresentedController() async {
    let sheet = UINavigationController(rootViewController: UIViewController())
    bar.present(sheet, animated: false)
    await window.transitions.runUntilIdle()
    let inner = sheet.viewControllers[0]
    let league = Quiz.league(league: 1)
    #expect(await opening(league, from: inner) == .success(.opened(skipping: [])))
    #expect(window.presented == [])
  }

  @Test func opensNothingOutsideAScene() async {
    #expect(await opening(Quiz.home, from: UIViewController()) == .failure(.init(.noScene)))
    let lonely = UIViewController()
    let window = UIWindow.shown(root: lonely)
    #expect(await opening(Quiz.home, from: lonely) == .failure(.init(.noScene)))
    #expect(window.warnings == [])
  }

  @Test func opensNothingWithoutLinks() async {
    delegate.links = nil
    #expect(await opening(Quiz.home, from: home) == .failure(.init(.noLinks)))
    scene.delegate = WithoutLinks()
    #expect(await opening(Quiz.home, from: home) == .failure(.init(.noLinks)))
  }

  @Test func opensNoLinksOfAnotherType() async {
    enum Other: DeepLink, NavigationPlacing { case one }
    #expect(await opening(Other.one, from: home) == .failure(.init(.otherLinks)))
  }

  @Test func endsWithTheDelegate() {
    weak let gone = delegate.links
    delegate.links = nil
    #expect(gone == nil)
  }
}
#endif
