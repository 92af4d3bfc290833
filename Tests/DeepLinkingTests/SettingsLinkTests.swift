import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@MainActor
@Suite struct SettingsLinkTests {
  /// A scene in which a tapped notification may open the settings.
  private func scene() throws -> Scene {
    var policy = LinkPolicy.quiz
    policy.settingsSources = [.notification]
    return try Scene(policy: policy)
  }

  @Test func theHostOpensTheSettingsC9() async throws {
    let scene = try scene()
    let before = scene.host.state
    let receipt = scene.receive("app-settings:", from: .notification, entryPoint: .notification)
    #expect(await receipt.outcome == .performed)
    #expect(scene.host.settingsCount == 1)
    #expect(scene.host.state == before)
    #expect(scene.handler.canOpen("App-Settings:", from: .notification))
  }

  @Test(arguments: [LinkSource.customScheme, .content, .universalLink, .other, .app])
  func fromOtherOriginsItIsAnUnknownSchemeC9(source: LinkSource) async throws {
    let scene = try scene()
    let outcome = await scene.receive("app-settings:", from: source).outcome
    let unknown = await scene.receive("nosuch:", from: source).outcome
    #expect(outcome.name == unknown.name)
    #expect(outcome.reason?.code == unknown.reason?.code)
    #expect(scene.host.settingsCount == 0)
    #expect(!scene.handler.canOpen("app-settings:", from: source))
  }

  @Test(arguments: ["app-settings:root=General", "app-settings://x", "app-settings", "prefs:"])
  func onlyTheURLItselfOpensThemC9(url: String) async throws {
    let scene = try scene()
    #expect(await !scene.receive(url, from: .notification).outcome.isSuccess)
    #expect(scene.host.settingsCount == 0)
  }

  @Test func whatNeverOpensHoldsUpNothingElseC9() async throws {
    var policy = LinkPolicy.quiz
    policy.settingsSources = [.notification]
    let scene = try Scene(policy: policy, perform: { _ in })
    let held = Held()
    let host = StuckHost(state: scene.host.state, held)
    let handler = LinkHandler(links: scene.links, host: host, scene: "stuck")
    let delivery = LinkDelivery<Quiz>(
      url: "app-settings:",
      source: .notification,
      entryPoint: .notification
    )
    let receipt = handler.receive(delivery)
    await held.arrival()
    let next = handler.open(.share)
    scene.time.advance(by: .seconds(11))
    #expect(await receipt.outcome.reason?.code == .timedOut)
    #expect(await next.outcome == .performed)
  }

  /// A host whose system never says that the settings are open.
  private final class StuckHost: StepwiseHost {
    var state: NavigationState<Quiz>
    let held: Held

    init(state: NavigationState<Quiz>, _ held: Held) {
      (self.state, self.held) = (state, held)
    }

    func perform(_ step: NavigationStep<Quiz>) async throws { try state.apply(step) }

    func openSettings() async throws { await held.wait() }
  }

  /// A view that is asked to open URLs, and answers when a test says so.
  private final class SlowOpener: URLOpener {
    let canOpen = true
    private var asked: [(url: String, completion: @MainActor @Sendable (Bool) -> Void)] = []

    func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
      asked.append((url, completion))
    }

    /// Waits until it is asked for a URL.
    func arrival(of url: String) async {
      while !asked.contains(where: { $0.url == url }) { await Task.yield() }
    }

    /// Answers the oldest call for a URL.
    func answer(_ url: String) {
      guard let index = asked.firstIndex(where: { $0.url == url }) else { return }
      asked.remove(at: index).completion(true)
    }
  }

  @Test func whatTheSystemOpensIsOutsideUntilItHasAnswered() async throws {
    let (host, opener) = (HeadlessHost<Quiz>(state: try freshState()), SlowOpener())
    host.setURLOpener(opener)
    let (first, second) = ("https://quiz.example/first", "https://quiz.example/second")
    host.browse(try LinkURL(first))
    host.browse(try LinkURL(second))
    host.browse(try LinkURL(second))
    #expect(host.isOpeningOutside(first) && host.isOpeningOutside(second))
    opener.answer(first)
    #expect(!host.isOpeningOutside(first) && host.isOpeningOutside(second))
    opener.answer(second)
    #expect(host.isOpeningOutside(second))
    opener.answer(second)
    #expect(!host.isOpeningOutside(second))
  }

  @Test func aPageThatIsBeingOpenedStaysOutsideWhenTheSettingsAreOpen() async throws {
    let (host, opener) = (HeadlessHost<Quiz>(state: try freshState()), SlowOpener())
    host.setURLOpener(opener)
    let page = "https://quiz.example/page"
    let settings = Task { try await host.openSettings() }
    await opener.arrival(of: "app-settings:")
    host.browse(try LinkURL(page))
    #expect(host.isOpeningOutside("app-settings:") && host.isOpeningOutside(page))
    opener.answer("app-settings:")
    try await settings.value
    #expect(!host.isOpeningOutside("app-settings:") && host.isOpeningOutside(page))
  }

  @Test func nobodyMayAtFirstC9() async throws {
    let scene = try Scene()
    #expect(await scene.receive("app-settings:", from: .notification).outcome.name == "notOurs")
  }
}
