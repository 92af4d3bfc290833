/// Something that happens when a test says so.
@MainActor
final class Held {
  private var isReleased = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []

  /// How many came to wait so far.
  private(set) var count = 0

  /// Waits until it is released.
  func wait() async {
    count += 1
    arrivals.forEach { $0.resume() }
    arrivals = []
    guard !isReleased else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits until a caller waits.
  func arrival(_ number: Int = 1) async {
    while count < number {
      await withCheckedContinuation { arrivals.append($0) }
    }
  }

  /// Lets all go on who wait, now and later.
  func release() {
    isReleased = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

/// Lets everything go on that can.
@MainActor
func settle() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Something that is on or off.
@MainActor
final class Switch {
  var isOn = false
}
