import DeepLinking
import Foundation

/// The file that keeps what was received, over many runs: a JSON object a line.
struct JournalFile {
  /// The most lines that are kept.
  static let capacity = 1024

  /// The path of the file.
  let path: String

  /// Creates a description of a file, which need not exist.
  init(_ path: String) {
    self.path = path
  }

  /// Reads the newest entries.
  func read(last count: Int) throws(CommandFailure) -> [LinkJournalEntry] {
    let decoder = JSONDecoder()
    let entries = try lines().suffix(count).map { line in
      try? decoder.decode(LinkJournalEntry.self, from: Data(line.utf8))
    }
    guard !entries.contains(where: { $0 == nil }) else {
      throw CommandFailure(
        "The journal \(path) holds a line that is not an entry.",
        code: CommandFailure.malformed
      )
    }
    return entries.compactMap(\.self)
  }

  /// Adds what was recorded in a run, and drops the oldest lines.
  @MainActor
  func append(_ journal: LinkJournal) throws(CommandFailure) {
    guard !journal.entries.isEmpty else { return }
    let earlier = try lines()
    do {
      let lines = earlier + (try journal.entries.map { try $0.jsonLine() })
      let text = lines.suffix(Self.capacity).joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        "The journal \(path) cannot be written: \(error.localizedDescription)",
        code: CommandFailure.cannotCreate
      )
    }
  }

  /// The lines of the file.
  private func lines() throws(CommandFailure) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    } catch {
      throw CommandFailure(
        "The journal \(path) cannot be read: \(error.localizedDescription)",
        code: CommandFailure.noInput
      )
    }
  }
}
