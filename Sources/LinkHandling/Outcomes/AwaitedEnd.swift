/// An end that happens once, well or not, and can be awaited.
@MainActor
final class AwaitedEnd {
  /// Whether it is a good end, such as work in time or an opened page; `nil` before the end.
  private(set) var isGood: Bool?

  /// The closures to call at the end.
  private var readers: [@MainActor (Bool) -> Void] = []

  nonisolated init() {}

  /// Waits for the end, and returns whether it is a good one.
  @discardableResult
  func result() async -> Bool {
    await withCheckedContinuation { continuation in
      whenThere { continuation.resume(returning: $0) }
    }
  }

  /// Calls a function at the end, at once if it has happened.
  func whenThere(_ read: @escaping @MainActor (Bool) -> Void) {
    if let isGood { read(isGood) } else { readers.append(read) }
  }

  /// Notes the end; only the first call counts.
  func come(isGood: Bool = true) {
    guard self.isGood == nil else { return }
    self.isGood = isGood
    let readers = readers
    self.readers = []
    for read in readers { read(isGood) }
  }
}
