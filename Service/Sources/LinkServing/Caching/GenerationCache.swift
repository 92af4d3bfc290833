/// A cache with a bound: what was not asked for while half of it was filled anew is dropped.
struct GenerationCache<Key: Hashable, Value> {
  /// The most values of one generation.
  private let limit: Int

  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    limit = max(capacity / 2, 1)
  }

  /// The value of a key, which is kept for longer.
  mutating func value(of key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= limit, young[key] == nil {
      (old, young) = (young, [:])
    }
    young[key] = value
  }

  mutating func remove(_ key: Key) {
    young[key] = nil
    old[key] = nil
  }
}
