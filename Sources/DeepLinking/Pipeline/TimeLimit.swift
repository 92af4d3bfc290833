/// Waits for work within a time limit.
@MainActor
enum TimeLimit {
  /// Waits for a time.
  typealias Sleep = @MainActor @Sendable (Duration) async throws -> Void

  /// Waits for work; `nil` when the time limit was reached first, or the waiting task was cancelled.
  ///
  /// At the time limit the work is cancelled, and its result is not used.
  static func run<Value: Sendable>(
    _ limit: Duration?,
    _ sleep: @escaping Sleep,
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws -> Value? {
    guard let limit else { return try await work() }
    let isDone = AwaitedEnd()
    let engine = Task {
      defer { isDone.finish() }
      return try await work()
    }
    let timer = Task {
      // Work that ends at once needs no clock.
      guard isDone.succeeded == nil else { return }
      // Cancelled, once the work has ended.
      if (try? await sleep(limit)) != nil { isDone.finish(succeeded: false) }
    }
    defer {
      timer.cancel()
      engine.cancel()
    }
    let isInTime = await withTaskCancellationHandler {
      await isDone.result()
    } onCancel: {
      Task { @MainActor in isDone.finish(succeeded: false) }
    }
    return isInTime ? try await engine.value : nil
  }

  /// The app's answer within a time limit, or why there is no answer; cancelled work asks nothing.
  static func answer<Value: Sendable>(
    of subject: @autoclosure () -> String,
    within limit: Duration?,
    _ sleep: @escaping Sleep,
    orFail code: LinkFailure.Code,
    doing verb: String = "",
    _ work: @escaping @MainActor () async throws -> Value
  ) async throws(LinkFailure) -> Value {
    let isOver = Task.isCancelled || (limit ?? .seconds(1)) <= .zero
    do {
      if !isOver, let answer = try await run(limit, sleep, work) { return answer }
    } catch {
      throw LinkFailure(error, code, subject: subject())
    }
    throw timedOut(limit, verb + subject())
  }

  private nonisolated static func timedOut(_ limit: Duration?, _ subject: String) -> LinkFailure {
    LinkFailure(.timedOut, subject: subject, expected: limit.map { FailureText.name("\($0)") })
  }
}
