import DeepLinking
import Foundation
import ProphetsApp
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
    #expect(try await after.restore(before.saved).isEmpty)
    #expect(after.state == before.state)
  }

  @Test func leavesOutWhatIsGoneWithAllThatStoodOnIt() async throws {
    let app = try app()
    let lost = try await app.restore(
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
      lost == [
        "prophets://leagues/123/questions/1", "prophets://leagues/123/comments",
        "prophets://leagues/123/invitation",
      ]
    )
  }

  @Test func showsTheFirstScreenOfATabOfWhichNothingIsLeft() async throws {
    let app = try app()
    let lost = try await app.restore(
      saved(leagues: ["prophets://leagues/999999"], presented: ["evil://x"])
    )
    #expect(app.state == (try NavigationState.atLaunch()))
    #expect(lost.sorted() == ["evil://x", "prophets://leagues/999999"])
  }

  @Test func leavesOutWhatWasPresentedOverAScreenThatIsNoLink() async throws {
    let app = try app()
    let lost = try await app.restore(
      saved(
        leagues: ["prophets://memberships", "prophets://nowhere"],
        presented: ["prophets://leagues/123/invitation"]
      )
    )
    #expect(app.state == (try NavigationState.atLaunch()))
    #expect(lost == ["prophets://nowhere", "prophets://leagues/123/invitation"])
  }

  @Test func savesNothingThatStandsOnAScreenWithoutALink() throws {
    var state = try NavigationState.atLaunch()
    let opaque = NavigationEntry<ProphetsLink>.opaque(OpaqueScreen(id: "camera"))
    state.presentations = [
      Presentation(style: .sheet, root: .destination(.invitation(league: 7)), pushed: [opaque]),
      Presentation(style: .sheet, root: .destination(.invitation(league: 42))),
    ]
    let router = ProphetsRoutes.router
    #expect(
      SavedNavigationV1(state, router: router).presented.map(\.stack)
        == [["prophets://leagues/7/invitation"]]
    )
    try state.setStack([.destination(.memberships), opaque], of: .leagues)
    #expect(SavedNavigationV1(state, router: router).presented.isEmpty)
  }

  /// The app, just launched.
  ///
  /// - Returns: The app.
  /// - Throws: Never for the tabs of this app.
  private func app() throws -> RunningApp {
    let turns = AppTurns { LinkInstant(since1970: .zero) }
    return try RunningApp(store: store, environment: turns.environment)
  }

  /// A saved state with one tab and one presentation.
  ///
  /// - Parameters:
  ///   - leagues: The URLs of the tab.
  ///   - presented: The URLs of the presentation.
  /// - Returns: The saved state.
  /// - Throws: Never: the JSON is well formed.
  private func saved(leagues: [String], presented: [String]) throws -> SavedNavigationV1 {
    let object: [String: Any] = [
      "version": 1, "selected": "leagues", "containers": [["id": "leagues", "stack": leagues]],
      "presented": [["style": "sheet", "stack": presented]],
    ]
    let data = try JSONSerialization.data(withJSONObject: object)
    return try JSONDecoder().decode(SavedNavigationV1.self, from: data)
  }
}
