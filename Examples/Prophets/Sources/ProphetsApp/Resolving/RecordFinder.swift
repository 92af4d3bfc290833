import DeepLinking
import ProphetsScreens
import ProphetsStore

/// Finds what links name, or says what is missing.
struct RecordFinder: Sendable {
  /// The database.
  let store: ProphetsStore

  /// Finds a league.
  func league(_ id: Int) async throws -> League {
    if let league = try await store.league(id) { return league }
    throw LinkFailure(
      .recordNotFound,
      parameter: "league",
      expected: "the number of a league",
      found: "\(id)",
      message: "There is no league {found}."
    )
  }

  /// Finds a question within its league.
  func question(_ id: Int, of league: Int) async throws -> Question {
    _ = try await self.league(league)
    if let question = try await store.question(id, of: league) { return question }
    throw LinkFailure(
      .recordNotFound,
      parameter: "question",
      expected: "the number of a question of the league",
      found: "\(id)",
      message: "There is no question {found} in this league."
    )
  }
}
