import GRDB

/// The app's database: leagues, their members, questions, answers and comments.
///
/// The file is made and filled when it does not exist. It is plain SQLite; look into it with
/// `sqlite3`. The store answers questions for screens; it knows no links and no URLs.
public struct ProphetsStore: Sendable {
  /// The path of the database file.
  public let path: String

  /// The connection.
  let database: DatabaseQueue

  /// Opens the database; creates and fills it when the file doesn't exist.
  ///
  /// - Parameter path: The path of the file. Folders on the way are made.
  /// - Throws: ``StoreError`` – any code; nothing that exists is changed then.
  public init(path: String) throws(StoreError) {
    self.path = path
    database = try DatabaseOpening(path: path).queue()
  }

  /// Runs SQL and reads its rows.
  func rows<Record: FetchableRecord & Sendable>(
    _ type: Record.Type,
    _ sql: SQLRequest<Record>
  ) async throws -> [Record] {
    try await database.read { try sql.fetchAll($0) }
  }
}
