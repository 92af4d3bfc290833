import GRDB

extension ProphetsStore {
  /// The leagues that the person is a member of.
  ///
  /// - Returns: The memberships, by name.
  /// - Throws: When the database cannot be read.
  public func memberships() async throws -> [Membership] {
    try await rows(
      Membership.self,
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

  /// A league.
  ///
  /// - Returns: The league, or `nil` when no league has the number.
  /// - Throws: When the database cannot be read.
  public func league(_ id: Int) async throws -> League? {
    try await rows(League.self, "SELECT * FROM league WHERE id = \(id)").first
  }

  /// The members of a league.
  ///
  /// - Parameter league: The number of the league.
  /// - Returns: The members, the one with the most points first.
  /// - Throws: When the database cannot be read.
  public func members(of league: Int) async throws -> [Member] {
    try await rows(
      Member.self,
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
  ///
  /// - Parameter league: The number of the league, which is there.
  /// - Throws: When the database cannot be written.
  public func join(_ league: Int) async throws {
    try await database.write { database in
      try database.execute(
        literal: "INSERT OR IGNORE INTO membership VALUES (\(league), \(Seed.me))"
      )
    }
  }

  /// The comments of a league.
  ///
  /// - Parameter league: The number of the league.
  /// - Returns: The comments, the oldest first.
  /// - Throws: When the database cannot be read.
  public func comments(of league: Int) async throws -> [Comment] {
    try await rows(
      Comment.self,
      """
      SELECT leagueID, league.name AS league, person.name AS author, text
      FROM comment JOIN league ON league.id = leagueID JOIN person ON person.id = personID
      WHERE leagueID = \(league)
      ORDER BY comment.id
      """
    )
  }

  /// What was written lately in the leagues of the person.
  ///
  /// - Parameter limit: The most comments that are wanted.
  /// - Returns: The comments, the newest first.
  /// - Throws: When the database cannot be read.
  public func latestComments(limit: Int) async throws -> [Comment] {
    try await rows(
      Comment.self,
      """
      SELECT leagueID, league.name AS league, person.name AS author, text
      FROM comment JOIN league ON league.id = leagueID JOIN person ON person.id = personID
      WHERE leagueID IN (SELECT leagueID FROM membership WHERE personID = \(Seed.me))
      ORDER BY comment.id DESC LIMIT \(limit)
      """
    )
  }
}
