import Foundation

/// Data that tests read from outside the repository, because it is others' or large.
///
/// It is expected in `shared/data`, beside the folder of the repository. Without it the tests that
/// need it are skipped, and say so.
enum SharedData {
  /// The folder.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data")

  /// Tells whether a file is there.
  static func has(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.appendingPathComponent(path).path)
  }

  /// Reads a file of text.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Reads a file of JSON.
  static func decode<Content: Decodable>(_ path: String, as type: Content.Type) throws -> Content {
    try JSONDecoder().decode(
      type,
      from: Data(contentsOf: folder.appendingPathComponent(path))
    )
  }
}
