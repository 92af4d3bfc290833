/// Waits for work within time limits: one task sleeps for all work of a scene that has one.
@MainActor
final class TimeLimits {
  /// The clock.
  private let environment: LinkEnvironment

  /// The ends of the work under way, each with the uptime at which it must have come.
  private var awaited: [(end: AwaitedEnd, deadline: Duration)] = []

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
    let deadline = environment.uptime() + limit
    let end = AwaitedEnd()
    let task = Task {
      defer { end.finish() }
      return try await work()
    }
    defer { task.cancel() }
    // Work that ends at once needs no sleeper.
    await Task.yield()
    if end.succeeded != nil { return try await task.value }
    guard !Task.isCancelled else { return nil }
    watch(end, until: deadline)
    defer { awaited.removeAll { $0.end === end } }
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
  /// Ends some work as failed at an uptime, unless it has ended by then.
  private func watch(_ end: AwaitedEnd, until deadline: Duration) {
    awaited.append((end, deadline))
    if let sleeper, sleeper.wakesAt <= deadline { return }
    sleep(until: deadline)
  }

  /// Sleeps until an uptime, in place of an earlier sleep.
  private func sleep(until deadline: Duration) {
    stop()
    let task = Task { [environment, weak self] in
      let hasSlept = (try? await environment.sleep(deadline - environment.uptime())) != nil
      // Cancelled, once nothing needs it.
      guard !Task.isCancelled else { return }
      self?.sleeper = nil
      if hasSlept { self?.endOverdue(at: max(deadline, environment.uptime())) }
    }
    sleeper = (deadline, task)
  }

  /// Ends the work whose limit has passed, and sleeps for the rest.
  private func endOverdue(at now: Duration) {
    for work in awaited where work.deadline <= now { work.end.finish(succeeded: false) }
    let next = awaited.map(\.deadline).filter { $0 > now }.min()
    if let next { sleep(until: next) }
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
    let isOver = Task.isCancelled || limit.map { $0 <= .zero } ?? false
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
