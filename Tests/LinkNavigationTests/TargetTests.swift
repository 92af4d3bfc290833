import LinkNavigation
import LinkTesting
import TestSupport
import Testing

@Suite struct TargetTests {
  /// The target of a destination in a state.
  private func target(of screen: Screen, in state: State) throws -> State {
    try state.target(for: screen.chain(in: state))
  }

  @Test func buildsTheWholeStack() throws {
    let target = try target(of: .question(1), in: tabs([], []))
    #expect(try target == tabs(stack(.home, .league(1), .question(1)), []))
  }

  @Test func dismissesWhatIsPresented() throws {
    let state = try tabs(stack(.home, .league(1)), presenting: [sheet(.join(1))])
    let target = try target(of: .question(2), in: state)
    #expect(try target == tabs(stack(.home, .league(2), .question(2))))
  }

  @Test func leavesOtherTabsAlone() throws {
    let state = try tabs(stack(.home, .league(1)), selected: "activity")
    let target = try target(of: .activity, in: state)
    #expect(target == state)
  }

  @Test func presentsOverItsParent() throws {
    let target = try target(of: .join(1), in: tabs(stack(.home, .league(1), .question(1))))
    #expect(try target == tabs(stack(.home, .league(1)), presenting: [sheet(.join(1))]))
  }

  @Test func pushesOnWhateverIsVisible() throws {
    let state = try tabs(presenting: [sheet(.join(1))])
    #expect(try target(of: .profile, in: state) == tabs(presenting: [sheet(.join(1), .profile)]))
  }

  @Test func presentsOverWhateverIsVisibleOnce() throws {
    let once = try target(of: .login, in: tabs(selected: "activity"))
    #expect(once.presentations.map(\.style) == [.fullScreen])
    #expect(try target(of: .login, in: once) == once)
  }

  @Test func anActionLeavesTheStateAlone() throws {
    let state = try tabs(presenting: [sheet(.join(1))])
    #expect(try target(of: .share, in: state) == state)
  }

  @Test func namesAContainerThatTheStateDoesNotHave() throws {
    let error = #expect(throws: NavigationStateError.self) {
      try target(of: .settings, in: tabs())
    }
    #expect(error?.code == .unknownContainer)
    #expect(error?.container == "setings")
  }

  @Test("targets obey the law", arguments: 0..<20 as Range<UInt64>)
  func obeysTheLaw(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let states = RandomState(destinations: Screen.placeable, containers: ["leagues", "activity"])
    for _ in 0..<100 {
      let state = states.make(using: &generator)
      guard let screen = Screen.placeable.randomElement(using: &generator) else { continue }
      let policy: NavigationPolicy = Bool.random(using: &generator) ? .warm : .cold
      let violations = TargetLaw.violations(
        for: screen,
        in: state,
        policy: policy,
        placements: \.placements
      )
      #expect(violations == [], "seed \(seed)")
    }
  }
}
