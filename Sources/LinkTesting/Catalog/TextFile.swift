#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A text file that a test compares and writes.
struct TextFile {
  /// Its path.
  let path: String

  /// The name of its violations.
  let law: String

  /// Whether the file exists, readable or not.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// The contents; `nil` when the file is missing or not a text.
  var text: String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(bytes: data, encoding: .utf8)
  }

  /// Writes the file atomically, in a folder that is made when it is missing.
  func write(_ text: String) -> LawViolation? {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return violation("cannot be written: \(error)")
    }
  }

  /// Describes a violation.
  func violation(_ detail: String) -> LawViolation {
    LawViolation(law: law, detail: "\(path) \(detail)")
  }
}
