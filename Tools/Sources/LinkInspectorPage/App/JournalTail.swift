public import DeepLinking
import Foundation

/// Follows the journal that a running app writes to a file, a JSON object a line.
public struct JournalTail: Sendable {
  /// The path of the file.
  private let path: String

  /// How often the file is looked at.
  private let interval: Duration

  /// The most bytes of what is there already that are read.
  private static let history = 256 << 10

  /// The most bytes of a line.
  private static let longestLine = 64 << 10

  /// Follows a file, which need not be there yet.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - interval: How often the file is looked at.
  public init(path: String, interval: Duration = .milliseconds(250)) {
    (self.path, self.interval) = (path, interval)
  }

  /// The entries: the newest of those that are there, and all that follow.
  ///
  /// A file that is cut or replaced is read from its start. Lines that are not entries are skipped.
  public func entries() -> AsyncStream<LinkJournalEntry> {
    AsyncStream { continuation in
      let task = Task { [self] in
        var reading = Reading(path: path)
        while !Task.isCancelled {
          for line in reading.newLines() {
            if let entry = try? JSONDecoder().decode(LinkJournalEntry.self, from: line) {
              continuation.yield(entry)
            }
          }
          try? await Task.sleep(for: interval)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// How far a file was read.
  private struct Reading {
    /// The path of the file.
    let path: String

    /// Which file it was, by its number in the file system.
    var file: UInt64?

    /// The bytes that were read.
    var offset: UInt64 = 0

    /// The beginning of a line whose end is not there yet.
    var rest = Data()

    /// Reads the lines that were added.
    mutating func newLines() -> [Data] {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let size = (attributes[.size] as? NSNumber)?.uint64Value,
        let handle = FileHandle(forReadingAtPath: path)
      else { return [] }
      defer { try? handle.close() }
      let number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
      var skipsFirst = false
      if number != file || size < offset {
        let start = size > UInt64(JournalTail.history) ? size - UInt64(JournalTail.history) : 0
        (file, offset, rest, skipsFirst) = (number, start, Data(), start > 0)
      }
      guard size > offset, (try? handle.seek(toOffset: offset)) != nil,
        let data = try? handle.read(upToCount: Int(clamping: size - offset))
      else { return [] }
      offset += UInt64(data.count)
      var lines = (rest + data).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      let last = lines.popLast().map { Data($0) } ?? Data()
      rest = last.count > JournalTail.longestLine ? Data() : last
      return lines.dropFirst(skipsFirst ? 1 : 0).map { Data($0) }
    }
  }
}
