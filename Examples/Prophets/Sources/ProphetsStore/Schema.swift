/// The tables of the database, and `score`, which counts ten points for each right answer.
enum Schema {
  /// The number that tells this app's files from those of others: `55PR` in ASCII.
  static let applicationID = 0x3535_5052

  /// The version of the tables.
  static let version = 1

  /// The SQL that makes the tables.
  static let tables = """
    CREATE TABLE person (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL
    );
    CREATE TABLE league (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      motto TEXT NOT NULL
    );
    CREATE TABLE membership (
      leagueID INTEGER NOT NULL REFERENCES league,
      personID INTEGER NOT NULL REFERENCES person,
      PRIMARY KEY (leagueID, personID)
    ) WITHOUT ROWID;
    CREATE TABLE question (
      id INTEGER PRIMARY KEY,
      leagueID INTEGER NOT NULL REFERENCES league,
      text TEXT NOT NULL
    );
    CREATE TABLE answer (
      id INTEGER PRIMARY KEY,
      questionID INTEGER NOT NULL REFERENCES question,
      text TEXT NOT NULL,
      isRight INTEGER NOT NULL
    );
    CREATE TABLE choice (
      questionID INTEGER NOT NULL REFERENCES question,
      personID INTEGER NOT NULL REFERENCES person,
      answerID INTEGER NOT NULL REFERENCES answer,
      PRIMARY KEY (questionID, personID)
    ) WITHOUT ROWID;
    CREATE TABLE comment (
      id INTEGER PRIMARY KEY,
      leagueID INTEGER NOT NULL REFERENCES league,
      personID INTEGER NOT NULL REFERENCES person,
      text TEXT NOT NULL
    );
    CREATE VIEW score AS
      SELECT question.leagueID, choice.personID, 10 * sum(answer.isRight) AS points
      FROM choice
        JOIN answer ON answer.id = choice.answerID
        JOIN question ON question.id = choice.questionID
      GROUP BY question.leagueID, choice.personID;
    CREATE INDEX questionOfLeague ON question(leagueID);
    CREATE INDEX answerToQuestion ON answer(questionID);
    CREATE INDEX commentOfLeague ON comment(leagueID);
    """
}
