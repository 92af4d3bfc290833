import DeepLinking
import ProphetsFixtures
@testable import ProphetsStore
import Testing

/// What screens ask the database.
@Suite struct QueriesTests {
  /// The folder of the test.
  private let folder: TemporaryFolder

  /// A new database.
  private let store: ProphetsStore

  init() throws {
    folder = try TemporaryFolder()
    store = try ProphetsStore(path: folder.path("prophets.sqlite"))
  }

  @Test func listsTheLeaguesOfThePerson() async throws {
    let memberships = try await store.memberships()
    #expect(memberships.map(\.id) == [7, 42, 123])
    #expect(memberships.map(\.points) == [10, 10, 10])
    #expect(memberships.map(\.openQuestions) == [0, 0, 1])
  }

  @Test func ranksTheMembersByPoints() async throws {
    let members = try await store.members(of: 123)
    #expect(members.map(\.name) == ["Pythia", "Cassandra", "Calchas", "You", "Tiresias"])
    #expect(members.map(\.points) == [30, 20, 10, 10, 0])
    #expect(members.map(\.isMe) == [false, false, false, true, false])
  }

  @Test func findsAQuestionWithinItsLeagueOnly() async throws {
    #expect(try await store.question(456, of: 123).id == 456)
    await #expect(throws: LinkFailure.self) { try await store.question(456, of: 7) }
    await #expect(throws: LinkFailure.self) { try await store.question(71, of: 123) }
  }

  @Test func listsTheQuestionsOfALeague() async throws {
    #expect(try await store.questions(of: 123).map(\.id) == [455, 456, 457])
    #expect(try await store.questions(of: 999_999).isEmpty)
  }

  @Test func countsTheVotesForEachAnswer() async throws {
    let answers = try await store.answers(to: 456)
    #expect(answers.map(\.text) == ["Mars", "Mercury", "Neptune", "Venus"])
    #expect(answers.map(\.votes) == [0, 2, 0, 2])
    #expect(answers.map(\.isMine) == [false, true, false, false])
    #expect(answers.filter(\.isRight).map(\.text) == ["Venus"])
    #expect(answers.map(\.voters) == ["", "Tiresias, You", "", "Cassandra, Pythia"])
  }

  @Test func listsCommentsInTheOrderInWhichTheyWereWritten() async throws {
    #expect(try await store.comments(of: 123).map(\.author) == ["Tiresias", "Pythia", "Calchas"])
  }

  @Test func showsTheLatestCommentsOfThePersonsLeaguesFirst() async throws {
    let latest = try await store.latestComments(limit: 3)
    #expect(latest.map(\.leagueID) == [123, 42, 123])
    #expect(try await store.latestComments(limit: 99).allSatisfy { $0.leagueID != 200 })
  }

  @Test func givesEveryQuestionOneRightAnswer() async throws {
    for league in [7, 42, 123, 200] {
      for question in try await store.questions(of: league) {
        #expect(try await store.answers(to: question.id).count(where: \.isRight) == 1)
      }
    }
  }
}
