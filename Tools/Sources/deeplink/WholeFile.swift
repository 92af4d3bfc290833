import Foundation

/// A file that is read to its end, and written as a whole or not at all.
enum WholeFile {
  /// Reads a file, also one that is a pipe, as `<(…)` of a shell is; `nil` when it cannot be read.
  static func read(_ path: String) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      return nil
    }
  }

  /// Writes a file; where a symbolic link is, its target is written, and the link stays.
  ///
  /// Who may read and write the file stays as it was.
  static func write(_ data: Data, to path: String) throws {
    var file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    // A link without an existing target is not resolved.
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent())
    }
    let before = try? FileManager.default.attributesOfItem(atPath: file.path)
    try data.write(to: file, options: .atomic)
    guard let permissions = before?[.posixPermissions] else { return }
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }
}
