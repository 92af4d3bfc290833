import DeepLinking
import LinkNavigation
import LinkRouting
import Testing

/// Which events join a navigation to the same link that is still being resolved.
@MainActor
@Suite struct JoiningTests {
  /// A scene that looks up league 1 when it is told to.
  private func scene(_ held: Held, guards: [LinkGuard<Quiz>] = []) throws -> Scene {
    try Scene(
      guards: guards,
      resolve: { link in
        if link == .league(league: 1) { await held.wait() }
        return .found
      }
    )
  }

  @Test func aLinkDoesNotJoinTheSameOneOfAPage() async throws {
    let held = Held()
    let scene = try scene(held)
    let content = scene.receive("quiz://leagues/1", from: .content, entryPoint: .page)
    await held.arrival()
    let push = scene.receive("quiz://leagues/1", from: .notification)
    #expect(await content.outcome == .superseded(by: push.id))
    held.release()
    #expect(await push.outcome == .opened(skipping: []))
  }

  @Test func aLinkDoesNotGetTheRefusalOfThatOfAPage() async throws {
    let held = Held()
    let noContent = LinkGuard<Quiz>("no content") { request in
      await held.wait()
      guard request.event.delivery.source == .content else { return .allow }
      return .deny(LinkFailure(.guardFailed, message: "Not from there."))
    }
    let scene = try Scene(guards: [noContent])
    let content = scene.receive("quiz://leagues/1", from: .content, entryPoint: .page)
    await held.arrival()
    let push = scene.receive("quiz://leagues/1", from: .notification)
    held.release()
    #expect(await content.outcome == .superseded(by: push.id))
    #expect(await push.outcome == .opened(skipping: []))
  }

  @Test func aLinkOfAPageJoinsTheSameOne() async throws {
    let held = Held()
    let scene = try scene(held)
    let push = scene.receive("quiz://leagues/1", from: .notification)
    await held.arrival()
    let content = scene.receive("quiz://leagues/1", from: .content, entryPoint: .page)
    #expect(await content.outcome == .duplicate(of: push.id))
    held.release()
    #expect(await push.outcome == .opened(skipping: []))
  }

  @Test func aLinkOfTheOwnTeamDoesNotJoinThatOfAnUnknownCaller() async throws {
    let held = Held()
    let scene = try scene(held)
    let unknown = scene.receive("quiz://leagues/1", caller: .unknown)
    await held.arrival()
    let own = scene.receive("quiz://leagues/1", caller: .sameTeam("com.example.other"))
    #expect(await unknown.outcome == .superseded(by: own.id))
    let again = scene.receive("quiz://leagues/1", caller: .unknown)
    #expect(await again.outcome == .duplicate(of: own.id))
    held.release()
    #expect(await own.outcome == .opened(skipping: []))
  }

  @Test func whatWasMissedWhileAScreenWasBuiltCountsAfterAPause() async throws {
    let held = Held()
    let alert = Presentation<Quiz>(
      style: .sheet,
      root: .foreign(ForeignScreen(id: "alert", kind: .alert))
    )
    let scene = try Scene(build: { link in if link == .league(league: 1) { await held.wait() } })
    let older = scene.receive("quiz://leagues/1")
    await held.arrival()
    // Nothing supersedes what is being built; but then an alert comes, and it must wait.
    let newer = scene.receive("quiz://leagues/2")
    let less = scene.receive("quiz://home", from: .content, entryPoint: .page)
    await settle()
    scene.host.state.presentations = [alert]
    held.release()
    #expect(await older.outcome == .superseded(by: newer.id))
    scene.host.state.presentations = []
    scene.handler.screenDidChange()
    #expect(await newer.outcome == .opened(skipping: []))
    _ = await less.outcome
    #expect(scene.host.state.presentations == [])
  }
}
