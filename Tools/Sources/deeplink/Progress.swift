#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Dispatch

/// What a person who waits at a terminal is told.
enum Progress {
  /// Whether somebody may be reading standard error as it is written.
  private static var isWatched: Bool { isatty(2) == 1 }

  /// Does something, and says on standard error what it is when it takes over a second.
  static func telling<Value>(_ what: String, _ work: () throws -> Value) rethrows -> Value {
    let item = announcement(what)
    defer { item?.cancel() }
    return try work()
  }

  /// Does something, and says on standard error what it is when it takes over a second.
  static func telling<Value>(_ what: String, _ work: () async -> Value) async -> Value {
    let item = announcement(what)
    defer { item?.cancel() }
    return await work()
  }

  /// Will say what is done; `nil` when nobody is there.
  private static func announcement(_ what: String) -> DispatchWorkItem? {
    guard isWatched else { return nil }
    let item = DispatchWorkItem { StandardError.print("\(TerminalText(what).text) …") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: item)
    return item
  }
}
