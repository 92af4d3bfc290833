#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// The handling of output that cannot be written, as on a full disk.
enum LostOutput {
  /// Ends the process with 73 and a message when some output was not written.
  ///
  /// To be called first.
  static func endsTheProcess() {
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      perror("deeplink: the output cannot be written")
      _exit(73)
    }
  }
}
