import Foundation
/// Writes to the two outputs of the process, so that a reader sees each line at once.
///
/// What standard output does not take is what ``LostOutput`` is for.
enum Output {
  /// Writes a line to standard output.
  static func line(_ line: String) {
    text("\(line)\n")
  }

  /// Writes a line to standard error, fit for a terminal.
  static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line.forTerminal)\n".utf8))
  }

  /// Writes text to standard output, without ending the line.
  static func text(_ text: String) {
    print(text, terminator: "")
    flush()
  }
}
