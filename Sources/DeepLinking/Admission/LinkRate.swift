/// How many events are let in within a time.
public struct LinkRate: Hashable, Sendable {
  /// The most events; at least 1.
  public let count: Int

  /// The time.
  public let duration: Duration

  /// Creates a rate.
  ///
  /// - Parameters:
  ///   - count: The most events; less than 1 counts as 1.
  ///   - duration: The period in which they are counted.
  public init(_ count: Int, per duration: Duration) {
    self.count = max(1, count)
    self.duration = duration
  }

  /// Sixty within ten seconds for each source from which others can send links.
  public static let standard: [LinkSource: LinkRate] = {
    let rate = LinkRate(60, per: .seconds(10))
    return [.customScheme: rate, .universalLink: rate, .content: rate, .other: rate]
  }()
}

/// When each source caused events, as far back as its rate goes.
struct RateMemory: Sendable {
  /// The times of events that were let in, the oldest first.
  private var instants: [LinkSource: [LinkInstant]] = [:]

  /// Whether a source may cause another event, which is recorded if it counts.
  mutating func admits(
    _ source: LinkSource,
    at instant: LinkInstant,
    _ rate: LinkRate?,
    isCounted: Bool
  ) -> Bool {
    guard let rate else { return true }
    var recent = instants[source, default: []].filter { earlier in
      let passed = instant.duration(since: earlier)
      // When the clock was set back, earlier times no longer count.
      return passed >= .zero && passed < rate.duration
    }
    guard recent.count < rate.count else { return false }
    if isCounted { recent.append(instant) }
    instants[source] = recent
    return true
  }
}
