import Foundation
import Synchronization

/// A few connections to a PostgreSQL server, each with a thread that waits for its answers.
///
/// A connection that breaks is made anew for the next job. While the server is away, jobs fail at once, and one a second
/// tries to connect.
final class PostgresPool: Sendable {
  /// What a thread does with its connection, or is told when there is none.
  private typealias Job = @Sendable (Result<PostgresConnection, LinkStoreError>) -> Void

  /// What the threads share.
  private struct State {
    var jobs: [Job] = []
    var isClosed = false

    /// When the server could not be reached; `nil` while it can.
    var lastFailure: SuspendingClock.Instant?
  }

  /// The most jobs that wait: more mean that the server is too slow.
  private static let mostJobs = 2_000

  private let url: String
  private let state = Mutex(State())
  private let condition = NSCondition()
  private let ended = DispatchGroup()

  /// Connects to a server with some connections.
  init(url: String, connections: Int) {
    self.url = url
    for _ in 0..<connections {
      ended.enter()
      let thread = Thread { [self] in
        work()
        ended.leave()
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
  }

  /// Does something with a connection.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable (PostgresConnection) throws(PostgresConnection.Failure) -> Value
  ) async throws(LinkStoreError) -> Value {
    let result = await withCheckedContinuation { done in
      add { connection in
        done.resume(returning: connection.flatMap { Self.result(of: work, with: $0) })
      }
    }
    return try result.get()
  }

  /// Ends the threads after the jobs that wait.
  func close() async {
    state.withLock { $0.isClosed = true }
    condition.withLock { condition.broadcast() }
    await withCheckedContinuation { done in ended.notify(queue: .global()) { done.resume() } }
  }

  /// The result of a job.
  private static func result<Value>(
    of work: (PostgresConnection) throws(PostgresConnection.Failure) -> Value,
    with connection: PostgresConnection
  ) -> Result<Value, LinkStoreError> {
    do throws(PostgresConnection.Failure) {
      return .success(try work(connection))
    } catch {
      return .failure(LinkStoreError(error))
    }
  }

  private func add(_ job: @escaping Job) {
    let isAdded = state.withLock { state in
      guard !state.isClosed, state.jobs.count < Self.mostJobs else { return false }
      state.jobs.append(job)
      return true
    }
    guard isAdded else {
      return job(.failure(LinkStoreError(.unavailable, "The PostgreSQL server is too slow.")))
    }
    condition.withLock { condition.signal() }
  }

  /// Waits for a job; `nil` when the pool was closed and none is left.
  private func next() -> Job? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let (job, isClosed) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
      }
      if job != nil || isClosed { return job }
      condition.wait()
    }
  }

  /// What a thread does.
  private func work() {
    var connection: PostgresConnection?
    while let job = next() {
      if connection?.isBroken == true { connection = nil }
      do throws(LinkStoreError) {
        let own = if let connection { connection } else { try connect() }
        connection = own
        job(.success(own))
      } catch {
        job(.failure(error))
      }
    }
  }

  /// Makes a connection, unless another could not be made a moment ago.
  private func connect() throws(LinkStoreError) -> PostgresConnection {
    let isAway = state.withLock { state in
      state.lastFailure.map { SuspendingClock.now - $0 < .seconds(1) } ?? false
    }
    guard !isAway else {
      throw LinkStoreError(.unavailable, "The PostgreSQL server can't be reached.")
    }
    do throws(PostgresConnection.Failure) {
      let connection = try PostgresConnection(url)
      state.withLock { $0.lastFailure = nil }
      return connection
    } catch {
      state.withLock { $0.lastFailure = .now }
      throw LinkStoreError(error)
    }
  }
}

extension LinkStoreError {
  /// Describes what PostgreSQL says.
  init(_ failure: PostgresConnection.Failure) {
    switch failure {
    case .broken(let message):
      self.init(.unavailable, "The PostgreSQL server can't be reached: \(message)")
    case .refused(let code, let message) where code.hasPrefix("53100"):
      self.init(.full, "The PostgreSQL server has no room left: \(message)")
    // Classes of SQLSTATE: too many connections, a lock or a statement that took too long, a server that stops.
    case .refused(let code, let message)
    where ["53", "55", "57", "40", "08"].contains(code.prefix(2)):
      self.init(.unavailable, "The PostgreSQL server did not answer in time: \(message)")
    case .refused(let code, let message):
      self.init(.damaged, "The PostgreSQL server refused a statement (\(code)): \(message)")
    }
  }
}
