extension PostgresLinkStore {
  func add(_ counts: [CountedDay: LinkCounts]) async throws(LinkStoreError) {
    // All instances change rows in one order, so that no two wait for each other's locks.
    let sorted = counts.sorted { ($0.key.code, $0.key.day) < ($1.key.code, $1.key.day) }
    try await run { connection throws(PostgresConnection.Failure) in
      try connection.inTransaction { () throws(PostgresConnection.Failure) in
        for (day, counts) in sorted {
          try connection.run(
            """
            INSERT INTO counts AS own (code, day, page, app, store)
            VALUES ($1, \(day.day), \(counts.page), \(counts.app), \(counts.store))
            ON CONFLICT (code, day) DO UPDATE SET page = own.page + excluded.page,
              app = own.app + excluded.app, store = own.store + excluded.store
            """,
            [day.code]
          )
        }
      }
    }
  }

  func counts(of code: String) async throws(LinkStoreError) -> [Int: LinkCounts] {
    try await run { connection throws(PostgresConnection.Failure) in
      let sql = "SELECT day, page, app, store FROM counts WHERE code = $1"
      let rows = try connection.run(sql, [code]).map { row in
        row.map { $0.flatMap { Int($0) } ?? 0 }
      }
      return Dictionary(
        rows.map { ($0[0], LinkCounts(page: $0[1], app: $0[2], store: $0[3])) }
      ) { first, _ in first }
    }
  }
}
