#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// The three streams that a process is started with, made safe to use whatever they are.
enum StandardStreams {
  /// Prepares the streams; to be called first.
  static func prepare() {
    occupy(STDIN_FILENO, O_WRONLY)
    occupy(STDOUT_FILENO, O_RDONLY)
    occupy(STDERR_FILENO, O_RDONLY)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { waitForBytes(of: number) }
    atexit { StandardOutput.flush() }
  }

  /// Fills the place of a closed stream with one that fails as a closed one does.
  ///
  /// Without it the next file that is opened would get its number, and be written to as if it were the stream.
  private static func occupy(_ number: Int32, _ mode: Int32) {
    guard fcntl(number, F_GETFD) == -1 else { return }
    _ = open("/dev/null", mode)
  }

  /// Has a stream wait where it would say that it is busy; programs leave it so behind.
  private static func waitForBytes(of number: Int32) {
    let flags = fcntl(number, F_GETFL)
    guard flags != -1, flags & O_NONBLOCK != 0 else { return }
    _ = fcntl(number, F_SETFL, flags & ~O_NONBLOCK)
  }
}
