import DeepLinking
import Foundation
import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

@Suite struct SavedNavigationTests {
  /// A state with everything in it.
  private func state() throws -> NavigationState<Quiz> {
    try NavigationState(
      containers: [
        .init(id: "leagues", stack: [.destination(.home), .destination(.league(league: 1))]),
        .init(id: "activity", stack: [.destination(.activity)]),
      ],
      selected: "activity",
      presentations: [
        Presentation(
          style: .sheet,
          root: .destination(.join(league: 1)),
          pushed: [.destination(.league(league: 2))]
        )
      ]
    )
  }

  @Test func savesURLsAndRestoresTheSameState() throws {
    let saved = SavedNavigationV1(try state(), router: Quiz.router)
    #expect(saved.containers.first?.stack == ["quiz://home", "quiz://leagues/1"])
    #expect(saved.presented.first?.stack == ["quiz://leagues/1/join", "quiz://leagues/2"])
    let (restored, lost) = saved.restored(over: try freshState(), router: Quiz.router)
    #expect(try restored == state())
    #expect(lost == [])
  }

  @Test func readsItsOwnVersionOnly() throws {
    let saved = SavedNavigationV1(try state(), router: Quiz.router)
    let data = try JSONEncoder().encode(saved)
    #expect(try JSONDecoder().decode(SavedNavigationV1.self, from: data) == saved)
    let later = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "\"version\":1", with: "\"version\":2")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SavedNavigationV1.self, from: Data(later.utf8))
    }
    #expect(error.map { "\($0)".contains("Version 2") } == true)
  }

  @Test func leavesOutForeignScreensAndWhatStandsOnThem() throws {
    var state = try state()
    try state.setStack(
      [.destination(.home), .foreign(.init(id: "x", kind: .pushed)), .destination(.activity)],
      of: "leagues"
    )
    let saved = SavedNavigationV1(state, router: Quiz.router)
    #expect(saved.containers.first?.stack == ["quiz://home"])
  }

  @Test func keepsTheRootThatAnUpdateGaveToATab() throws {
    let saved = SavedNavigationV1(
      try NavigationState(
        containers: [
          .init(id: "leagues", stack: [.destination(.secret(id: 1)), .destination(.home)]),
          .init(id: "activity", stack: [.destination(.activity), .destination(.comment(id: 1))]),
        ],
        presentations: [Presentation(style: .sheet, root: .destination(.join(league: 1)))]
      ),
      router: Quiz.router
    )
    let (restored, lost) = saved.restored(over: try freshState(), router: Quiz.router)
    #expect(
      try restored
        == NavigationState(containers: [
          .init(id: "leagues", stack: [.destination(.home)]),
          .init(id: "activity", stack: [.destination(.activity), .destination(.comment(id: 1))]),
        ])
    )
    #expect(lost == ["quiz://secret/1", "quiz://home", "quiz://leagues/1/join"])
  }

  @Test func restoresARootThatALinkGaveToATab() throws {
    let other = try NavigationState<Quiz>(containers: [
      .init(id: "leagues", stack: [.destination(.secret(id: 1))]),
      .init(id: "activity"),
    ])
    let saved = SavedNavigationV1(try freshState(), router: Quiz.router)
    #expect(try saved.restored(over: other, router: Quiz.router).state == freshState())
  }

  @Test func namesTheURLsThatAreNoLinksAnyMore() throws {
    var saved = SavedNavigationV1(try state(), router: Quiz.router)
    saved.containers[0].stack = ["quiz://home", "quiz://gone/1", "quiz://leagues/1"]
    saved.containers[1].id = "removed"
    let (restored, lost) = saved.restored(over: try freshState(), router: Quiz.router)
    #expect(lost == ["quiz://gone/1", "quiz://leagues/1", "quiz://activity"])
    #expect(restored.containers.first?.stack == [.destination(.home)])
  }

  /// What changes something, or holds a secret, is neither saved nor restored.
  private let careful = LinkRouter<Quiz>(
    prefixes: [.scheme("quiz")],
    routes: [
      LinkRoute(.home, "/home"),
      LinkRoute(Quiz.league, "/leagues/:league"),
      LinkRoute(Quiz.join, "/leagues/:league/join").effect(.mutate),
      LinkRoute("/secret/:id", .int("id").secret) {
        .secret(id: $0)
      } print: {
        if case .secret(let id) = $0 { id } else { nil }
      },
    ]
  )

  @Test(arguments: [Quiz.join(league: 1), .secret(id: 1)])
  func whatDoesMoreThanNavigateOrIsSecretIsNeitherSavedNorRestored(link: Quiz) throws {
    var state = try freshState()
    let stack: [Quiz] = [.home, link, .league(league: 2)]
    try state.setStack(stack.map { .destination($0) }, of: "leagues")
    let saved = SavedNavigationV1(state, router: careful)
    #expect(saved.containers.first?.stack == ["quiz://home"])

    var forged = saved
    forged.containers[0].stack = try stack.map { try careful.url(for: $0).text }
    let (restored, lost) = forged.restored(over: try freshState(), router: careful)
    #expect(restored.containers.first?.stack == [.destination(.home)])
    #expect(lost == Array(forged.containers[0].stack.dropFirst()))
  }

  @Test func isReadFromItsData() throws {
    let saved = SavedNavigationV1(try state(), router: Quiz.router, account: "anna")
    let data = try saved.data()
    #expect(try SavedNavigationV1(reading: data) == saved)
    #expect(!String(decoding: data, as: UTF8.self).contains("\\/"))
  }

  @Test(arguments: ["", "{}", "[1]", "\u{FFFD}"])
  func damagedDataIsReportedWithoutItsValues(text: String) throws {
    let reason = #expect(throws: LinkFailure.self) {
      try SavedNavigationV1(reading: Data(text.utf8))
    }
    #expect(reason?.code == .savedStateDamaged)
    #expect(reason?.found == "\(text.utf8.count) bytes")
  }

  @Test func dataThatIsTooLargeIsNotRead() throws {
    var saved = SavedNavigationV1(try state(), router: Quiz.router)
    let url = "quiz://leagues/1"
    saved.containers[0].stack += Array(
      repeating: url,
      count: SavedNavigationV1.maximumSize / url.utf8.count
    )
    let data = try saved.data()
    let reason = #expect(throws: LinkFailure.self) { try SavedNavigationV1(reading: data) }
    #expect(reason?.code == .savedStateDamaged)
  }
}
