/// Waits for work within time limits: one task sleeps for all work of a scene that has one.
@MainActor
final class TimeLimits {
  /// The clock.
  private let environment: LinkEnvironment

  /// The ends of the work under way, each with the uptime of its limit.
  private var limits: [(end: AwaitedEnd, deadline: Duration)] = []

  /// The task that sleeps, and the uptime at which it wakes.
  private var sleeper: (wakesAt: Duration, task: Task<Void, Never>)?

  init(_ environment: LinkEnvironment) {
    self.environment = environment
  }

  /// Waits for work; `nil` when the time limit was reached first, or the waiting task was cancelled.
  ///
  /// At the time limit the work is cancelled, and its result is not used.
  func run<Value: Sendable>(
    _ limit: Duration?,
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value? {
    guard let limit else { return try await work() }
    let end = AwaitedEnd()
    let task = Task {
      defer { end.finish() }
      return try await work()
    }
    defer { task.cancel() }
    // Work that ends at once needs no clock.
    await Task.yield()
    if end.succeeded != nil { return try await task.value }
    guard !Task.isCancelled else { return nil }
    begin(end, limit)
    defer { limits.removeAll { $0.end === end } }
    let isInTime = await withTaskCancellationHandler {
      await end.result()
    } onCancel: {
      Task { @MainActor in end.finish(succeeded: false) }
    }
    return isInTime ? try await task.value : nil
  }

  /// Stops sleeping, once no work needs a limit.
  func stop() {
    sleeper?.task.cancel()
    sleeper = nil
  }
}

extension TimeLimits {
  /// Ends some work as failed when a limit has passed, unless it has ended by then.
  private func begin(_ end: AwaitedEnd, _ limit: Duration) {
    let now = environment.uptime()
    limits.append((end, now + limit))
    if let sleeper, sleeper.wakesAt <= now + limit { return }
    sleep(from: now, to: now + limit)
  }

  /// Sleeps until the next limit, in place of an earlier sleep.
  private func sleep(from now: Duration, to deadline: Duration) {
    stop()
    let task = Task { [environment, weak self] in
      // Cancelled, once nothing needs it.
      guard (try? await environment.sleep(deadline - now)) != nil, !Task.isCancelled else { return }
      self?.wake(at: max(deadline, environment.uptime()))
    }
    sleeper = (deadline, task)
  }

  /// Ends the work whose limit has passed, and sleeps for the rest.
  private func wake(at now: Duration) {
    sleeper = nil
    for limit in limits where limit.deadline <= now { limit.end.finish(succeeded: false) }
    let next = limits.filter { $0.deadline > now }.map(\.deadline).min()
    if let next { sleep(from: now, to: next) }
  }
}

// MARK: - Answers

extension TimeLimits {
  /// The app's answer within a time limit, or why there is no answer; cancelled work asks nothing.
  func answer<Value: Sendable>(
    of subject: @autoclosure () -> String,
    within limit: Duration?,
    orFail code: LinkFailure.Code,
    doing verb: String = "",
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws(LinkFailure) -> Value {
    let isOver = Task.isCancelled || (limit ?? .seconds(1)) <= .zero
    do {
      if !isOver, let answer = try await run(limit, work) { return answer }
    } catch {
      throw LinkFailure(error, code, subject: subject())
    }
    throw Self.timedOut(limit, verb + subject())
  }

  private nonisolated static func timedOut(_ limit: Duration?, _ subject: String) -> LinkFailure {
    LinkFailure(.timedOut, subject: subject, expected: limit.map { FailureText.name("\($0)") })
  }
}
