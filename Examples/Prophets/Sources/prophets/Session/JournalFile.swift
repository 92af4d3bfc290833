import DeepLinking
import Foundation

/// The file to which the app writes what it received, over many runs: a JSON object a line.
struct JournalFile {
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
