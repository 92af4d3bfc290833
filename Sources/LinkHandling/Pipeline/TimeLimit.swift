/// Waits for work, but not longer than a time.
@MainActor
final class TimeLimit<Value: Sendable> {
  /// How it ended.
  private enum End {
    /// The work ended, well or not.
    case work(Result<Value, any Error>)

    /// The time was over, or the waiting task was cancelled.
    case none
  }

  /// Who waits.
  private var waiting: CheckedContinuation<End, Never>?

  /// Whether it ended before anybody waited.
  private var early: End?

  /// Waits for work.
  ///
  /// The work is cancelled when the time is over, and its result is not used.
  static func run(
    _ limit: Duration?,
    _ environment: LinkEnvironment,
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value? {
    guard let limit else { return try await work() }
    let race = TimeLimit()
    let worker = Task {
      do {
        race.end(.work(.success(try await work())))
      } catch {
        race.end(.work(.failure(error)))
      }
    }
    let timer = Task {
      do {
        try await environment.sleep(limit)
        race.end(.none)
      } catch {
        // Cancelled, since the work has ended.
      }
    }
    defer {
      timer.cancel()
      worker.cancel()
    }
    let end = await withTaskCancellationHandler {
      await withCheckedContinuation { race.wait($0) }
    } onCancel: {
      Task { @MainActor in race.end(.none) }
    }
    switch end {
    case .work(let result): return try result.get()
    case .none: return nil
    }
  }

  /// Waits for the end.
  private func wait(_ continuation: CheckedContinuation<End, Never>) {
    if let early { continuation.resume(returning: early) } else { waiting = continuation }
  }

  /// Ends the waiting; only the first call counts.
  private func end(_ end: End) {
    guard early == nil else { return }
    early = end
    waiting?.resume(returning: end)
    waiting = nil
  }
}
