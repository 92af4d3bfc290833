import Foundation

/// Writes to the two outputs of the process, unbuffered, so that a reader sees each line at once.
enum Output {
  /// Writes a line to standard output.
  ///
  /// - Parameter line: The line, without its end.
  static func line(_ line: String) {
    write("\(line)\n", to: .standardOutput)
  }

  /// Writes a line to standard error, fit for a terminal.
  ///
  /// - Parameter line: The line, without its end.
  static func error(_ line: String) {
    write("\(line.forTerminal)\n", to: .standardError)
  }

  /// Writes text to standard output, without ending the line.
  ///
  /// - Parameter text: The text.
  static func text(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// Writes text.
  ///
  /// When nobody reads it any more, it is lost.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - handle: Where it is written.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
