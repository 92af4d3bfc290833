import DeepLinking
import ProphetsFixtures
import ProphetsLinks
import ProphetsStore
import Testing

/// What the screens say.
@Suite struct ScreenTests {
  /// The folder of the test.
  private let folder: TemporaryFolder

  /// Builds screens from a new database.
  private let screens: ProphetsStore

  init() throws {
    folder = try TemporaryFolder()
    screens = try ProphetsStore(path: folder.path("prophets.sqlite"))
  }

  // A5: screens are made of what is in the database.
  @Test(arguments: [
    (ProphetsLink.memberships, "Your leagues", "Sunday Prophets"),
    (.activity, "Activity", "Lunch is ready."),
    (.league(league: 123), "Sunday Prophets", "Pythia · 30 points"),
    (.questions(league: 123), "Questions of Sunday Prophets", "How many strings has a violin?"),
    (
      .question(league: 123, question: 456),
      "Which planet takes the longest to turn once on its axis?", "Mercury · 2 votes · your answer"
    ),
    (
      .review(league: 123, question: 456),
      "Review: Which planet takes the longest to turn once on its axis?",
      "Venus · right · Cassandra, Pythia"
    ),
    (.comments(league: 123), "Comments in Sunday Prophets", "Tiresias: One is not prime?"),
    (.invitation(league: 200), "Join The Open League", "You are not a member yet."),
  ])
  func showWhatIsInTheDatabase(link: ProphetsLink, title: String, line: String) async throws {
    let screen = try await screens.screen(for: link)
    #expect(screen.title == title)
    #expect(screen.body.contains(line))
  }

  @Test func tellOnAQuestionNothingOfWhatIsRight() async throws {
    let screen = try await screens.screen(for: .question(league: 123, question: 456))
    #expect(!screen.body.contains("right"))
  }

  @Test func offerJoiningOnlyWhereThePersonIsNoMember() async throws {
    let mine = try await screens.screen(for: .league(league: 123))
    let other = try await screens.screen(for: .league(league: 200))
    #expect(!mine.rows.contains { $0.link == .invitation(league: 123) })
    #expect(other.rows.contains { $0.link == .invitation(league: 200) })
  }

  @Test func leadOnlyToScreensThatExist() async throws {
    var links: [ProphetsLink] = [.memberships, .activity]
    var seen = Set(links)
    while let link = links.popLast() {
      let next = try await screens.screen(for: link).rows.compactMap(\.link)
      links += next.filter {
        seen.insert($0).inserted && ProphetsLink.router.placements(of: $0) != [.noScreen]
      }
    }
    #expect(seen.contains(.question(league: 123, question: 456)))
    #expect(seen.contains(.review(league: 42, question: 311)))
  }

  @Test func leadToJoiningFromTheInvitationOnlyAndShowNothingForIt() async throws {
    let link = ProphetsLink.join(league: 200)
    let mine = try await screens.screen(for: .invitation(league: 123))
    let other = try await screens.screen(for: .invitation(league: 200))
    #expect(mine.rows.allSatisfy { $0.link == nil })
    #expect(other.rows.contains { $0.link == link })
    await #expect(throws: LinkFailure.self) { try await screens.screen(for: link) }
  }

  @Test func makeThePersonAMemberWhenALeagueIsJoined() async throws {
    for _ in 1...2 { try await screens.perform(.join(league: 200)) }
    let screen = try await screens.screen(for: .memberships)
    #expect(screen.rows.count { $0.link == .league(league: 200) } == 1)
    await #expect(throws: LinkFailure.self) { try await screens.perform(.join(league: 999_999)) }
  }

  @Test func failForARecordThatIsMissing() async {
    await #expect(throws: LinkFailure.self) {
      try await screens.screen(for: .question(league: 7, question: 456))
    }
  }
}
