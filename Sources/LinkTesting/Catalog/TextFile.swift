#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file of text that a test compares and writes.
struct TextFile {
  /// Its path.
  let path: String

  /// What violations are called.
  let law: String

  /// Whether there is one, readable or not.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// What it holds; `nil` when it is missing or no text.
  var text: String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(bytes: data, encoding: .utf8)
  }

  /// Writes the file, all of it or nothing.
  func write(_ text: String) -> LawViolation? {
    do {
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
