import LinkNavigation
import LinkTesting
import TestSupport
import Testing

@Suite struct PolicyTests {
  /// The target of a destination under a policy.
  private func target(
    of screen: Screen,
    in state: State,
    _ mode: NavigationMode
  ) throws -> State {
    try state.target(for: screen.chain(in: state, policy: .warm(mode)))
  }

  @Test func resetsToTheRootAndAppends() throws {
    let state = try tabs(stack(.home, .profile, .league(1)), presenting: [sheet(.join(1))])
    let target = try target(of: .question(1), in: state, .fromRoot)
    #expect(try target == tabs(stack(.home, .league(1), .question(1))))
  }

  @Test func resetsOnlyTheContainerThatIsShown() throws {
    let state = try tabs(
      stack(.home, .league(1)),
      stack(.activity, .profile),
      selected: "activity"
    )
    let target = try target(of: .league(2), in: state, .fromRoot)
    #expect(try target == tabs(stack(.home, .league(2)), stack(.activity, .profile)))
  }

  @Test func resettingKeepsAForeignRoot() throws {
    let foreign = Entry.foreign(ForeignScreen(id: "storyboard", kind: .pushed))
    let state = try tabs([foreign] + stack(.league(1)))
    let target = try target(of: .profile, in: state, .fromRoot)
    #expect(try target == tabs([foreign] + stack(.profile)))
  }

  @Test func pushesOnTheCurrentScreen() throws {
    let state = try tabs(selected: "activity")
    let target = try target(of: .league(1), in: state, .pushOnTop)
    #expect(try target == tabs(stack(.home), stack(.activity, .league(1)), selected: "activity"))
  }

  @Test func pushesInsideThePresentationOfOtherCode() throws {
    let foreign = Presentation<Screen>(
      style: .sheet,
      root: .foreign(ForeignScreen(id: "share", kind: .systemPicker))
    )
    var expected = foreign
    expected.pushed = stack(.league(1))
    let target = try target(of: .league(1), in: tabs(presenting: [foreign]), .pushOnTop)
    #expect(try target == tabs(presenting: [expected]))
  }

  @Test func goesBackToWhatIsOnTheVisibleStack() throws {
    let state = try tabs(stack(.home, .league(1), .profile, .league(2)))
    #expect(try target(of: .league(1), in: state, .pushOnTop) == tabs(stack(.home, .league(1))))
    #expect(
      try target(of: .league(1), in: state, .presentOnTop(.sheet))
        == tabs(stack(.home, .league(1)))
    )
  }

  @Test func presentsOverEverythingInTheStyleOfThePolicyOrOfTheLink() throws {
    let league = try target(of: .league(1), in: tabs(), .presentOnTop(.formSheet))
    #expect(league.presentations.map(\.style) == [.formSheet])
    let join = try target(of: .join(1), in: league, .presentOnTop(.formSheet))
    #expect(join.presentations.map(\.style) == [.formSheet, .sheet])
    #expect(try join.containers == tabs().containers)
  }

  @Test func aPresentationTakesThePlaceOfAnotherOfItsStyle() throws {
    let state = try tabs(presenting: [sheet(.league(1)), sheet(.login)])
    let target = try target(of: .join(2), in: state, .pushOnTop)
    #expect(try target == tabs(presenting: [sheet(.join(2))]))
  }

  @Test func aGuestTakesThePlaceOfAnotherGuestOnly() throws {
    // Both are presented over whatever is visible, in one style.
    let guests: (Screen) -> [LinkPlacement<Screen>] = { screen in
      switch screen {
      case .question, .login: [.presentedOnCurrent(.sheet), .pushed(on: .home)]
      default: screen.placements
      }
    }
    var state = try tabs(presenting: [sheet(.join(1)), sheet(.login)])
    for id in 1...5 {
      let chain = try NavigationChain(
        of: Screen.question(id),
        in: state,
        policy: .warm,
        placements: guests
      )
      state = try state.target(for: chain)
    }
    #expect(try state == tabs(presenting: [sheet(.join(1)), sheet(.question(5))]))
  }

  @Test(arguments: [NavigationMode.reuseStack, .fromRoot, .pushOnTop, .presentOnTop(.formSheet)])
  func goingHomeAgainAndAgainLeavesNothingOverIt(mode: NavigationMode) throws {
    var state = try tabs()
    for _ in 0..<10 {
      for screen in [Screen.join(1), .profile, .login, .home] {
        state = try target(of: screen, in: state, mode)
      }
      #expect(state.presentations == [])
      #expect(state.visibleStack == stack(.home))
    }
  }

  @Test("presentations do not pile up", arguments: 0..<8 as Range<UInt64>)
  func presentationsDoNotPileUp(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for mode in [NavigationMode.pushOnTop, .presentOnTop(.formSheet)] {
      var state = try tabs()
      for _ in 0..<200 {
        guard let screen = Screen.placeable.randomElement(using: &generator) else { continue }
        state = try target(of: screen, in: state, mode)
        let styles = state.presentations.map(\.style)
        #expect(Set(styles).count == styles.count, "seed \(seed)")
      }
    }
  }

  @Test func anActionClearsNothing() throws {
    let state = try tabs(stack(.home, .league(1)), presenting: [sheet(.join(1))])
    for mode in [NavigationMode.fromRoot, .pushOnTop, .presentOnTop(.sheet)] {
      #expect(try target(of: .share, in: state, mode) == state)
    }
  }

  @Test func whereNothingIsShownTheAncestorsAreNeeded() throws {
    let empty = try tabs([], [])
    for mode in [NavigationMode.pushOnTop, .presentOnTop(.sheet)] {
      #expect(
        try target(of: .league(1), in: empty, mode) == tabs(stack(.home, .league(1)), [])
      )
    }
  }

  @Test func omittingKeepsWhatGoesAway() throws {
    let state = try tabs(stack(.home, .profile))
    let chain = try Screen.question(1).chain(in: state, policy: .warm(.fromRoot))
    let shorter = try #require(chain.omitting { $0 == .league(1) })
    #expect(try state.target(for: shorter) == tabs(stack(.home, .question(1))))
  }

  @Test("targets obey the law in every mode", arguments: 0..<20 as Range<UInt64>)
  func obeysTheLaw(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState(destinations: Screen.placeable, containers: ["leagues", "activity"])
    for _ in 0..<50 {
      let state = states.make(using: &generator)
      guard let screen = Screen.placeable.randomElement(using: &generator) else { continue }
      for mode in [NavigationMode.fromRoot, .pushOnTop, .presentOnTop(.sheet)] {
        for usesCurrentScreen in [true, false] {
          let violations = TargetLaw.violations(
            for: screen,
            in: state,
            policy: NavigationPolicy(usesCurrentScreen: usesCurrentScreen, mode: mode),
            placements: \.placements
          )
          #expect(violations == [], "seed \(seed), \(mode)")
        }
      }
    }
  }
}
