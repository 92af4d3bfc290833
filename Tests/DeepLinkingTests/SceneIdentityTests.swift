import DeepLinking
import LinkNavigation
import LinkTesting
import Testing

/// The identity of a scene, by which events and waiting links find its handler.
@MainActor @Suite struct SceneIdentityTests {
  private let links = DeepLinks(router: Quiz.router, environment: VirtualTime().environment)

  /// A handler with an identity, or with one that is made.
  private func handler(_ id: LinkSceneID? = nil) throws -> LinkHandler<Quiz> {
    LinkHandler(
      links: links,
      host: HeadlessHost(state: try freshState()),
      scene: id ?? links.makeSceneID()
    )
  }

  @Test func windowsWithoutASceneObjectHaveDifferentIdentities() throws {
    let (first, second) = (try handler(), try handler())
    #expect(first.scene != second.scene)
    #expect(links.handler(for: first.scene) === first)
    #expect(links.handler(for: second.scene) === second)
  }

  @Test func aWindowIsJoinedToItsSessionWhenThereIsOne() async throws {
    let (first, second) = (try handler(), try handler("other"))
    let made = first.scene
    let before = first.open(.home)
    first.sceneDidConnect(as: "session")
    #expect(first.scene == "session")
    #expect(links.handler(for: "session") === first)
    // What came before still finds it, and nothing else does.
    #expect(links.handler(for: made) === first)
    #expect(links.handler(for: "other") === second)
    #expect(links.handler(for: "gone") === second)
    #expect(await before.report.event.scene == made)
    #expect(await first.open(.home).report.event.scene == "session")
  }

  @Test func whatNamesNoSceneGoesToTheKeyWindow() throws {
    let (first, second) = (try handler("first"), try handler("second"))
    second.sceneDidBecomeActive()
    #expect(links.handler(for: nil) === second)
    let host = try #require(first.host as? HeadlessHost<Quiz>)
    host.isKey = true
    #expect(links.handler(for: nil) === first)
    #expect(links.handler(for: "gone") === first)
    #expect(links.handler(for: "second") === second)
    host.isKey = false
    #expect(links.handler(for: nil) === second)
    first.sceneDidDisconnect()
    host.isKey = true
    #expect(links.handler(for: nil) === second)
  }

  @Test func aWindowThatIsGoneOpensNoLinkOfTheApp() async throws {
    let (first, second) = (try handler("first"), try handler("second"))
    second.sceneDidBecomeActive()
    second.sceneDidDisconnect()
    #expect(links.handler(for: "second") === first)
    #expect(await links.open(.league(league: 1))?.outcome == .opened(skipping: []))
    #expect(links.state()?.visibleEntry == .destination(.league(league: 1)))
    #expect(try links.state(in: "second") == freshState())
    // With no window left, a link waits for the first that is there again.
    first.sceneDidDisconnect()
    #expect(links.open(.league(league: 2)) == nil)
    #expect(links.handler(showing: .league(league: 1)) == nil)
    second.sceneDidBecomeActive()
    await settle()
    #expect(links.state(in: "second")?.visibleEntry == .destination(.league(league: 2)))
  }

  @Test func aLinkThatWaitedIsOpenedWhenAWindowIsBack() async throws {
    let scene = try Scene(guards: [signInGuard()])
    #expect(await scene.receive("quiz://leagues/1").outcome.name == "suspended")
    scene.handler.sceneDidDisconnect()
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(scene.visible == [.home])
    scene.handler.sceneDidBecomeActive()
    await settle()
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func aLinkThatIsResumedGoesOnInAWindowThatIsBackAtOnce() async throws {
    let held = Held()
    let scene = try Scene(guards: [signInGuard()], build: { _ in await held.wait() })
    #expect(await scene.receive("quiz://leagues/1").outcome.name == "suspended")
    scene.links.accountDidChange(to: "anna")
    await held.arrival()
    scene.handler.sceneDidDisconnect()
    scene.handler.sceneDidBecomeActive()
    held.release()
    await settle()
    #expect(scene.visible == [.home, .league(league: 1)])
    #expect(scene.links.pendingLinks == [])
  }
}
