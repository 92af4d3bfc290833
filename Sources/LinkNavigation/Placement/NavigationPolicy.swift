/// How a target is chosen when a link can be shown in several ways.
///
/// A policy changes the target, never the plan that leads to it.
public struct NavigationPolicy: Hashable, Sendable {
  /// Whether placements that depend on the visible screen may be used.
  public let usesCurrentScreen: Bool

  /// How a link is added to the current screens.
  ///
  /// ``NavigationMode/pushOnTop`` and ``NavigationMode/presentOnTop(_:)`` mean
  /// ``NavigationMode/reuseStack`` when there is no current screen.
  public let mode: NavigationMode

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - usesCurrentScreen: Whether placements that depend on the visible screen may be used.
  ///   - mode: How a link is added to the current screens.
  public init(usesCurrentScreen: Bool, mode: NavigationMode = .reuseStack) {
    self.usesCurrentScreen = usesCurrentScreen
    self.mode = mode
  }

  /// For links that arrive while the app is in use: the current screens count.
  public static let warm = NavigationPolicy(usesCurrentScreen: true)

  /// For cold starts and restoration: the current screens don't count.
  public static let cold = NavigationPolicy(usesCurrentScreen: false)

  /// For links that arrive while the app is in use, with a mode.
  ///
  /// - Parameter mode: How a link is added to the current screens.
  /// - Returns: A policy that plans from the current screen, in `mode`.
  public static func warm(_ mode: NavigationMode) -> NavigationPolicy {
    NavigationPolicy(usesCurrentScreen: true, mode: mode)
  }
}
