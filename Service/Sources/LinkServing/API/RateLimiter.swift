import Synchronization

/// Keeps each client of the API to a number of requests in ten seconds.
///
/// Clients are known in memory only, and the least recent are forgotten.
final class RateLimiter: Sendable {
  /// What a client has left.
  private struct Bucket {
    var tokens: Double
    var filled: SuspendingClock.Instant
  }

  private let requests: Double
  private let buckets = Mutex(GenerationCache<String, Bucket>(capacity: 20_000))

  init(requests: Int) {
    self.requests = Double(requests)
  }

  /// The seconds to wait until the client may ask again; `nil` when it may now.
  func wait(of client: String, at now: SuspendingClock.Instant = .now) -> Int? {
    let rate = requests / 10
    return buckets.withLock { buckets in
      var bucket = buckets.value(of: client) ?? Bucket(tokens: requests, filled: now)
      let (seconds, fraction) = (now - bucket.filled).components
      bucket.tokens += max(Double(seconds) + Double(fraction) * 1e-18, 0) * rate
      bucket.tokens = min(bucket.tokens, requests)
      bucket.filled = now
      guard bucket.tokens >= 1 else {
        buckets.insert(bucket, for: client)
        return max(Int(((1 - bucket.tokens) / rate).rounded(.up)), 1)
      }
      bucket.tokens -= 1
      buckets.insert(bucket, for: client)
      return nil
    }
  }
}
