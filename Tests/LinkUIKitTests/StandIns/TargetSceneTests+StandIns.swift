#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import LinkHandling
import LinkTesting
@testable import LinkUIKit
import Testing
@_spi(Driving) import UIKit
@_spi(Driving) import UserNotifications

/// Which scene a notification is for.
@MainActor @Suite struct TargetSceneTests {
  /// A scene's delegate with links.
  private final class Delegate: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
    var links: SceneLinks<Quiz>?

    init(_ links: SceneLinks<Quiz>?) {
      self.links = links
      super.init()
    }
  }

  private let response = UNNotificationResponse.make(userInfo: ["url": "quiz://home"])

  /// Links over a handler of their own.
  private func links() throws -> SceneLinks<Quiz> { SceneLinks(handler: try Stage.tabs().handler) }

  @Test func itIsTheSceneThatTheSystemNames() async throws {
    try await UIApplication.withIsolated { application in
      let (first, second) = (try links(), try links())
      application.connectScene(delegate: Delegate(first))
      let behind = application.connectScene(delegate: Delegate(second))
      behind.enterBackground()
      let named = response.targeting(behind)
      let target = SceneLinks<Quiz>.target(of: named, among: application.connectedScenes)
      #expect(target === second)
    }
  }

  @Test func itIsAnotherOneWhereTheNamedSceneHasNoLinks() async throws {
    try await UIApplication.withIsolated { application in
      let links = try links()
      let other = application.connectScene(delegate: nil)
      application.connectScene(delegate: Delegate(links))
      let named = response.targeting(other)
      let target = SceneLinks<Quiz>.target(of: named, among: application.connectedScenes)
      #expect(target === links)
    }
  }

  @Test func elseItIsTheSceneThatIsNearestToThePerson() async throws {
    try await UIApplication.withIsolated { application in
      let all = try (0..<4).map { _ in try links() }
      let scenes = all.map { application.connectScene(delegate: Delegate($0)) }
      @MainActor func target() -> SceneLinks<Quiz>? {
        SceneLinks<Quiz>.target(of: response, among: Set(scenes))
      }
      // Equally near: the identities decide, scene-1 before scene-4.
      #expect(target() === all[0])
      scenes[0].enterBackground()
      scenes[1].resignActive()
      #expect(target() === all[2])
      scenes[2].enterBackground()
      scenes[3].enterBackground()
      #expect(target() === all[1])
      application.disconnect(scenes[1])
      #expect(target() === all[0])
    }
  }

  @Test func aSceneWithoutLinksOfTheAppIsNone() async {
    await UIApplication.withIsolated { application in
      application.connectScene(delegate: nil)
      application.connectScene(delegate: Delegate(nil))
      let scenes = application.connectedScenes
      #expect(SceneLinks<Quiz>.target(of: response, among: scenes) == nil)
    }
  }
}
#endif
