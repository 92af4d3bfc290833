import LinkNavigation
import Testing

@Suite struct NavigationStateTests {
  @Test func needsAContainer() {
    let error = #expect(throws: NavigationStateError.self) { try State(containers: []) }
    #expect(error?.code == .noContainer)
  }

  @Test func refusesTwoContainersOfOneName() {
    let error = #expect(throws: NavigationStateError.self) {
      try State(containers: [.init(id: "a"), .init(id: "a")])
    }
    #expect(error?.code == .repeatedContainer)
    #expect(error?.container == "a")
  }

  @Test func refusesToSelectAContainerItDoesNotHave() throws {
    var state = try tabs()
    let error = #expect(throws: NavigationStateError.self) { try state.select("setings") }
    #expect(error?.description == "There is no container named 'setings'.")
    #expect(state.selected == "leagues")
  }

  @Test func showsTheTopmostPresentation() throws {
    let state = try tabs(presenting: [sheet(.join(1)), sheet(.login, .profile)])
    #expect(state.visibleStack == stack(.login, .profile))
    #expect(state.visibleAddress == .presentation(1))
    #expect(try tabs().visibleEntry == .destination(.home))
  }

  @Test func findsADestinationWhereItIsVisibleFirst() throws {
    let state = try tabs(stack(.home, .profile), presenting: [sheet(.profile)])
    let position = try #require(state.position(of: .profile))
    #expect(position.address == .presentation(0))
    #expect(position.address == state.visibleAddress)
    #expect(state.position(of: .home)?.address == .container("leagues"))
    #expect(state.position(of: .league(9)) == nil)
  }

  @Test func cutsWhatIsAboveAPosition() throws {
    let state = try tabs(
      stack(.home, .league(1), .question(1)),
      selected: "activity",
      presenting: [sheet(.join(1))]
    )
    let position = try #require(state.position(of: .league(1)))
    #expect(try state.cut(to: position) == tabs(stack(.home, .league(1))))
  }

  @Test func cutsInsideAPresentation() throws {
    let state = try tabs(presenting: [sheet(.join(1), .profile, .login), sheet(.league(1))])
    let position = try #require(state.position(of: .profile))
    #expect(try state.cut(to: position) == tabs(presenting: [sheet(.join(1), .profile)]))
  }

  @Test func refusesThePositionOfAnotherState() throws {
    let position = try #require(tabs(presenting: [sheet(.join(1))]).position(of: .join(1)))
    let error = #expect(throws: NavigationStateError.self) { try tabs().cut(to: position) }
    #expect(error?.code == .unknownPresentation)
  }

  @Test(arguments: [
    NavigationStep<Screen>.select("setings"),
    .push([], on: .container("leagues")),
    .push([.destination(.home)], on: .presentation(0)),
    .pop(to: 0, in: .container("leagues")),
    .pop(to: 1, in: .container("leagues")),
    .replaceStack([], of: "setings"),
    .dismiss(to: 0),
  ])
  func aStepThatDoesNotFitChangesNothing(step: NavigationStep<Screen>) throws {
    var state = try tabs()
    let error = #expect(throws: NavigationStepError<Screen>.self) { try state.apply(step) }
    #expect(error?.step == step)
    #expect(try state == tabs())
  }

  @Test func thereIsNothingToPopInAContainerThatWasNeverShown() throws {
    var state = try tabs([], [])
    #expect(throws: NavigationStepError<Screen>.self) {
      try state.apply(.pop(to: 1, in: .container("leagues")))
    }
  }
}
