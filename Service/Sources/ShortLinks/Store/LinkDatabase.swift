/// A database that holds links.
public enum LinkDatabase: Hashable, Sendable {
  /// A SQLite file, for one instance of the service.
  case sqlite(path: String)

  /// A PostgreSQL database, for many instances.
  ///
  /// Shape: `postgresql://user@host/database`, as libpq reads it.
  case postgres(url: String)

  /// Opens the database, makes it if it's missing, and brings it to this version.
  ///
  /// - Returns: The store. Close it at the end.
  /// - Throws: ``LinkStoreError`` – `newer` for a database of a later version, else as the database says.
  public func open() throws(LinkStoreError) -> any LinkStore {
    switch self {
    case .sqlite(let path): try SQLiteLinkStore(path: path)
    case .postgres(let url): try PostgresLinkStore(url: url)
    }
  }
}
