import Foundation
import GRDB

/// A store in one SQLite file, for one instance of the service.
///
/// Commands may use the file beside it.
struct SQLiteLinkStore: LinkStore {
  /// The database.
  let pool: DatabasePool

  /// The path of the file, for messages.
  let path: String

  /// Opens a file, makes it if it's missing, and brings it to this version.
  init(path: String) throws(LinkStoreError) {
    self.path = path
    var configuration = Configuration()
    configuration.maximumReaderCount = 4
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA cache_size = -2048")
    }
    do {
      pool = try DatabasePool(path: path, configuration: configuration)
      // What was acknowledged survives a loss of power. A pool has one connection that writes.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      let migrator = SQLiteSchema.migrator
      guard try !pool.read(migrator.hasBeenSuperseded) else {
        throw LinkStoreError(
          .newer,
          "'\(path)' was made by a later version of link-service. Run that version."
        )
      }
      try Self.migrate(pool, migrator)
    } catch let error as LinkStoreError {
      throw error
    } catch {
      throw LinkStoreError(error, path)
    }
  }

  /// Brings a file to this version.
  ///
  /// Another process may do so at the same time: a step that it has just done fails here, and is found done then.
  private static func migrate(_ pool: DatabasePool, _ migrator: DatabaseMigrator) throws {
    for _ in 0..<4 {
      do { return try migrator.migrate(pool) } catch is DatabaseError { continue }
    }
    try migrator.migrate(pool)
  }

  func check() async throws(LinkStoreError) {
    _ = try await read { try Int.fetchOne($0, sql: "SELECT 1 FROM sqlite_schema LIMIT 1") }
  }

  func close() async { try? pool.close() }

  /// Reads, without waiting for a write.
  func read<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(LinkStoreError) -> Value {
    do {
      return try await pool.read(work)
    } catch {
      throw LinkStoreError(error, path)
    }
  }

  /// Writes in one step.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(LinkStoreError) -> Value {
    do {
      return try await pool.write(work)
    } catch {
      throw LinkStoreError(error, path)
    }
  }
}

extension LinkStoreError {
  /// Describes what SQLite says.
  fileprivate init(_ error: any Error, _ path: String) {
    guard let error = error as? DatabaseError else {
      self.init(.unavailable, "'\(path)' can't be used: \(error).")
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL:
      self.init(.full, "There is no room left for '\(path)'. Free some space on its disk.")
    case .SQLITE_IOERR:
      self.init(
        .full,
        "'\(path)' can't be written or read: \(error.message ?? "the disk failed"). Check its disk."
      )
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
      self.init(
        .unavailable,
        "'\(path)' can't be opened for writing. Check its folder and their permissions."
      )
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(.unavailable, "'\(path)' is in use by another program for too long.")
    default:
      self.init(
        .damaged,
        "'\(path)' is not a database of link-service, or is damaged: \(error.message ?? "")."
          + " Restore a backup."
      )
    }
  }
}
