#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

@testable import UIKitSnippets

/// The example of an app in UIKit that navigates by itself, as an app would run it.
///
/// Its tests share the links of the example, and so run one after the other.
@MainActor @Suite(.serialized) struct CoordinatorTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// Lets the main actor work until a delegate shows something.
  private func titles(
    of delegate: NewsSceneDelegate,
    until count: Int
  ) async -> [String?] {
    let navigation = delegate.coordinator.navigation
    for _ in 0..<1000 where navigation.viewControllers.count != count { await Task.yield() }
    return navigation.viewControllers.map(\.title)
  }

  @Test func followsTheLinksOfItsSceneWithTheirParents() async throws {
    let application = UIApplication()
    let delegate = NewsSceneDelegate()
    let options = UIScene.ConnectionOptions(urlContexts: [.make(try url("news://articles/1"))])
    let scene = application.connectScene(delegate: delegate, options: options)
    #expect(await titles(of: delegate, until: 2) == ["home", "article(id: 1)"])
    scene.deliver(try url("news:///"))
    #expect(await titles(of: delegate, until: 1) == ["home"])
    scene.deliver(.browsing(try url("https://news.example/articles/2")))
    #expect(await titles(of: delegate, until: 2) == ["home", "article(id: 2)"])
    application.disconnect(scene)
  }

  @Test func eachSceneHasAStreamOfItsOwn() async throws {
    let application = UIApplication()
    let (left, right) = (NewsSceneDelegate(), NewsSceneDelegate())
    let leftScene = application.connectScene(delegate: left)
    let rightScene = application.connectScene(delegate: right)
    leftScene.deliver(try url("news://articles/3"))
    #expect(await titles(of: left, until: 2) == ["home", "article(id: 3)"])
    #expect(right.coordinator.navigation.viewControllers.count == 1)
    application.disconnect(leftScene)
    application.disconnect(rightScene)
  }

  @Test func anAppDelegateOpensTheButtonsThatItNames() {
    let delegate = NewsAppDelegate()
    #expect(delegate.opensLink(of: .make(userInfo: [:])))
    #expect(delegate.opensLink(of: .make(userInfo: [:], actionIdentifier: "read")))
    #expect(!delegate.opensLink(of: .make(userInfo: [:], actionIdentifier: "mute")))
  }
}
#endif
