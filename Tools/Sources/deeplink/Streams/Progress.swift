#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Dispatch

/// Messages for a person who waits at a terminal.
enum Progress {
  /// Whether standard error is a terminal.
  private static var isWatched: Bool { isatty(2) == 1 }

  /// Does something, and names it on standard error when it takes over a second.
  static func telling<Value>(_ what: String, _ work: () throws -> Value) rethrows -> Value {
    let item = announcement(what)
    defer { item?.cancel() }
    return try work()
  }

  /// Does something, and names it on standard error when it takes over a second.
  static func telling<Value>(_ what: String, _ work: () async -> Value) async -> Value {
    let item = announcement(what)
    defer { item?.cancel() }
    return await work()
  }

  /// Schedules a line about what is done; `nil` when standard error isn't a terminal.
  private static func announcement(_ what: String) -> DispatchWorkItem? {
    guard isWatched else { return nil }
    let item = DispatchWorkItem { StandardError.print("\(TerminalText(what).text) …") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: item)
    return item
  }
}
