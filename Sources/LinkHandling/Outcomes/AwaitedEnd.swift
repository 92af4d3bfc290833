/// An end that comes once, as it should or not, and can be awaited.
@MainActor
final class AwaitedEnd {
  /// Whether all is well: work was in time, a page was opened; `nil` until the end is there.
  private(set) var isGood: Bool?

  /// Who waits for it.
  private var readers: [@MainActor (Bool) -> Void] = []

  nonisolated init() {}

  /// Waits until it is there; returns whether all is well.
  @discardableResult
  func result() async -> Bool {
    await withCheckedContinuation { continuation in
      whenThere { continuation.resume(returning: $0) }
    }
  }

  /// Calls a function when it is there: at once, if it is.
  func whenThere(_ read: @escaping @MainActor (Bool) -> Void) {
    if let isGood { read(isGood) } else { readers.append(read) }
  }

  /// Notes that it is there; only the first call counts.
  func come(isGood: Bool = true) {
    guard self.isGood == nil else { return }
    self.isGood = isGood
    let readers = readers
    self.readers = []
    for read in readers { read(isGood) }
  }
}
