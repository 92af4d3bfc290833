import Foundation

/// Standard error, for what is said about the way to an answer.
enum StandardError {
  /// Writes a line.
  static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
