#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// Standard output, for answers alone; everything that a command answers is written here.
enum StandardOutput {
  /// Writes a text and what ends it; ends the process when earlier output was lost.
  static func print(_ text: String = "", terminator: String = "\n") {
    Swift.print(text, terminator: terminator)
    if ferror(stdout) != 0 { endTheProcess() }
  }

  /// Writes a line at once, and everything before it.
  static func printNow(_ line: String) {
    print(line)
    flush()
  }

  /// Writes what is still kept; ends the process when that is not possible.
  static func flush() {
    if fflush(stdout) != 0 || ferror(stdout) != 0 { endTheProcess() }
  }

  /// Ends the process with 73 and a message, or with 141 and none when the reader has gone away.
  private static func endTheProcess() -> Never {
    let reason = errno
    if reason == EPIPE { _exit(141) }
    let text = reason == EBADF ? "it is closed" : String(cString: strerror(reason))
    StandardError.write("deeplink: the output cannot be written: \(text)\n")
    _exit(73)
  }
}
