/// A value that comes once, and can be awaited.
@MainActor
final class AwaitedValue<Value: Sendable> {
  /// The value; `nil` until it is there.
  private(set) var value: Value?

  /// Who waits for it.
  private var readers: [@MainActor (Value) -> Void] = []

  /// Waits until the value is there.
  func result() async -> Value {
    await withCheckedContinuation { continuation in
      whenThere { continuation.resume(returning: $0) }
    }
  }

  /// Calls a function when the value is there: at once, if it is.
  func whenThere(_ read: @escaping @MainActor (Value) -> Void) {
    if let value { read(value) } else { readers.append(read) }
  }

  /// Sets the value; only the first call counts.
  func set(_ value: Value) {
    guard self.value == nil else { return }
    self.value = value
    let readers = readers
    self.readers = []
    for read in readers { read(value) }
  }
}
