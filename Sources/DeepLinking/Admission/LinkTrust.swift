/// How far a source is trusted, to decide which of two navigations wins.
///
/// It opens no route: a route's access decides who reaches it.
public struct LinkTrust: Hashable, Sendable, Comparable {
  /// The rank; higher is more trusted.
  private let rank: Int

  /// The trust in a source.
  ///
  /// - Parameter source: Where a link came from.
  public init(_ source: LinkSource) {
    rank =
      switch source.trusted {
      case .app: 4
      case .handoff, .notification, .quickAction, .spotlight, .intent: 3
      case .universalLink: 2
      case .customScheme, .other: 1
      default: 0
      }
  }

  /// Compares the trust in two sources.
  ///
  /// - Parameters:
  ///   - lhs: The trust in one.
  ///   - rhs: The trust in another.
  /// - Returns: Whether the first is trusted less.
  public static func < (lhs: LinkTrust, rhs: LinkTrust) -> Bool { lhs.rank < rhs.rank }
}
