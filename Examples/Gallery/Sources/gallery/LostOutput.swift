#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// What becomes of the answers when they cannot be written, as on a full disk.
enum LostOutput {
  /// Ends the process with 73, and says so, when not all that was printed has arrived.
  ///
  /// To be called first.
  static func endsTheProcess() {
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      perror("gallery: the output cannot be written")
      _exit(73)
    }
  }
}
