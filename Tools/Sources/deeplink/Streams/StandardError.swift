import Foundation

/// Standard error, for what is said about the way to an answer.
enum StandardError {
  /// Writes a line, behind the answers so far.
  static func print(_ line: String) {
    StandardOutput.flush()
    write(line + "\n")
  }

  /// Writes a text; a failure to do so is ignored, since it could not be told.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
