/// The tables of a PostgreSQL database: those of ``SQLiteSchema``.
enum PostgresSchema {
  /// The steps from an empty database to this version, in order.
  ///
  /// A step that was released is never changed.
  private static let steps: [[String]] = [
    [
      """
      CREATE TABLE links (
        code TEXT COLLATE "C" PRIMARY KEY,
        url TEXT NOT NULL,
        route TEXT NOT NULL,
        expires BIGINT,
        disabled BOOLEAN NOT NULL,
        title TEXT,
        description TEXT,
        image TEXT,
        campaign TEXT
      )
      """,
      "CREATE TABLE keys (name TEXT COLLATE \"C\" PRIMARY KEY, scope TEXT NOT NULL, hash TEXT NOT NULL UNIQUE)",
      """
      CREATE TABLE counts (
        code TEXT COLLATE "C" NOT NULL,
        day INTEGER NOT NULL,
        page BIGINT NOT NULL,
        app BIGINT NOT NULL,
        store BIGINT NOT NULL,
        PRIMARY KEY (code, day)
      )
      """,
    ],
    [
      """
      CREATE TABLE claims (
        hash TEXT PRIMARY KEY,
        letters TEXT NOT NULL UNIQUE,
        code TEXT COLLATE "C" NOT NULL,
        expires BIGINT NOT NULL,
        holder TEXT,
        bound BIGINT
      )
      """
    ],
  ]

  /// Brings a database to this version.
  ///
  /// Several instances may do this at one time: one does the steps, the others wait for it and find them done.
  static func migrate(_ connection: PostgresConnection) throws(LinkStoreError) {
    let version: Int
    do throws(PostgresConnection.Failure) {
      version = try connection.inTransaction { () throws(PostgresConnection.Failure) in
        // The lock has a number that no other program is likely to use.
        try connection.run("SELECT pg_advisory_xact_lock(5517702911)")
        try connection.run(
          "CREATE TABLE IF NOT EXISTS link_service_version (version INTEGER NOT NULL)"
        )
        let rows = try connection.run("SELECT max(version) FROM link_service_version")
        let version = rows.first?.first?.flatMap { Int($0) } ?? 0
        for number in steps.indices where number >= version {
          for statement in steps[number] { try connection.run(statement) }
          try connection.run("INSERT INTO link_service_version VALUES (\(number + 1))")
        }
        return version
      }
    } catch {
      throw LinkStoreError(error)
    }
    guard version <= steps.count else {
      throw LinkStoreError(
        .newer,
        "The database was made by a later version of link-service. Run that version."
      )
    }
  }
}
