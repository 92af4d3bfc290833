import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

/// When a scene is restored, and to whom.
@MainActor
@Suite struct RestoringAccountTests {
  // MARK: Readiness

  @Test func waitsUntilTheAppIsReady() async throws {
    let policy = LinkPolicy(readiness: LinkReadiness(conditions: ["session"]))
    let scene = try Scene(policy: policy)
    let restoration = scene.handler.restore(try savedState(account: "anna"))
    let receipt = scene.receive("quiz://leagues/7")
    await settle()
    #expect(try scene.host.state == freshState())
    scene.links.accountDidChange(to: "anna")
    scene.links.fulfill("session")
    #expect(await restoration.problem == nil)
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(scene.visible == [.home, .league(league: 7)])
    #expect(scene.host.state.containers.last?.stack.count == 2)
  }

  @Test func isDroppedWhenTheAppIsNotReadyInTime() async throws {
    let readiness = LinkReadiness(conditions: ["session"], expiry: .seconds(5))
    let scene = try Scene(policy: LinkPolicy(readiness: readiness))
    let restoration = scene.handler.restore(try savedState())
    await settle()
    scene.time.advance(by: .seconds(5))
    #expect(await restoration.problem?.code == .notReady)
    scene.links.fulfill("session")
    await settle()
    #expect(try scene.host.state == freshState())
  }

  // MARK: Accounts

  @Test(arguments: [nil, "bob"] as [LinkAccount?])
  func whatWasShownToOnePersonIsNotShownToAnother(account: LinkAccount?) async throws {
    let scene = try Scene()
    scene.links.accountDidChange(to: account)
    let problem = await scene.handler.restore(try savedState(account: "anna")).problem
    #expect(problem?.code == .savedStateOfAnotherAccount)
    #expect(problem?.message.contains("anna") == false)
    #expect(try scene.host.state == freshState())
  }

  @Test func whatWasShownToAPersonIsShownToThemAgain() async throws {
    let scene = try Scene()
    scene.links.accountDidChange(to: "anna")
    scene.host.state = try wholeState()
    let saved = scene.handler.savedNavigation()
    #expect(saved.account == "anna")
    scene.host.state = try freshState()
    #expect(await scene.handler.restore(saved).problem == nil)
    #expect(try scene.host.state == wholeState())
  }

  @Test(arguments: [nil, "bob"] as [LinkAccount?])
  func anAccountThatChangesWhileGuardsAreAskedIsShownNothing(next: LinkAccount?) async throws {
    let held = Held()
    let scene = try heldScene(held)
    scene.links.accountDidChange(to: "anna")
    let restoration = scene.handler.restore(try savedState(account: "anna"))
    await held.arrival()
    scene.links.accountDidChange(to: next)
    #expect(await restoration.problem?.code == .savedStateOfAnotherAccount)
    held.release()
    await settle()
    #expect(try scene.host.state == freshState())
    // Nor is anybody asked any further.
    #expect(held.count == 1)
  }

  @Test func somebodyWhoSignsInWhileGuardsAreAskedIsShownNothing() async throws {
    let held = Held()
    let scene = try heldScene(held)
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    // The guards allow it whether a person is signed in or not.
    scene.links.accountDidChange(to: "anna")
    held.release()
    #expect(await restoration.problem?.code == .savedStateOvertaken)
    #expect(try scene.host.state == freshState())
  }

  @Test func screensThatOutlastASignOutAreNotSavedForTheNext() async throws {
    let scene = try Scene()
    scene.links.accountDidChange(to: "anna")
    scene.host.state = try wholeState()
    scene.links.accountDidChange(to: nil)
    let left = scene.handler.savedNavigation()
    #expect(left.account == nil)
    #expect(left.containers.map(\.stack) == [["quiz://home"], ["quiz://activity"]])
    #expect(left.presented == [])
    // The screens shown anew belong to another account.
    scene.host.state = try freshState()
    _ = scene.handler.savedNavigation()
    scene.host.state = try wholeState()
    #expect(scene.handler.savedNavigation() == (try savedState()))
  }
}
