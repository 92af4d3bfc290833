#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// What becomes of the answers when they cannot be written, as on a full disk.
public enum LostOutput {
  /// Ends the process with 73, and says so, when not all that was printed has arrived.
  ///
  /// Call it before anything is printed. A reader then sees each line at once.
  public static func endsTheProcess() {
    setvbuf(stdout, nil, _IOLBF, 0)
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      let program = CommandLine.arguments.first?.split(separator: "/").last ?? "the command"
      perror("\(program): the output cannot be written")
      _exit(73)
    }
  }
}
