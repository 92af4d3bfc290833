/// An end that comes once, in time or not, and can be awaited.
@MainActor
final class AwaitedEnd {
  /// Whether it came in time; `nil` until it is there.
  private(set) var isInTime: Bool?

  /// Who waits for it.
  private var readers: [@MainActor (Bool) -> Void] = []

  /// Waits until it is there; returns whether it came in time.
  @discardableResult
  func result() async -> Bool {
    await withCheckedContinuation { continuation in
      whenThere { continuation.resume(returning: $0) }
    }
  }

  /// Calls a function when it is there: at once, if it is.
  func whenThere(_ read: @escaping @MainActor (Bool) -> Void) {
    if let isInTime { read(isInTime) } else { readers.append(read) }
  }

  /// Notes that it is there; only the first call counts.
  func set(inTime: Bool = true) {
    guard isInTime == nil else { return }
    isInTime = inTime
    let readers = readers
    self.readers = []
    for read in readers { read(inTime) }
  }
}
