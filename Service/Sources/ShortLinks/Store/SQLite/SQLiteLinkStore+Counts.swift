import GRDB

extension SQLiteLinkStore {
  func add(_ counts: [CountedDay: LinkCounts]) async throws(LinkStoreError) {
    try await write { database in
      let statement = try database.cachedStatement(
        sql: """
          INSERT INTO counts (code, day, page, app, store) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET page = page + excluded.page, app = app + excluded.app,
            store = store + excluded.store
          """
      )
      for (day, counts) in counts {
        try statement.execute(
          arguments: [day.code, day.day, counts.page, counts.app, counts.store]
        )
      }
    }
  }

  func counts(of code: String) async throws(LinkStoreError) -> [Int: LinkCounts] {
    try await read { database in
      let sql = "SELECT day, page, app, store FROM counts WHERE code = ?"
      let rows = try Row.fetchAll(database, sql: sql, arguments: [code])
      return Dictionary(
        rows.map { row in
          (row["day"], LinkCounts(page: row["page"], app: row["app"], store: row["store"]))
        }
      ) { first, _ in first }
    }
  }
}
