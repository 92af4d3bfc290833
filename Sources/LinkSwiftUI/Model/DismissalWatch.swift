#if canImport(SwiftUI) && !os(watchOS)
/// Tracks which presentations are on screen or leaving, and lets a caller wait for the end, within a limit.
///
/// A presentation leaves with everything over it, so the end of the lowest is the end of all. A presentation that
/// was never on screen does not leave, and SwiftUI reports no end for it.
@MainActor
final class DismissalWatch {
  /// How long to wait for an end.
  private let limit: Duration

  /// Waits for a duration.
  private let sleep: @MainActor @Sendable (Duration) async throws -> Void

  /// The levels that came on screen and have not begun to leave.
  private var presented: Set<Int> = []

  /// The lowest level that is leaving; `nil` when none is.
  private var lowestLeaving: Int?

  /// Continuations that wait for the dismissal's end.
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  /// Ends the waiting when the limit is reached.
  private var timer: Task<Void, Never>?

  /// Creates a watch over no presentations.
  init(limit: Duration, sleep: @escaping @MainActor @Sendable (Duration) async throws -> Void) {
    self.limit = limit
    self.sleep = sleep
  }

  /// Whether a presentation is leaving.
  var isPending: Bool { lowestLeaving != nil }

  /// Records that a presentation came on screen.
  func didPresent(at level: Int) {
    presented.insert(level)
  }

  /// Records that a presentation, with everything over it, begins to leave.
  func willDismiss(from level: Int) {
    if presented.contains(level) { lowestLeaving = min(level, lowestLeaving ?? level) }
    presented = presented.filter { $0 < level }
  }

  /// Records that a presentation has left.
  func didDismiss(at level: Int) {
    guard let lowestLeaving, level <= lowestLeaving else { return }
    presented = presented.filter { $0 < level }
    stopWaiting(hasEnded: true)
  }

  /// Records that presentations that began to leave are wanted again.
  ///
  /// If SwiftUI had not begun to dismiss them, they stay on screen, and it reports no end.
  func areWantedAgain(upTo count: Int) {
    guard let lowestLeaving, lowestLeaving < count else { return }
    presented.formUnion(lowestLeaving..<count)
  }

  /// Waits until the leaving presentations have left.
  func end() async -> Bool {
    guard isPending else { return true }
    if timer == nil {
      timer = Task {
        try? await sleep(limit)
        if !Task.isCancelled { stopWaiting(hasEnded: false) }
      }
    }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits a moment for what cannot be observed; returns `false` when it waited as long as for an end.
  func pause(after waited: Duration) async -> Bool {
    guard waited < limit else { return false }
    try? await sleep(Self.moment)
    return true
  }

  /// How long it waits at once.
  static var moment: Duration { .milliseconds(50) }

  /// Resumes all waiting continuations.
  private func stopWaiting(hasEnded: Bool) {
    timer?.cancel()
    timer = nil
    lowestLeaving = nil
    let waiting = self.waiting
    self.waiting = []
    waiting.forEach { $0.resume(returning: hasEnded) }
  }
}
#endif
