import Foundation

/// A file of journal entries, of which the newest stay.
///
/// Several processes may write to it: each line is added at the end of the file that has the path by then.
@MainActor
final class JournalFile {
  /// The most bytes of a file.
  static let byteLimit = 1 << 20

  /// Where the file is.
  private let url: URL

  /// Told why a line could not be written.
  private let report: (String) -> Void

  /// Whether that was said.
  private var isReported = false

  init(_ url: URL, report: @escaping (String) -> Void = LinkLog.write) {
    (self.url, self.report) = (url, report)
  }

  /// Where a file is that an app names.
  static func place(of path: String) -> URL {
    #if canImport(Darwin)
    if !path.hasPrefix("/"),
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    {
      return caches.appendingPathComponent(path)
    }
    #endif
    return URL(fileURLWithPath: path)
  }

  /// Adds a line.
  func append(_ entry: LinkJournalEntry) {
    do {
      let line = Data(try (entry.jsonLine() + "\n").utf8)
      // A line that is larger than the file may be has no place in it.
      guard line.count <= Self.byteLimit / 4 else { return }
      try append(line)
    } catch {
      if !isReported { report("The journal \(url.path) cannot be written: \(error)".onOneLine) }
      isReported = true
    }
  }

  private func append(_ line: Data) throws {
    guard let file = try existing() else { return try PrivateFile(url: url).replace(with: line) }
    defer { try? file.close() }
    let size = try file.seekToEnd()
    if Int(clamping: size) + line.count <= Self.byteLimit {
      return try file.write(contentsOf: line)
    }
    let newest = try Data(contentsOf: url).suffix(Self.byteLimit / 2)
    let whole = newest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    try PrivateFile(url: url).replace(with: whole + line)
  }

  /// The file, open to write; `nil` when it is not there.
  private func existing() throws -> FileHandle? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return nil
    }
    // To open a pipe would wait for its reader.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    return try FileHandle(forWritingTo: url)
  }
}
