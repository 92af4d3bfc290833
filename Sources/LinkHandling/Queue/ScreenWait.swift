import LinkRouting

/// How long a link has waited for a screen to be closed, and whether that was reported.
struct ScreenWait {
  /// The longest time.
  let limit: Duration

  private var start: LinkInstant?
  private var reported: ScreenStatus?

  /// After how long a wait is reported.
  static var notice: Duration { .milliseconds(300) }

  init(limit: Duration) {
    self.limit = limit
  }

  /// Whether the link still waits; the first call begins the time.
  mutating func goesOn(at now: LinkInstant) -> Bool {
    let start = self.start ?? now
    self.start = start
    return now < start.advanced(by: limit)
  }

  /// How long to wait before the screens are looked at again: at first until the wait is reported.
  func interval(at now: LinkInstant) -> Duration {
    guard reported == nil, let start else { return .milliseconds(500) }
    return max(.zero, Self.notice - now.duration(since: start))
  }

  /// Whether the wait for a screen is to be reported now: once for each screen.
  mutating func isToBeReported(_ status: ScreenStatus, at now: LinkInstant) -> Bool {
    guard reported != status, let start, now.duration(since: start) >= Self.notice else {
      return false
    }
    reported = status
    return true
  }

  /// Why the link expires, naming the screen that was in the way.
  func failure(of status: ScreenStatus) -> LinkFailure {
    let found: FailureText =
      status.title.map { .value("the \(status.name) '\($0)'", shownAs: "the \(status.name)") }
      ?? .name("the \(status.name)")
    return LinkFailure(.interruptionExpired, expected: .name("\(limit)"), found: found)
  }
}
