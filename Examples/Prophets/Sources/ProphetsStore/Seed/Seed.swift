import GRDB

/// Fills a new database with leagues to play in.
enum Seed {
  /// The number of the person who uses the app.
  static let me = 1

  /// Inserts all rows.
  static func insert(into database: Database) throws {
    for (id, name) in people {
      try database.execute(literal: "INSERT INTO person VALUES (\(id), \(name))")
    }
    for league in leagues {
      try insert(league, into: database)
    }
  }

  /// Inserts a league with all that belongs to it.
  private static func insert(_ league: SeedLeague, into database: Database) throws {
    try database.execute(
      literal: "INSERT INTO league VALUES (\(league.id), \(league.name), \(league.motto))"
    )
    for person in league.members {
      try database.execute(literal: "INSERT INTO membership VALUES (\(league.id), \(person))")
    }
    for question in league.questions {
      try insert(question, of: league, into: database)
    }
    for comment in league.comments {
      try database.execute(
        literal: """
          INSERT INTO comment VALUES (\(comment.id), \(league.id), \(comment.person), \(comment.text))
          """
      )
    }
  }

  /// Inserts a question with its answers, and who chose which.
  private static func insert(
    _ question: SeedQuestion,
    of league: SeedLeague,
    into database: Database
  ) throws {
    try database.execute(
      literal: "INSERT INTO question VALUES (\(question.id), \(league.id), \(question.text))"
    )
    for (index, answer) in question.answers.enumerated() {
      let id = question.id * 10 + index
      try database.execute(
        literal: "INSERT INTO answer VALUES (\(id), \(question.id), \(answer), \(index == 0))"
      )
    }
    for (person, index) in question.choices {
      let answer = question.id * 10 + index
      try database.execute(
        literal: "INSERT INTO choice VALUES (\(question.id), \(person), \(answer))"
      )
    }
  }
}
