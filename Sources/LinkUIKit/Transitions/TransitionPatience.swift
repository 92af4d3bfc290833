#if canImport(UIKit) && !os(watchOS)
/// How often the host looks whether a transition has ended, and when it gives up.
///
/// UIKit tells the end of a transition by a completion handler, which it loses when something comes
/// between. So the host waits for the handler or for what can be seen, whichever is first: after
/// each pause it looks at the controllers. After the last pause the step has failed.
public struct TransitionPatience: Sendable {
  /// The most pauses in one transition.
  ///
  /// At least 1.
  public let pauses: Int

  /// Waits a moment.
  public let pause: @MainActor @Sendable () async -> Void

  /// Creates a patience.
  ///
  /// - Parameters:
  ///   - pauses: The most pauses in one transition; less than 1 counts as 1.
  ///   - pause: Waits a moment, such as one frame.
  public init(pauses: Int, pause: @escaping @MainActor @Sendable () async -> Void) {
    self.pauses = max(1, pauses)
    self.pause = pause
  }

  /// 250 pauses of 20 ms: five seconds, within which the longest of UIKit's own transitions end.
  public static let standard = TransitionPatience(pauses: 250) {
    try? await Task.sleep(for: .milliseconds(20))
  }

  /// Pauses, for the whole time even in a task that was cancelled.
  func wait() async {
    let pause = pause
    await Task { @MainActor in await pause() }.value
  }
}
#endif
