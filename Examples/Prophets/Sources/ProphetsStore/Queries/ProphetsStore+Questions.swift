import GRDB

extension ProphetsStore {
  /// The questions of a league.
  ///
  /// - Parameter league: The number of the league.
  /// - Returns: The questions, the oldest first.
  /// - Throws: When the database cannot be read.
  public func questions(of league: Int) async throws -> [Question] {
    try await rows(
      Question.self,
      """
      SELECT id, text,
        (SELECT count(*) FROM choice WHERE choice.questionID = question.id) AS replies
      FROM question WHERE leagueID = \(league) ORDER BY id
      """
    )
  }

  /// A question, looked for within its league.
  ///
  /// - Parameters:
  ///   - id: The number of the question.
  ///   - league: The number of the league.
  /// - Returns: The question, or `nil` when that league has none with that number.
  /// - Throws: When the database cannot be read.
  public func question(_ id: Int, of league: Int) async throws -> Question? {
    try await rows(
      Question.self,
      """
      SELECT id, text,
        (SELECT count(*) FROM choice WHERE choice.questionID = question.id) AS replies
      FROM question WHERE id = \(id) AND leagueID = \(league)
      """
    ).first
  }

  /// The answers to a question.
  ///
  /// - Parameter question: The number of the question.
  /// - Returns: The answers, by their text, so that their order does not tell the right one.
  /// - Throws: When the database cannot be read.
  public func answers(to question: Int) async throws -> [Answer] {
    try await rows(
      Answer.self,
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
