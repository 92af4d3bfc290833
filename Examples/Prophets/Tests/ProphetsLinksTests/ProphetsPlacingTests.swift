import DeepLinking
import LinkTesting
import ProphetsFixtures
import ProphetsLinks
import Testing

/// Where the screens of the app go.
@Suite struct ProphetsPlacingTests {
  /// The table.
  private let router = ProphetsLink.router

  // A5: the way back of a question is memberships, league, questions, question.
  @Test(arguments: LinkSample.all)
  func walksUpToTheRootOfItsTab(sample: LinkSample) throws {
    let empty = try NavigationState<ProphetsLink>(containers: [
      NavigationContainer(id: .leagues), NavigationContainer(id: .activity),
    ])
    #expect(
      try router.chain(of: sample.link, in: empty, policy: .cold).destinations == sample.chain
    )
  }

  @Test(arguments: LinkSample.all)
  func keepsTheTargetLawFromWhereverItIsOpened(sample: LinkSample) throws {
    for before in LinkSample.all {
      let launch = try NavigationState.atLaunch()
      let state = try launch.target(for: router.chain(of: before.link, in: launch))
      let violations = TargetLaw.violations(
        for: sample.link,
        in: state,
        placements: router.placements
      )
      #expect(violations.isEmpty, "from \(before.path)")
    }
  }

  @Test func presentsTheInvitationOverItsLeague() throws {
    let launch = try NavigationState.atLaunch()
    let state = try launch.target(for: router.chain(of: .invitation(league: 7), in: launch))
    #expect(state.presentations.map(\.style) == [.sheet])
    #expect(
      state.stack(at: .container(.leagues))
        == [.destination(.memberships), .destination(.league(league: 7))]
    )
  }

  @Test func launchesWithTwoTabsAndTheLeaguesInFront() throws {
    let launch = try NavigationState.atLaunch()
    #expect(launch.containers.map(\.id) == [.leagues, .activity])
    #expect(launch.visibleEntry == .destination(.memberships))
  }
}
