import DeepLinking
import Foundation
@testable import prophets
import ProphetsFixtures
import ProphetsLinks
import ProphetsStore
import Testing

/// What is shown after the app was left and started again.
@MainActor
@Suite struct RestoringTests {
  /// The folder of the test.
  private let folder: TemporaryFolder

  /// The database.
  private let store: ProphetsStore

  init() throws {
    folder = try TemporaryFolder()
    store = try ProphetsStore(path: folder.path("prophets.sqlite"))
  }

  @Test(arguments: LinkSample.all)
  func showsWhatWasSaved(sample: LinkSample) async throws {
    let before = try app()
    _ = await before.handler.open(sample.link).outcome
    let after = try app()
    #expect(await after.restore(before.handler.savedNavigation()).problem == nil)
    #expect(after.state == before.state)
  }

  @Test func leavesOutWhatIsGoneWithAllThatStoodOnIt() async throws {
    let app = try app()
    let restoration = try await app.restore(
      saved(
        leagues: [
          "prophets://memberships", "prophets://leagues/123",
          "prophets://leagues/123/questions/1", "prophets://leagues/123/comments",
        ],
        presented: ["prophets://leagues/123/invitation"]
      )
    )
    #expect(
      app.state.stack(at: .container(.leagues))
        == [.destination(.memberships), .destination(.league(league: 123))]
    )
    #expect(app.state.presentations.isEmpty)
    #expect(
      restoration.lost == [
        "prophets://leagues/123/questions/1", "prophets://leagues/123/comments",
        "prophets://leagues/123/invitation",
      ]
    )
  }

  @Test func showsTheFirstScreenOfATabOfWhichNothingIsLeft() async throws {
    let app = try app()
    let restoration = try await app.restore(
      saved(leagues: ["prophets://leagues/999999"], presented: ["evil://x"])
    )
    #expect(app.state == (try NavigationState.atLaunch()))
    #expect(restoration.lost.sorted() == ["evil://x", "prophets://leagues/999999"])
  }

  @Test func leavesOutWhatWasPresentedOverAScreenThatIsNoLink() async throws {
    let app = try app()
    let restoration = try await app.restore(
      saved(
        leagues: ["prophets://memberships", "prophets://nowhere"],
        presented: ["prophets://leagues/123/invitation"]
      )
    )
    #expect(app.state == (try NavigationState.atLaunch()))
    #expect(restoration.lost == ["prophets://nowhere", "prophets://leagues/123/invitation"])
  }

  @Test func showsNothingToSomebodyElse() async throws {
    let before = try app()
    _ = await before.handler.open(.league(league: 123)).outcome
    let after = try app(account: nil)
    #expect(
      await after.restore(before.handler.savedNavigation()).problem?.code
        == .savedStateOfAnotherAccount
    )
    #expect(after.state == (try NavigationState.atLaunch()))
  }

  @Test func leavesOutWhatWaitsForSignIn() async throws {
    let app = try app(account: nil)
    let league = "prophets://leagues/123"
    let saved = try saved(leagues: ["prophets://memberships", league], presented: [league])
    #expect(await app.restore(saved).lost == [league, league])
    #expect(app.state == (try NavigationState.atLaunch()))
  }

  @Test func savesNothingThatStandsOnAScreenWithoutALink() throws {
    var state = try NavigationState.atLaunch()
    let foreign = NavigationEntry<ProphetsLink>.foreign(ForeignScreen(id: "camera", kind: .pushed))
    state.presentations = [
      Presentation(style: .sheet, root: .destination(.invitation(league: 7)), pushed: [foreign]),
      Presentation(style: .sheet, root: .destination(.invitation(league: 42))),
    ]
    let router = ProphetsLink.router
    #expect(
      SavedNavigationV1(state, router: router).presented.map(\.stack)
        == [["prophets://leagues/7/invitation"]]
    )
    try state.setStack([.destination(.memberships), foreign], of: .leagues)
    #expect(SavedNavigationV1(state, router: router).presented.isEmpty)
  }

  /// The app, just launched.
  private func app(account: LinkAccount? = .me) throws -> RunningApp {
    let turns = AppTurns { LinkInstant(since1970: .zero) }
    return try RunningApp(store: store, environment: turns.environment, account: account)
  }

  /// A saved state with one tab and one presentation.
  private func saved(leagues: [String], presented: [String]) throws -> SavedNavigationV1 {
    let object: [String: Any] = [
      "version": 1, "selected": "leagues", "containers": [["id": "leagues", "stack": leagues]],
      "presented": [["style": "sheet", "stack": presented]],
    ]
    let data = try JSONSerialization.data(withJSONObject: object)
    return try JSONDecoder().decode(SavedNavigationV1.self, from: data)
  }
}
