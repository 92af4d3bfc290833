import Foundation

/// Lines that a person types, read on a thread of their own, so that links can come meanwhile.
///
/// Who asks last gets the next line: a question about a link that came is answered before the app goes
/// on with what is typed at it.
@MainActor
final class TypedLines {
  /// Continuations that wait for a line, in LIFO order.
  private var waiting: [CheckedContinuation<String?, Never>] = []

  /// Whether a line is being read.
  private var isReading = false

  /// Reads the next line.
  func next() async -> String? {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      read()
    }
  }

  /// Reads a line and resumes a continuation with it.
  private func read() {
    guard !isReading, !waiting.isEmpty else { return }
    isReading = true
    Thread.detachNewThread {
      let line = readLine()
      Task { @MainActor in
        self.isReading = false
        self.waiting.popLast()?.resume(returning: line)
        self.read()
      }
    }
  }
}
