import DeepLinking
import ProphetsLinks

/// Sees to it that what a link names is in the database, before anything is shown.
struct RecordResolver: Sendable {
  /// Finds the records.
  let records: RecordFinder

  /// Looks up what a link names.
  ///
  /// A question is looked for within its league.
  func resolve(_ link: ProphetsLink) async throws -> Resolution<ProphetsLink> {
    switch link {
    case .memberships, .activity:
      break
    case .league(let league), .questions(let league), .comments(let league),
      .invitation(let league), .join(let league):
      _ = try await records.league(league)
    case .question(let league, let question), .review(let league, let question):
      _ = try await records.question(question, of: league)
    }
    return .found
  }
}
