import Foundation
import GRDB

/// Opens the database file, and sees to it that it is one of this app.
struct DatabaseOpening {
  /// The path of the file.
  let path: String

  /// Opens the file, and makes and fills the database when it is new.
  func queue() throws(StoreError) -> DatabaseQueue {
    let existed = FileManager.default.fileExists(atPath: path)
    if !existed { try makeFolder() }
    do {
      var configuration = Configuration()
      // A second app that starts at the same time waits until the first has filled the database.
      configuration.busyMode = .timeout(5)
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.writeWithoutTransaction { try fill($0) }
      return queue
    } catch let error as StoreError {
      throw error
    } catch {
      throw storeError(error, existed: existed)
    }
  }

  /// Makes the folder of the file.
  private func makeFolder() throws(StoreError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw StoreError(.cannotCreate, path: path, detail: error.localizedDescription)
    }
  }

  /// Makes tables and rows in a new database, in one transaction: it is filled, or as it was.
  private func fill(_ database: Database) throws {
    // One transaction, so that what another app writes meanwhile is seen whole or not at all.
    var mustFill = false
    try database.inTransaction(.deferred) {
      mustFill = try isNew(database)
      return .commit
    }
    guard mustFill else { return }
    try database.inTransaction(.immediate) {
      // Another app may have been faster.
      guard try isNew(database) else { return .rollback }
      try database.execute(sql: Schema.tables)
      try Seed.insert(into: database)
      try database.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
      try database.execute(sql: "PRAGMA user_version = \(Schema.version)")
      return .commit
    }
  }

  /// Tells whether a database is empty.
  private func isNew(_ database: Database) throws -> Bool {
    let application = try Int.fetchOne(database, sql: "PRAGMA application_id")
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    if application == Schema.applicationID {
      guard version <= Schema.version else { throw StoreError(.newerVersion, path: path) }
      return false
    }
    let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    guard application == 0, version == 0, tables == 0 else {
      throw StoreError(.foreignDatabase, path: path)
    }
    return true
  }

  /// Says what an error means for the file.
  private func storeError(_ error: any Error, existed: Bool) -> StoreError {
    let code: StoreError.Code =
      switch (error as? DatabaseError)?.resultCode {
      case DatabaseError.SQLITE_NOTADB, DatabaseError.SQLITE_CORRUPT: .notADatabase
      default: existed ? .cannotRead : .cannotCreate
      }
    let detail = (error as? DatabaseError)?.message ?? "\(error)"
    return StoreError(code, path: path, detail: detail)
  }
}
