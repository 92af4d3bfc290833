import LinkPatterns
public import LinkRouting

/// Several deliveries of one call that has no order, such as a set of URL contexts, in one.
///
/// The least trusted comes first; of one trust, URLs are in the order of their bytes, and links as
/// values keep the order in which they were given. Of several navigations the last one wins, so the
/// result is the same on every run.
public struct LinkBatch<Link: DeepLink>: Equatable, Sendable {
  /// The deliveries, in order.
  public let deliveries: [LinkDelivery<Link>]

  /// Puts deliveries in order.
  ///
  /// - Parameter deliveries: The deliveries, in any order.
  /// - Complexity: O(*n* · log *n*), *n* = number of deliveries.
  public init(_ deliveries: some Sequence<LinkDelivery<Link>>) {
    let indexed = Array(deliveries.enumerated())
    self.deliveries = indexed.sorted { left, right in
      let trusts = (LinkTrust(left.element.source), LinkTrust(right.element.source))
      guard trusts.0 == trusts.1 else { return trusts.0 < trusts.1 }
      switch (left.element.content, right.element.content) {
      case (.url(let first), .url(let second)) where !UTF8Text.areEqual(first, second):
        return UTF8Text.precedes(first, second)
      default: return left.offset < right.offset
      }
    }
    .map(\.element)
  }
}
