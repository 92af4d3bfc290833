import Foundation

/// The time that the processor has spent on this thread.
///
/// Unlike the time on the wall it stands still while other programs run.
public enum ProcessorTime {
  /// Nanoseconds since the thread started.
  public static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
