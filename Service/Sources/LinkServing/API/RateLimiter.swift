import Synchronization

/// Keeps each client to a number of requests in a time.
///
/// Clients are known in memory only, and the least recent are forgotten.
final class RateLimiter: Sendable {
  /// What a client has left.
  private struct Bucket {
    var tokens: Double
    var filled: SuspendingClock.Instant
  }

  private let requests: Double

  /// The seconds in which a client may ask that often.
  private let seconds: Double

  private let buckets = Mutex(GenerationCache<String, Bucket>(capacity: 20_000))

  init(requests: Int, in seconds: Double = 10) {
    (self.requests, self.seconds) = (Double(requests), seconds)
  }

  /// The seconds to wait until the client may ask again; `nil` when it may now.
  func wait(of client: String, at now: SuspendingClock.Instant = .now) -> Int? {
    let rate = requests / self.seconds
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

  /// Gives a client back what it was counted for.
  func giveBack(to client: String) {
    buckets.withLock { buckets in
      guard var bucket = buckets.value(of: client) else { return }
      bucket.tokens = min(bucket.tokens + 1, requests)
      buckets.insert(bucket, for: client)
    }
  }
}
