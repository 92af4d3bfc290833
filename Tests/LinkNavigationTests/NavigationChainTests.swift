import LinkNavigation
import Testing

@Suite struct NavigationChainTests {
  @Test func nothingIsPushedOnWhereNothingIsShown() throws {
    for state in [try tabs([], []), try tabs([], selected: "leagues")] {
      let chain = try Screen.profile.chain(in: state)
      #expect(chain.destinations == [.home, .profile])
      let target = try state.target(for: chain)
      #expect(target.visibleStack == stack(.home, .profile))
      #expect(try target.target(for: Screen.profile.chain(in: target)) == target)
    }
    #expect(try Screen.contextual.chain(in: tabs([], [])).destinations == [.contextual])
  }

  @Test func walksUpToTheRoot() throws {
    let chain = try Screen.question(1).chain(in: tabs([], []))
    #expect(chain.destinations == [.home, .league(1), .question(1)])
    #expect(chain.elements.first?.placement == .root("leagues"))
  }

  @Test func stopsAtAnAncestorOnScreen() throws {
    let chain = try Screen.question(1).chain(in: tabs(stack(.home, .league(1))))
    #expect(chain.destinations == [.question(1)])
  }

  @Test func usesTheVisibleScreenWhileTheAppIsInUse() throws {
    let warm = try Screen.profile.chain(in: tabs(selected: "activity"))
    #expect(warm.elements.map(\.placement) == [.pushedOnCurrent])
    let cold = try Screen.profile.chain(in: tabs([], [], selected: "activity"), policy: .cold)
    #expect(cold.destinations == [.home, .profile])
  }

  @Test func showsTheChainThatRepeats() throws {
    let error = #expect(throws: NavigationChainError<Screen>.self) {
      try Screen.loop(0).chain(in: tabs())
    }
    #expect(error?.code == .repeats)
    #expect(error?.chain == [.loop(0), .loop(1), .loop(0)])
    #expect(error?.description == "The chain repeats: loop(0) → loop(1) → loop(0).")
  }

  @Test func showsTheChainThatIsTooDeep() throws {
    let error = #expect(throws: NavigationChainError<Screen>.self) {
      try Screen.deep(0).chain(in: tabs())
    }
    #expect(error?.code == .tooDeep)
    #expect(error?.chain.count == 33)
  }

  @Test func refusesOnlyContextualPlacesWithoutContext() throws {
    let error = #expect(throws: NavigationChainError<Screen>.self) {
      try Screen.contextual.chain(in: tabs(), policy: .cold)
    }
    #expect(error?.code == .onlyContextual)
  }

  @Test func refusesADestinationWithoutPlaces() throws {
    let error = #expect(throws: NavigationChainError<Screen>.self) {
      try NavigationChain(of: Screen.home, in: tabs(), policy: .warm) { _ in [] }
    }
    #expect(error?.code == .noPlacement)
  }

  @Test func equalPlacesAreOneInASet() {
    let places: [LinkPlacement<Screen>] = [.noScreen, .pushed(on: .login), .pushed(on: .login)]
    #expect(Set(places).count == 2)
  }

  @Test func prefersAVisibleParentToAnEarlierPlace() throws {
    let places: [LinkPlacement<Screen>] = [.pushed(on: .league(1)), .pushed(on: .activity)]
    let state = try tabs(stack(.home, .league(1)), selected: "activity")
    let chain = try NavigationChain(of: Screen.profile, in: state, policy: .warm) { _ in places }
    #expect(chain.elements.map(\.placement) == [.pushed(on: .activity)])
  }

  @Test func prefersAHiddenParentToTheLastPlace() throws {
    let places: [LinkPlacement<Screen>] = [.pushed(on: .league(1)), .pushed(on: .login)]
    let state = try tabs(stack(.home, .league(1)), selected: "activity")
    let chain = try NavigationChain(of: Screen.profile, in: state, policy: .warm) { _ in places }
    #expect(chain.elements.map(\.placement) == [.pushed(on: .league(1))])
  }

  @Test func leavesOutWhatIsMissing() throws {
    let chain = try Screen.question(1).chain(in: tabs([], []))
    let without = { (missing: Screen) in
      chain.omitting { $0 == missing }?.elements.map(\.placement)
    }
    #expect(without(.league(1)) == [.root("leagues"), .pushed(on: .home)])
    #expect(without(.home) == [.root("leagues"), .pushed(on: .league(1))])
    #expect(without(.question(1)) == nil)
  }

  @Test func keepsTheStyleOfWhatStandsOnSomethingMissing() throws {
    let chain = try Screen.join(1).chain(in: tabs([], []))
    let places = chain.omitting { $0 == .league(1) }?.elements.map(\.placement)
    #expect(places == [.root("leagues"), .presented(.sheet, over: .home)])
  }
}
