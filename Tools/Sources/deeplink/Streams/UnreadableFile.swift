import ArgumentParser
import Foundation

/// The reason why a file or standard input cannot be read.
struct UnreadableFile: Error {
  /// The path, or `-` for standard input.
  let path: String

  /// The reason, without a stop.
  let reason: String

  /// The number that the system gave; `nil` for a limit of this tool.
  let errorNumber: Int32?

  /// Names the reason of the system.
  init(_ path: String, errorNumber: Int32) {
    (self.path, self.errorNumber) = (path, errorNumber)
    reason =
      switch errorNumber {
      case ENOENT: "there is no such file"
      case ENOTDIR: "a part of its path is not a folder"
      case EISDIR: "it is a folder"
      case EACCES, EPERM: "you are not allowed to read it"
      case ELOOP: "its links lead in a circle"
      case EBADF: "it is closed"
      default: String(cString: strerror(errorNumber))
      }
  }

  /// Names a file that has more bytes than are read.
  init(_ path: String, over limit: Int, what: String = "it") {
    (self.path, errorNumber) = (path, nil)
    reason = "\(what) has more than \(limit >> 20) MB"
  }

  /// Names a reason of this tool.
  init(_ path: String, because reason: String) {
    (self.path, self.reason, errorNumber) = (path, reason, nil)
  }

  /// What cannot be read, and why, fit for a terminal.
  var message: String {
    let name = path == "-" ? "standard input" : TerminalText(path).text
    return "\(name) cannot be read: \(reason)"
  }

  /// Says so, and returns the exit code for it.
  func reported() -> ExitCode {
    StandardError.print("deeplink: \(message)")
    return ExitCode(66)
  }
}
