import LinkHandling
import LinkRouting
import Testing

@MainActor
@Suite struct SettingsLinkTests {
  /// A scene in which a tapped notification may open the settings.
  private func scene() throws -> Scene {
    var policy = LinkPolicy.quiz
    policy.settingsOrigins = [.push]
    return try Scene(policy: policy)
  }

  @Test func theHostOpensTheSettingsC9() async throws {
    let scene = try scene()
    let before = scene.host.state
    let receipt = scene.receive("app-settings:", from: .push, door: .notification)
    #expect(await receipt.outcome == .performed)
    #expect(scene.host.settingsCount == 1)
    #expect(scene.host.state == before)
    #expect(scene.handler.canOpen("App-Settings:", from: .push))
  }

  @Test(arguments: [LinkOrigin.scheme, .content, .web, .other, .app])
  func fromOtherOriginsItIsAnUnknownSchemeC9(origin: LinkOrigin) async throws {
    let scene = try scene()
    let outcome = await scene.receive("app-settings:", from: origin).outcome
    let unknown = await scene.receive("nosuch:", from: origin).outcome
    #expect(outcome.name == unknown.name)
    #expect(outcome.reason?.code == unknown.reason?.code)
    #expect(scene.host.settingsCount == 0)
    #expect(!scene.handler.canOpen("app-settings:", from: origin))
  }

  @Test(arguments: ["app-settings:root=General", "app-settings://x", "app-settings", "prefs:"])
  func onlyTheURLItselfOpensThemC9(url: String) async throws {
    let scene = try scene()
    #expect(await !scene.receive(url, from: .push).outcome.isSuccess)
    #expect(scene.host.settingsCount == 0)
  }

  @Test func nobodyMayAtFirstC9() async throws {
    let scene = try Scene()
    #expect(await scene.receive("app-settings:", from: .push).outcome.name == "rejected")
  }
}
