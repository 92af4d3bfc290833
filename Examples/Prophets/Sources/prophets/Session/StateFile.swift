import DeepLinking
import Foundation

/// The file that keeps what is shown, between one run of a command and the next.
struct StateFile {
  /// The path of the file.
  let path: String

  /// Creates a description of a file, which need not exist.
  init(_ path: String) {
    self.path = path
  }

  /// Reads what was saved.
  func read() throws(CommandFailure) -> SavedNavigationV1? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure(
        "The state file \(path) cannot be read: \(error.localizedDescription)",
        code: CommandFailure.noInput
      )
    }
    let saved = try? JSONDecoder().decode(SavedNavigationV1.self, from: data)
    guard let saved, saved.version == 1 else {
      throw CommandFailure(
        "The state file \(path) does not hold a saved state of version 1.",
        code: CommandFailure.malformed
      )
    }
    return saved
  }

  /// Saves what is shown.
  func write(_ saved: SavedNavigationV1) throws(CommandFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      var data = try encoder.encode(saved)
      data.append(UInt8(ascii: "\n"))
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        "The state file \(path) cannot be written: \(error.localizedDescription)",
        code: CommandFailure.cannotCreate
      )
    }
  }
}
