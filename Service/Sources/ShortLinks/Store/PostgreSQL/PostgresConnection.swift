#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import CPostgreSQL

/// One connection to a PostgreSQL server, for one thread at a time.
final class PostgresConnection {
  /// Why a statement did not run.
  enum Failure: Error {
    /// The connection is broken, or there never was one.
    case broken(String)

    /// The server refused the statement; it has a code of five characters.
    case refused(code: String, message: String)
  }

  /// The rows of a result; values are texts.
  typealias Rows = [[String?]]

  private let connection: OpaquePointer

  /// Connects, and keeps the server from working on a statement for longer than a time.
  ///
  /// What is given in the URL wins over these settings.
  init(_ url: String) throws(Failure) {
    let settings = [
      ("connect_timeout", "3"), ("tcp_user_timeout", "5000"), ("keepalives_idle", "5"),
      ("application_name", "link-service"),
      ("options", "-c statement_timeout=5000 -c lock_timeout=4000 -c timezone=UTC"),
      // libpq takes the URL apart; what it names wins over the settings above.
      ("dbname", url),
    ]
    let names = settings.map { strdup($0.0) }
    let values = settings.map { strdup($0.1) }
    defer { (names + values).forEach { free($0) } }
    let keywords = names.map { UnsafePointer<CChar>($0) } + [nil]
    let texts = values.map { UnsafePointer<CChar>($0) } + [nil]
    guard let made = PQconnectdbParams(keywords, texts, 1) else { throw .broken("no memory") }
    connection = made
    guard PQstatus(connection) == CONNECTION_OK else { throw .broken(message) }
    // Notices, such as those of tables that exist, are not for the log of the service.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
  }

  deinit { PQfinish(connection) }

  /// Whether it has to be made anew.
  var isBroken: Bool { PQstatus(connection) != CONNECTION_OK }

  /// What the server or the library said last, on one line.
  private var message: String {
    guard let text = PQerrorMessage(connection) else { return "" }
    return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Runs a statement with values in the places of `$1`, `$2` and so on, and returns its rows.
  @discardableResult
  func run(_ statement: String, _ values: [String?] = []) throws(Failure) -> Rows {
    // PostgreSQL stores no text with a zero byte.
    let copies = values.map { $0.map { strdup($0.replacing("\0", with: "")) } ?? nil }
    defer { copies.forEach { free($0) } }
    let texts = copies.map { $0.map { UnsafePointer<CChar>($0) } }
    let result = PQexecParams(connection, statement, Int32(values.count), nil, texts, nil, nil, 0)
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return rows(of: result)
    default:
      let code = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) }
      guard let code, PQstatus(connection) == CONNECTION_OK else { throw .broken(message) }
      throw .refused(code: code, message: message)
    }
  }

  /// Runs statements as one step.
  func inTransaction<Value>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    try run("BEGIN")
    do throws(Failure) {
      let value = try work()
      try run("COMMIT")
      return value
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func rows(of result: OpaquePointer?) -> Rows {
    let columns = 0..<PQnfields(result)
    return (0..<PQntuples(result)).map { row in
      columns.map { column in
        PQgetisnull(result, row, column) == 1
          ? nil : PQgetvalue(result, row, column).map { String(cString: $0) }
      }
    }
  }
}
