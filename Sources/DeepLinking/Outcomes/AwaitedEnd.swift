/// The end of some work, which comes once and can be awaited.
@MainActor
final class AwaitedEnd {
  /// Whether the work succeeded, such as in its time; `nil` until it has ended.
  private(set) var succeeded: Bool?

  /// The functions that wait for the end.
  private var readers: [@MainActor (Bool) -> Void] = []

  nonisolated init() {}

  /// Waits for the end; returns whether the work succeeded.
  @discardableResult
  func result() async -> Bool {
    await withCheckedContinuation { continuation in
      whenFinished { continuation.resume(returning: $0) }
    }
  }

  /// Calls a function at the end: at once when it has come.
  func whenFinished(_ read: @escaping @MainActor (Bool) -> Void) {
    if let succeeded { read(succeeded) } else { readers.append(read) }
  }

  /// Records the end; only the first call counts.
  func finish(succeeded: Bool = true) {
    guard self.succeeded == nil else { return }
    self.succeeded = succeeded
    let readers = readers
    self.readers = []
    for read in readers { read(succeeded) }
  }
}
