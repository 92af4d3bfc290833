import DeepLinking
import LinkNavigation
import LinkRouting
import Testing

/// Links lead somewhere: sources of the app's own are trusted, a link is shown while another waits, and what was
/// looked up reaches the screen.
@MainActor
@Suite struct NoDeadEndTests {
  private static let branch = LinkSource("branch", like: .universalLink)

  // MARK: Sources of the app's own

  @Test func anOwnSourceReachesWhatItIsLike() throws {
    #expect(LinkAccess.everyone.admits(Self.branch))
    #expect(LinkAccess.from(.universalLink).admits(Self.branch))
    #expect(LinkAccess.from(Self.branch).admits(Self.branch))
    #expect(!LinkAccess.from(.notification).admits(Self.branch))
    #expect(!LinkAccess.from(Self.branch).admits(.universalLink))
    #expect(!LinkAccess.appOnly.admits(Self.branch))
    #expect(LinkAccess.from(.universalLink).admits(LinkSource("other", like: Self.branch)))
    #expect(LinkAccess.from(.universalLink).admits(.deferred))
    #expect(!LinkAccess.from(.notification).admits(.deferred))
  }

  @Test func aSourceThatIsNotDeclaredIsContent() {
    for name in ["clipboard", "x=y", "widget"] {
      #expect(LinkAccess.everyone.admits(LinkSource(rawValue: name)))
      #expect(!LinkAccess.everyone.admits(LinkSource(rawValue: name), toDo: .mutate))
    }
    #expect(LinkAccess.everyone.admits(.other) && LinkAccess.everyone.admits(.content))
    #expect(!LinkAccess.everyone.admits(.content, toDo: .mutate))
    #expect(LinkAccess.from(.content).admits(.content, toDo: .mutate))
  }

  @Test func noSourceIsLikeTheApp() {
    for source in [LinkSource("me", like: .app), LinkSource(rawValue: "me=app")] {
      #expect(!LinkAccess.appOnly.admits(source))
      #expect(!LinkAccess.everyone.admits(source, toDo: .mutate))
    }
    let nested = LinkSource(rawValue: "me=you=app")
    #expect(!LinkAccess.everyone.admits(nested, toDo: .mutate))
  }

