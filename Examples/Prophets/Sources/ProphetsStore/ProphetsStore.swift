import Foundation
import GRDB

/// The app's database: leagues, their members, questions, answers and comments; and the screens that show them.
///
/// The file is made and filled when it does not exist. It is plain SQLite; look into it with
/// `sqlite3`.
public struct ProphetsStore: Sendable {
  /// The open database, or why it cannot be opened.
  private let database: Result<DatabaseQueue, StoreError>

  /// Opens the database; creates and fills it when the file doesn't exist.
  ///
  /// - Parameter path: The path of the file. Folders on the way are made.
  /// - Throws: ``StoreError``; nothing that exists is changed then.
  public init(path: String) throws(StoreError) {
    database = .success(try Self.open(path))
  }

  /// Opens the database in the data folder of the person.
  ///
  /// When that is impossible, there is a store whose screens all fail with the reason.
  ///
  /// - Parameter environment: The environment of the process.
  public init(environment: [String: String]) {
    let path = Self.defaultPath(environment: environment)
    database = Result { () throws(StoreError) in try Self.open(path) }
  }

  /// Fails when there is no database.
  func check() throws(StoreError) {
    _ = try database.get()
  }

  /// The first row of a query.
  func row<Row: FetchableRecord & Sendable>(_ query: SQLRequest<Row>) async throws -> Row? {
    try await database.get().read { try query.fetchOne($0) }
  }

  /// All rows of a query.
  func rows<Row: FetchableRecord & Sendable>(_ query: SQLRequest<Row>) async throws -> [Row] {
    try await database.get().read { try query.fetchAll($0) }
  }

  /// Changes something.
  func write(_ statement: SQL) async throws {
    try await database.get().write { try $0.execute(literal: statement) }
  }
}

// MARK: - Opening

extension ProphetsStore {
  /// The path of the database in the data folder of the person; the file need not exist.
  ///
  /// Shape: `$XDG_DATA_HOME/prophets/prophets.sqlite`, or below `~/.local/share` where that variable
  /// is not set to an absolute path; on Apple's systems, below Application Support.
  ///
  /// Source: XDG Base Directory Specification 0.8.
  public static func defaultPath(environment: [String: String]) -> String {
    dataFolder(environment).appendingPathComponent("prophets/prophets.sqlite").path
  }

  private static func dataFolder(_ environment: [String: String]) -> URL {
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder)
    }
    #if canImport(Darwin)
    return .applicationSupportDirectory
    #else
    return URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
      .appendingPathComponent(".local/share")
    #endif
  }

  private static func open(_ path: String) throws(StoreError) -> DatabaseQueue {
    let exists = FileManager.default.fileExists(atPath: path)
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      // A second app that starts at the same time waits until the first has filled the database.
      configuration.busyMode = .timeout(5)
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      // One transaction: the database is filled, or as it was.
      try queue.write { database in
        guard try isNew(database, path) else { return }
        for sql in [Schema.tables, Seed.rows] { try database.execute(sql: sql) }
        try database.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
        try database.execute(sql: "PRAGMA user_version = \(Schema.version)")
      }
      return queue
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError
      where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
    {
      throw StoreError(.notADatabase, path: path, detail: error.message)
    } catch {
      let detail = (error as? DatabaseError)?.message ?? error.localizedDescription
      throw StoreError(exists ? .cannotRead : .cannotCreate, path: path, detail: detail)
    }
  }

  /// Whether a database is empty; it may also be one of the app, and nothing else.
  private static func isNew(_ database: Database, _ path: String) throws -> Bool {
    func number(_ sql: String) throws -> Int { try Int.fetchOne(database, sql: sql) ?? 0 }
    let application = try number("PRAGMA application_id")
    let version = try number("PRAGMA user_version")
    if application == Schema.applicationID {
      guard version <= Schema.version else { throw StoreError(.newerVersion, path: path) }
      return false
    }
    guard application == 0, version == 0,
      try number("SELECT count(*) FROM sqlite_master") == 0
    else { throw StoreError(.foreignDatabase, path: path) }
    return true
  }
}

/// Why the database cannot be opened.
public struct StoreError: Error, Hashable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Code: String, Sendable {
    /// There is no file, and it cannot be made.
    case cannotCreate = "cannot be made"

    /// There is something at the path, and it cannot be read.
    case cannotRead = "cannot be read"

    /// The file is not a SQLite database.
    case notADatabase = "is not a SQLite database"

    /// The file is the database of something else.
    case foreignDatabase = "is not one of this app"

    /// The file was made by a later version of the app.
    case newerVersion = "was made by a later version of this app"
  }

  /// What is wrong.
  public let code: Code

  /// The path of the file.
  let path: String

  /// What the system or SQLite said, where it said something.
  let detail: String?

  init(_ code: Code, path: String, detail: String? = nil) {
    (self.code, self.path, self.detail) = (code, path, detail)
  }

  /// A sentence that names the file.
  public var description: String {
    let sentence = "The database \(path) \(code.rawValue)" + (detail.map { ": \($0)" } ?? "")
    return sentence.hasSuffix(".") ? sentence : "\(sentence)."
  }
}
