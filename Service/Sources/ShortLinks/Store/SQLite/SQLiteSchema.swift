import GRDB

/// The tables of a SQLite file.
///
/// They hold nothing about people: no addresses, no identifiers of devices, no times of single uses.
enum SQLiteSchema {
  /// The steps from an empty file to this version.
  ///
  /// A step that was released is never changed.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE links (
            code TEXT PRIMARY KEY NOT NULL,
            url TEXT NOT NULL,
            route TEXT NOT NULL,
            expires INTEGER,
            disabled INTEGER NOT NULL,
            title TEXT,
            description TEXT,
            image TEXT,
            campaign TEXT
          ) WITHOUT ROWID, STRICT;
          CREATE TABLE keys (
            name TEXT PRIMARY KEY NOT NULL,
            scope TEXT NOT NULL,
            hash BLOB NOT NULL UNIQUE
          ) WITHOUT ROWID, STRICT;
          CREATE TABLE counts (
            code TEXT NOT NULL,
            day INTEGER NOT NULL,
            page INTEGER NOT NULL,
            app INTEGER NOT NULL,
            store INTEGER NOT NULL,
            PRIMARY KEY (code, day)
          ) WITHOUT ROWID, STRICT;
          """
      )
    }
    return migrator
  }
}
