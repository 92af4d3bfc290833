import DeepLinking
import GRDB
import ProphetsLinks

// Rows become values by the names of their columns.

struct League: Decodable, FetchableRecord {
  /// The number, which stands in URLs.
  let id: Int
  let name: String
  /// What the league says of itself.
  let motto: String
}

/// A member of a league, with what their answers earned.
struct Member: Decodable, FetchableRecord {
  let name: String
  let isMe: Bool
  let points: Int
}

/// A league that the person is a member of.
struct Membership: Decodable, FetchableRecord {
  /// The number of the league.
  let id: Int
  let name: String
  let points: Int
  /// The number of questions that the person has not answered.
  let openQuestions: Int
}

struct Question: Decodable, FetchableRecord {
  /// The number, which stands in URLs; unique across leagues.
  let id: Int
  let text: String
}

/// A possible answer to a question.
struct Answer: Decodable, FetchableRecord {
  let text: String
  let isRight: Bool
  let votes: Int
  /// Whether the person chose it.
  let isMine: Bool
  /// The names of the voters, separated by commas; empty without votes.
  let voters: String
}

/// What a member wrote to a league.
struct Comment: Decodable, FetchableRecord {
  let leagueID: Int
  let league: String
  let author: String
  let text: String
}

extension ProphetsStore {
  /// The leagues of the person, by name.
  func memberships() async throws -> [Membership] {
    try await rows(
      """
      SELECT league.id, league.name,
        ifnull(score.points, 0) AS points,
        (SELECT count(*) FROM question WHERE question.leagueID = league.id AND question.id NOT IN
          (SELECT questionID FROM choice WHERE personID = \(Seed.me))) AS openQuestions
      FROM membership
        JOIN league ON league.id = membership.leagueID
        LEFT JOIN score USING (leagueID, personID)
      WHERE membership.personID = \(Seed.me)
      ORDER BY league.name
      """
    )
  }

  func league(_ id: Int) async throws -> League {
    if let league: League = try await row("SELECT * FROM league WHERE id = \(id)") { return league }
    throw LinkFailure(
      .recordNotFound,
      parameter: "league",
      expected: "the number of a league",
      found: "\(id)",
      message: "There is no league {found}."
    )
  }

  /// The members of a league, the one with the most points first.
  func members(of league: Int) async throws -> [Member] {
    try await rows(
      """
      SELECT person.name, person.id = \(Seed.me) AS isMe,
        ifnull(score.points, 0) AS points
      FROM membership
        JOIN person ON person.id = membership.personID
        LEFT JOIN score USING (leagueID, personID)
      WHERE membership.leagueID = \(league)
      ORDER BY points DESC, person.name
      """
    )
  }

  /// Makes the person a member of a league; one who is a member stays one.
  func join(_ league: Int) async throws {
    try await write("INSERT OR IGNORE INTO membership VALUES (\(league), \(Seed.me))")
  }

  /// The comments of a league, the oldest first.
  func comments(of league: Int) async throws -> [Comment] {
    try await rows(
      """
      SELECT leagueID, league.name AS league, person.name AS author, text
      FROM comment JOIN league ON league.id = leagueID JOIN person ON person.id = personID
      WHERE leagueID = \(league)
      ORDER BY comment.id
      """
    )
  }

  /// What was written in the leagues of the person, the newest first.
  func latestComments(limit: Int) async throws -> [Comment] {
    try await rows(
      """
      SELECT leagueID, league.name AS league, person.name AS author, text
      FROM comment JOIN league ON league.id = leagueID JOIN person ON person.id = personID
      WHERE leagueID IN (SELECT leagueID FROM membership WHERE personID = \(Seed.me))
      ORDER BY comment.id DESC LIMIT \(limit)
      """
    )
  }

  /// The questions of a league, the oldest first.
  func questions(of league: Int) async throws -> [Question] {
    try await rows("SELECT id, text FROM question WHERE leagueID = \(league) ORDER BY id")
  }

  /// A question, looked for within its league.
  func question(_ id: Int, of league: Int) async throws -> Question {
    _ = try await self.league(league)
    let question: Question? = try await row(
      "SELECT id, text FROM question WHERE id = \(id) AND leagueID = \(league)"
    )
    if let question { return question }
    throw LinkFailure(
      .recordNotFound,
      parameter: "question",
      expected: "the number of a question of the league",
      found: "\(id)",
      message: "There is no question {found} in this league."
    )
  }

  /// The answers to a question, by their text, so that their order does not tell the right one.
  func answers(to question: Int) async throws -> [Answer] {
    try await rows(
      """
      SELECT answer.text, isRight,
        (SELECT count(*) FROM choice WHERE answerID = answer.id) AS votes,
        EXISTS (SELECT * FROM choice WHERE answerID = answer.id AND personID = \(Seed.me)) AS isMine,
        (SELECT ifnull(group_concat(name, ', '), '') FROM
          (SELECT person.name FROM choice JOIN person ON person.id = personID
            WHERE answerID = answer.id ORDER BY person.name)) AS voters
      FROM answer WHERE answer.questionID = \(question) ORDER BY answer.text
      """
    )
  }
}
