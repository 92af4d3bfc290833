import LinkRouting

/// Waits for work, but not longer than a time.
@MainActor
final class TimeLimit {
  /// Who waits.
  private var waiting: CheckedContinuation<Bool, Never>?

  /// Whether the work ended in time; `nil` while neither the work nor the time has ended.
  private var isDone: Bool?

  /// Waits for work; `nil` when the time was over first, or the waiting task was cancelled.
  ///
  /// The work is cancelled when the time is over, and its result is not used.
  @_semantics("optimize.sil.specialize.generic.never")
  static func run<Value: Sendable>(
    _ limit: Duration?,
    _ environment: LinkEnvironment,
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value? {
    guard let limit else { return try await work() }
    let race = TimeLimit()
    let worker = Task {
      defer { race.end(isDone: true) }
      return try await work()
    }
    let isDone = await race.isWon(within: limit, environment)
    worker.cancel()
    return isDone ? try await worker.value : nil
  }

  /// What the app answers in time, or why there is no answer; cancelled work asks nothing.
  @_semantics("optimize.sil.specialize.generic.never")
  static func answer<Value: Sendable>(
    of subject: @autoclosure () -> String,
    within limit: Duration?,
    _ environment: LinkEnvironment,
    orFail code: LinkFailure.Code,
    late: @autoclosure () -> String? = nil,
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws(LinkFailure) -> Value {
    let isOver = Task.isCancelled || limit.map { $0 <= .zero } ?? false
    do {
      if !isOver, let answer = try await run(limit, environment, work) { return answer }
    } catch {
      throw LinkFailure(error, code, subject: subject())
    }
    let expected = limit.map { FailureText.name("\($0)") }
    throw LinkFailure(.timedOut, subject: late() ?? subject(), expected: expected)
  }

  /// Waits until the work has ended, or the time is over; tells whether the work has ended.
  private func isWon(within limit: Duration, _ environment: LinkEnvironment) async -> Bool {
    let timer = Task {
      // Work that ends at once needs no clock.
      guard isDone == nil else { return }
      do {
        try await environment.sleep(limit)
        end(isDone: false)
      } catch {
        // Cancelled, since the work has ended.
      }
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation(wait)
    } onCancel: {
      Task { @MainActor in end(isDone: false) }
    }
  }

  private func wait(_ continuation: CheckedContinuation<Bool, Never>) {
    if let isDone { continuation.resume(returning: isDone) } else { waiting = continuation }
  }

  /// Ends the waiting; only the first call counts.
  private func end(isDone: Bool) {
    guard self.isDone == nil else { return }
    self.isDone = isDone
    waiting?.resume(returning: isDone)
    waiting = nil
  }
}