  @Test func anOwnSourceOpensLinksAndIsNamed() async throws {
    let scene = try Scene()
    let report = await scene.receive("quiz://leagues/1", from: Self.branch).report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.event.delivery.source == Self.branch)
    // A page of the site without a screen goes to the browser, as one of a universal link does.
    let page = await scene.receive("https://quiz.example/leagues/x", from: Self.branch).outcome
    #expect(page.name == "openInBrowser")
  }

  @Test func anOwnSourceHasTheRateOfTheOneItIsLike() async throws {
    let scene = try Scene(
      policy: LinkPolicy(rates: [.universalLink: LinkRate(1, per: .seconds(3600))])
    )
    #expect(await scene.receive("quiz://leagues/1", from: Self.branch).outcome.isSuccess)
    let second = await scene.receive("quiz://leagues/2", from: Self.branch).outcome
    #expect(second.reason?.code == .rateExceeded)
  }

  // MARK: Shown meanwhile

  @MainActor private final class Person {
    var isSignedIn = false
  }

  @Test func aLinkIsShownWhileAnotherWaits() async throws {
    let person = Person()
    let scene = try Scene(guards: [
      LinkGuard("account") { request in
        guard request.link == .activity, !person.isSignedIn else { return .allow }
        return .wait(until: .signedIn, showing: .league(league: 1))
      }
    ])
    let receipt = scene.receive("quiz://activity")
    #expect(await receipt.outcome == .suspended(receipt.id))
    await settle()
    #expect(scene.visible.last == .league(league: 1))
    person.isSignedIn = true
    scene.links.accountDidChange(to: "ada")
    await settle()
    #expect(scene.visible == [.activity])
  }

  @Test func nothingIsShownOverANewerLink() async throws {
    let held = Held()
    let scene = try Scene(guards: [
      LinkGuard("account") { request in
        guard request.link == .activity else { return .allow }
        await held.wait()
        return .wait(until: .signedIn, showing: .league(league: 1))
      }
    ])
    let older = scene.receive("quiz://activity")
    await held.arrival()
    let newer = scene.receive("quiz://leagues/2")
    held.release()
    #expect(await newer.outcome == .opened(skipping: []))
    #expect(await !older.outcome.isSuccess)
    await settle()
    #expect(scene.visible.last == .league(league: 2))
  }

  /// A scene that shows a league while the link of the activity waits, and where looking up one link takes long.
  private func scene(holding slow: Quiz, _ held: Held) throws -> Scene {
    try Scene(
      guards: [
        LinkGuard("account") { request in
          guard request.link == .activity else { return .allow }
          return .wait(until: .signedIn, showing: .league(league: 1))
        }
      ],
      resolve: { link in
        if link == slow { await held.wait() }
        return .found
      }
    )
  }

  @Test func aNewerLinkSupersedesWhatIsShownMeanwhile() async throws {
    let held = Held()
    let scene = try scene(holding: .league(league: 1), held)
    #expect(await scene.receive("quiz://activity").outcome.name == "suspended")
    await held.arrival()
    #expect(await scene.receive("quiz://leagues/2").outcome == .opened(skipping: []))
    held.release()
    await settle()
    #expect(scene.visible == [.home, .league(league: 2)])
  }

  @Test func whatIsShownForAPageSupersedesNothingElse() async throws {
    let held = Held()
    let scene = try scene(holding: .league(league: 2), held)
    let older = scene.receive("quiz://leagues/2", from: .notification)
    await held.arrival()
    let page = scene.receive("quiz://activity", entryPoint: .page)
    #expect(await page.outcome.name == "suspended")
    await settle()
    held.release()
    #expect(await older.outcome == .opened(skipping: []))
  }

  @Test func aLinkThatIsShownMeanwhileShowsNoThird() async throws {
    let scene = try Scene(guards: [
      LinkGuard("all") { request in
        switch request.link {
        case .activity: .wait(until: .signedIn, showing: .league(league: 1))
        case .league(league: 1): .wait(until: .signedIn, showing: .league(league: 2))
        default: .allow
        }
      }
    ])
    var ends: [String] = []
    scene.links.onProgress = {
      if case .ended(let report) = $0 { ends.append(report.outcome.name) }
    }
    _ = await scene.receive("quiz://activity").outcome
    await settle()
    #expect(ends == ["suspended", "suspended"])
  }

  // MARK: Records

  @Test func theRecordThatWasLookedUpReachesTheScreen() async throws {
    let scene = try Scene(resolve: { link in
      guard case .league(let id) = link else { return .found }
      return .record("League \(id)")
    })
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    #expect(scene.links.record(String.self, for: .league(league: 1)) == "League 1")
    #expect(scene.links.record(Int.self, for: .league(league: 1)) == nil)
    #expect(scene.links.record(String.self, for: .league(league: 2)) == nil)
    scene.links.accountDidChange(to: "ada")
    #expect(scene.links.record(String.self, for: .league(league: 1)) == nil)
  }

  @Test func aRecordThatComesForAFormerAccountIsDropped() async throws {
    let held = Held()
    let scene = try Scene(
      policy: LinkPolicy(requires: .placeholder),
      resolve: { _ in
        await held.wait()
        return .record("hers")
      }
    )
    scene.links.accountDidChange(to: "ada")
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    await held.arrival()
    scene.links.accountDidChange(to: nil)
    scene.links.accountDidChange(to: "bob")
    held.release()
    await settle()
    #expect(scene.links.record(String.self, for: .league(league: 1)) == nil)
  }

  @Test func aRecordThatWasLookedUpBeforeSignInIsDropped() async throws {
    let held = Held()
    let scene = try Scene(resolve: { _ in
      await held.wait()
      return .record("everybody's")
    })
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    scene.links.accountDidChange(to: "ada")
    held.release()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(scene.links.record(String.self, for: .league(league: 1)) == nil)
  }

  @Test func theOldestRecordsAreForgotten() async throws {
    let scene = try Scene(resolve: { _ in .record("a record") })
    for id in 1...33 { _ = await scene.receive("quiz://leagues/\(id)").outcome }
    #expect(scene.links.record(String.self, for: .league(league: 1)) == nil)
    #expect(scene.links.record(String.self, for: .league(league: 2)) == "a record")
  }
}
