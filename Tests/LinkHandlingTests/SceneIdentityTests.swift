import LinkHandling
import LinkNavigation
import LinkTesting
import Testing

/// The identity of a scene, by which events and waiting links find its handler.
@MainActor @Suite struct SceneIdentityTests {
  private let intake = DeepLinks(router: Quiz.router, environment: VirtualTime().environment)

  /// A handler with an identity, or with one that is made.
  private func handler(_ id: LinkSceneID? = nil) throws -> LinkHandler<Quiz> {
    LinkHandler(
      intake: intake,
      host: HeadlessHost(state: try freshState()),
      scene: id ?? intake.makeSceneID()
    )
  }

  @Test func windowsWithoutASceneObjectHaveDifferentIdentities() throws {
    let (first, second) = (try handler(), try handler())
    #expect(first.scene != second.scene)
    #expect(intake.handler(for: first.scene) === first)
    #expect(intake.handler(for: second.scene) === second)
  }

  @Test func aWindowIsJoinedToItsSessionWhenThereIsOne() async throws {
    let (first, second) = (try handler(), try handler("other"))
    let made = first.scene
    let before = first.open(.home)
    first.sceneDidConnect(as: "session")
    #expect(first.scene == "session")
    #expect(intake.handler(for: "session") === first)
    // What came before still finds it, and nothing else does.
    #expect(intake.handler(for: made) === first)
    #expect(intake.handler(for: "other") === second)
    #expect(intake.handler(for: "gone") === second)
    #expect(await before.report.event.scene == made)
    #expect(await first.open(.home).report.event.scene == "session")
  }
}
