import LinkNavigation
import LinkTesting
import Testing

@Suite struct PolicyTests {
  /// The target of a destination under a policy.
  private func target(
    of screen: Screen,
    in state: State,
    _ manner: NavigationManner
  ) throws -> State {
    try state.target(for: screen.chain(in: state, policy: .warm(manner)))
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

  @Test func resettingKeepsAnOpaqueRoot() throws {
    let foreign = Entry.foreign(ForeignScreen(id: "storyboard", kind: .pushed))
    let state = try tabs([foreign] + stack(.league(1)))
    let target = try target(of: .profile, in: state, .fromRoot)
    #expect(try target == tabs([foreign] + stack(.profile)))
  }

  @Test func pushesOnTheCurrentScreen() throws {
    let state = try tabs(selected: "activity")
    let target = try target(of: .league(1), in: state, .onCurrent)
    #expect(try target == tabs(stack(.home), stack(.activity, .league(1)), selected: "activity"))
  }

  @Test func pushesInsideThePresentationOfOtherCode() throws {
    let foreign = Presentation<Screen>(
      style: .sheet,
      root: .foreign(ForeignScreen(id: "share", kind: .systemPicker))
    )
    var expected = foreign
    expected.pushed = stack(.league(1))
    let target = try target(of: .league(1), in: tabs(presenting: [foreign]), .onCurrent)
    #expect(try target == tabs(presenting: [expected]))
  }

  @Test func goesBackToWhatIsOnTheVisibleStack() throws {
    let state = try tabs(stack(.home, .league(1), .profile, .league(2)))
    #expect(try target(of: .league(1), in: state, .onCurrent) == tabs(stack(.home, .league(1))))
    #expect(
      try target(of: .league(1), in: state, .overEverything(.sheet))
        == tabs(stack(.home, .league(1)))
    )
  }

  @Test func presentsOverEverythingInTheStyleOfThePolicyOrOfTheLink() throws {
    let league = try target(of: .league(1), in: tabs(), .overEverything(.formSheet))
    #expect(league.presentations.map(\.style) == [.formSheet])
    let join = try target(of: .join(1), in: league, .overEverything(.formSheet))
    #expect(join.presentations.map(\.style) == [.formSheet, .sheet])
    #expect(try join.containers == tabs().containers)
  }

  @Test func aPresentationTakesThePlaceOfAnotherOfItsStyle() throws {
    let state = try tabs(presenting: [sheet(.league(1)), sheet(.login)])
    let target = try target(of: .join(2), in: state, .onCurrent)
    #expect(try target == tabs(presenting: [sheet(.join(2))]))
  }

  @Test func aGuestTakesThePlaceOfAnotherGuestOnly() throws {
    // Both are presented over whatever is visible, in one style.
    let guests: (Screen) -> [Placement<Screen>] = { screen in
      switch screen {
      case .question, .login: [.presentedOverCurrent(.sheet), .pushed(on: .home)]
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

  @Test(arguments: [NavigationManner.within, .fromRoot, .onCurrent, .overEverything(.formSheet)])
  func goingHomeAgainAndAgainLeavesNothingOverIt(manner: NavigationManner) throws {
    var state = try tabs()
    for _ in 0..<10 {
      for screen in [Screen.join(1), .profile, .login, .home] {
        state = try target(of: screen, in: state, manner)
      }
      #expect(state.presentations == [])
      #expect(state.visibleStack == stack(.home))
    }
  }

  @Test("presentations do not pile up", arguments: 0..<8 as Range<UInt64>)
  func presentationsDoNotPileUp(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for manner in [NavigationManner.onCurrent, .overEverything(.formSheet)] {
      var state = try tabs()
      for _ in 0..<200 {
        guard let screen = Screen.placeable.randomElement(using: &generator) else { continue }
        state = try target(of: screen, in: state, manner)
        let styles = state.presentations.map(\.style)
        #expect(Set(styles).count == styles.count, "seed \(seed)")
      }
    }
  }

  @Test func anActionClearsNothing() throws {
    let state = try tabs(stack(.home, .league(1)), presenting: [sheet(.join(1))])
    for manner in [NavigationManner.fromRoot, .onCurrent, .overEverything(.sheet)] {
      #expect(try target(of: .share, in: state, manner) == state)
    }
  }

  @Test func whereNothingIsShownTheAncestorsAreNeeded() throws {
    let empty = try tabs([], [])
    for manner in [NavigationManner.onCurrent, .overEverything(.sheet)] {
      #expect(
        try target(of: .league(1), in: empty, manner) == tabs(stack(.home, .league(1)), [])
      )
    }
  }

  @Test func omittingKeepsWhatGoesAway() throws {
    let state = try tabs(stack(.home, .profile))
    let chain = try Screen.question(1).chain(in: state, policy: .warm(.fromRoot))
    let shorter = try #require(chain.omitting { $0 == .league(1) })
    #expect(try state.target(for: shorter) == tabs(stack(.home, .question(1))))
  }

  @Test("targets obey the law in every manner", arguments: 0..<20 as Range<UInt64>)
  func obeysTheLaw(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState(destinations: Screen.placeable, containers: ["leagues", "activity"])
    for _ in 0..<50 {
      let state = states.make(using: &generator)
      guard let screen = Screen.placeable.randomElement(using: &generator) else { continue }
      for manner in [NavigationManner.fromRoot, .onCurrent, .overEverything(.sheet)] {
        for usesCurrentScreen in [true, false] {
          let violations = TargetLaw.violations(
            for: screen,
            in: state,
            policy: NavigationPolicy(usesCurrentScreen: usesCurrentScreen, manner: manner),
            placements: \.placements
          )
          #expect(violations == [], "seed \(seed), \(manner)")
        }
      }
    }
  }
}
