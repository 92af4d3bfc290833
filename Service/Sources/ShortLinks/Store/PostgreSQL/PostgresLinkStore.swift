import Foundation
import LinkPages

/// A store in a PostgreSQL database, for one or many instances of the service.
struct PostgresLinkStore: LinkStore {
  /// The connections.
  let pool: PostgresPool

  /// Opens a database, and brings it to this version.
  init(url: String) throws(LinkStoreError) {
    let connection: PostgresConnection
    do throws(PostgresConnection.Failure) {
      connection = try PostgresConnection(url)
    } catch {
      throw LinkStoreError(error)
    }
    try PostgresSchema.migrate(connection)
    pool = PostgresPool(url: url, connections: 8)
  }

  func check() async throws(LinkStoreError) {
    try await run { connection throws(PostgresConnection.Failure) in
      _ = try connection.run("SELECT 1 FROM link_service_version LIMIT 1")
    }
  }

  func close() async { await pool.close() }

  /// Does something with a connection.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable (PostgresConnection) throws(PostgresConnection.Failure) -> Value
  ) async throws(LinkStoreError) -> Value {
    try await pool.run(work)
  }
}
