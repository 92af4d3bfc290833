public import LinkRouting

/// How far an origin is trusted, for deciding which of two navigations gives way.
///
/// It opens nothing: who reaches a route is the route's own decision.
public struct LinkTrust: Hashable, Sendable, Comparable {
  /// The rank; higher is more trusted.
  private let rank: Int

  /// The trust in an origin.
  ///
  /// - Parameter origin: Where a link came from.
  public init(_ origin: LinkSource) {
    rank =
      switch origin.trusted {
      case .app: 4
      case .handoff, .notification, .quickAction, .spotlight, .intent: 3
      case .universalLink: 2
      case .customScheme, .other: 1
      default: 0
      }
  }

  /// Compares the trust in two origins.
  ///
  /// - Parameters:
  ///   - lhs: The trust in one.
  ///   - rhs: The trust in another.
  /// - Returns: Whether the first is trusted less.
  public static func < (lhs: LinkTrust, rhs: LinkTrust) -> Bool { lhs.rank < rhs.rank }
}
