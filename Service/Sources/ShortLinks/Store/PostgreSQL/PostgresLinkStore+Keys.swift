import Foundation

extension PostgresLinkStore {
  func insert(_ key: AccessKey) async throws(LinkStoreError) -> Bool {
    let values = [key.name, key.scope.rawValue, key.hash.base64EncodedString()]
    return try await run { connection throws(PostgresConnection.Failure) in
      try !connection.run(
        "INSERT INTO keys (name, scope, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING name",
        values
      ).isEmpty
    }
  }

  func key(withHash hash: Data) async throws(LinkStoreError) -> AccessKey? {
    let text = hash.base64EncodedString()
    return try await run { connection throws(PostgresConnection.Failure) in
      try connection.run("SELECT name, scope, hash FROM keys WHERE hash = $1", [text]).first
        .flatMap(AccessKey.init)
    }
  }

  func keys() async throws(LinkStoreError) -> [AccessKey] {
    try await run { connection throws(PostgresConnection.Failure) in
      try connection.run("SELECT name, scope, hash FROM keys ORDER BY name")
        .compactMap(AccessKey.init)
    }
  }

  func removeKey(_ name: String) async throws(LinkStoreError) -> Bool {
    try await run { connection throws(PostgresConnection.Failure) in
      try !connection.run("DELETE FROM keys WHERE name = $1 RETURNING name", [name]).isEmpty
    }
  }
}

extension AccessKey {
  /// Reads a row; fails for a scope that this version does not know.
  fileprivate init?(_ row: [String?]) {
    guard row.count == 3, let name = row[0], let scope = row[1].flatMap(Scope.init),
      let hash = row[2].flatMap({ Data(base64Encoded: $0) })
    else { return nil }
    self.init(name: name, scope: scope, hash: hash)
  }
}
