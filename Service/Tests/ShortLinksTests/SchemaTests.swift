import Foundation
import GRDB
import Testing

@testable import ShortLinks

/// The tables: what they hold, and whose version they are.
@Suite struct SchemaTests {
  /// Does something with a new file.
  private func withFile<Value>(_ work: (String) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("links-\(UUID().uuidString).sqlite")
    defer {
      for end in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + end)
      }
    }
    return try work(file.path)
  }

  /// Every column of the database.
  ///
  /// A new one belongs here only if it is not about a person.
  @Test func noColumnIsAboutAPerson() throws {
    let columns = try withFile { path in
      let store = try SQLiteLinkStore(path: path)
      return try store.pool.read { database in
        try Row.fetchAll(
          database,
          sql: """
            SELECT t.name AS t, c.name AS c FROM sqlite_schema t, pragma_table_info(t.name) c
            WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name <> 'grdb_migrations'
            """
        ).map { "\($0["t"] as String).\($0["c"] as String)" }
      }
    }
    #expect(
      Set(columns) == [
        "links.code", "links.url", "links.route", "links.expires", "links.disabled", "links.title",
        "links.description", "links.image", "links.campaign", "keys.name", "keys.scope",
        "keys.hash",
        "counts.code", "counts.day", "counts.page", "counts.app", "counts.store",
        // The holder is the hash of a number that an installation made up for this, and is removed ten minutes later.
        "claims.hash", "claims.letters", "claims.code", "claims.expires", "claims.holder",
        "claims.bound",
      ]
    )
  }

  @Test func aFileOfALaterVersionIsRefused() throws {
    try withFile { path in
      let store = try SQLiteLinkStore(path: path)
      try store.pool.write { database in
        try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99')")
      }
      try store.pool.close()
      let error = #expect(throws: LinkStoreError.self) { try SQLiteLinkStore(path: path) }
      #expect(error?.code == .newer)
    }
  }

  @Test func whatIsAcknowledgedIsOnDisk() throws {
    let settings = try withFile { path in
      let store = try SQLiteLinkStore(path: path)
      return try store.pool.writeWithoutTransaction { database in
        let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode")
        let synchronous = try Int.fetchOne(database, sql: "PRAGMA synchronous")
        return "\(mode ?? "") \(synchronous ?? 0)"
      }
    }
    #expect(settings == "wal 2")
  }
}
