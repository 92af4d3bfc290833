import DeepLinking
import ProphetsScreens
import ProphetsStore

/// Finds what links name, or says what is missing.
struct RecordFinder: Sendable {
  /// The database.
  let store: ProphetsStore

  /// Finds a league.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The league.
  /// - Throws: `LinkReason` – `.recordNotFound`; or what the database throws.
  func league(_ id: Int) async throws -> League {
    if let league = try await store.league(id) { return league }
    throw LinkReason(
      .recordNotFound,
      parameter: "league",
      expected: "the number of a league",
      found: "\(id)",
      message: "There is no league \(id)."
    )
  }

  /// Finds a question within its league.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - league: The number of the league.
  /// - Returns: The question.
  /// - Throws: `LinkReason` – `.recordNotFound`, which names the league if that is missing; or what
  ///   the database throws.
  func question(_ id: Int, of league: Int) async throws -> Question {
    let name = try await self.league(league).name
    if let question = try await store.question(id, of: league) { return question }
    throw LinkReason(
      .recordNotFound,
      parameter: "question",
      expected: "the number of a question of the league",
      found: "\(id)",
      message: "There is no question \(id) in league \(league), \(name)."
    )
  }
}
