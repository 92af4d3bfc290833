// Not Foundation, which brings the C library along in a way that does not allow for its global variables.
#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

extension Output {
  /// Hands on what was written to standard output.
  ///
  /// Not what was written to all files: standard input is locked while a line is awaited.
  static func flush() {
    fflush(stdout)
  }
}
