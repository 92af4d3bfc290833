import Foundation

/// A file that is written as a whole or not at all.
enum WholeFile {
  /// Writes a file; where a symbolic link is, what it leads to is written, and the link stays.
  static func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    try data.write(to: file, options: .atomic)
  }
}
