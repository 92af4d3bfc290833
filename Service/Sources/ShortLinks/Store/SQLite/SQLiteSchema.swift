import GRDB

/// The tables of a SQLite file.
///
/// They hold nothing about people: no addresses, no identifiers of devices, no times of single uses. The holder of a
/// claim is the hash of a number that an installation made up for this purpose; it is removed ten minutes later.
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
    migrator.registerMigration("2") { database in
      try database.execute(
        sql: """
          CREATE TABLE claims (
            hash BLOB PRIMARY KEY NOT NULL,
            letters TEXT NOT NULL UNIQUE,
            code TEXT NOT NULL,
            expires INTEGER NOT NULL,
            holder BLOB,
            bound INTEGER
          ) WITHOUT ROWID, STRICT;
          """
      )
    }
    return migrator
  }
}
