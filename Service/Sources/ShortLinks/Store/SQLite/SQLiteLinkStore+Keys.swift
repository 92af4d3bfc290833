import Foundation
import GRDB

extension SQLiteLinkStore {
  func insert(_ key: AccessKey) async throws(LinkStoreError) -> Bool {
    try await write { database in
      try database.execute(
        sql: "INSERT INTO keys (name, scope, hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        arguments: [key.name, key.scope.rawValue, key.hash]
      )
      return database.changesCount > 0
    }
  }

  func key(withHash hash: Data) async throws(LinkStoreError) -> AccessKey? {
    try await read { database in
      try Row.fetchOne(database, sql: "SELECT * FROM keys WHERE hash = ?", arguments: [hash])
        .flatMap(AccessKey.init)
    }
  }

  func keys() async throws(LinkStoreError) -> [AccessKey] {
    try await read { database in
      try Row.fetchAll(database, sql: "SELECT * FROM keys ORDER BY name")
        .compactMap(AccessKey.init)
    }
  }

  func removeKey(_ name: String) async throws(LinkStoreError) -> Bool {
    try await write { database in
      try database.execute(sql: "DELETE FROM keys WHERE name = ?", arguments: [name])
      return database.changesCount > 0
    }
  }
}

extension AccessKey {
  /// Reads a row; fails for a scope that this version does not know.
  fileprivate init?(_ row: Row) {
    guard let scope = Scope(rawValue: row["scope"]) else { return nil }
    self.init(name: row["name"], scope: scope, hash: row["hash"])
  }
}
