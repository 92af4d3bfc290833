/// A clock that a test moves, for handlers under test.
@MainActor
public final class VirtualTime {
  /// The time that has passed since 1970.
  private var passed = Duration.seconds(1_000_000)

  /// The number of identities made.
  private var identities = 0

  /// The turn of the main actor.
  private var turn = 0

  /// The tasks that sleep, by the order in which they went to sleep.
  private var sleepers: [Int: Sleeper] = [:]

  /// The number of sleeps begun so far.
  private var sleeperCount = 0

  /// A task that sleeps.
  private struct Sleeper {
    /// The time when it wakes.
    let end: Duration

    /// Resumes it, with `false` when it was cancelled.
    let wake: CheckedContinuation<Bool, Never>
  }

  /// Creates a clock that stands still.
  public init() {}

  /// The environment with this clock, identities `event-1`, `event-2`, … and turns.
  public var environment: LinkEnvironment {
    LinkEnvironment(
      now: { LinkInstant(since1970: self.passed) },
      makeID: {
        self.identities += 1
        return LinkEventID(rawValue: "event-\(self.identities)")
      },
      currentTurn: { self.turn },
      uptime: { self.passed },
      sleep: { try await self.sleep(for: $0) }
    )
  }

  /// Moves the clock, and begins a new turn of the main actor.
  ///
  /// - Parameter duration: The time to move by. Not negative.
  public func advance(by duration: Duration) {
    passed += duration
    turn += 1
    let due = sleepers.filter { $0.value.end <= passed }
    for (number, sleeper) in due.sorted(by: { ($0.value.end, $0.key) < ($1.value.end, $1.key) }) {
      sleepers[number] = nil
      sleeper.wake.resume(returning: true)
    }
  }

  /// Waits until the clock has moved by a duration.
  private func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    guard duration > .zero else { return }
    sleeperCount += 1
    let number = sleeperCount
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        guard !Task.isCancelled else { return wake.resume(returning: false) }
        sleepers[number] = Sleeper(end: passed + duration, wake: wake)
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
    guard isOver else { throw CancellationError() }
  }

  /// Wakes a sleeper early.
  private func cancel(_ number: Int) {
    sleepers.removeValue(forKey: number)?.wake.resume(returning: false)
  }

  /// The number of tasks that sleep now.
  public var sleeping: Int { sleepers.count }
}
