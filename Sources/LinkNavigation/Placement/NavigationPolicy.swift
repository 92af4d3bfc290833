/// How a target is chosen when a link could be shown in several ways.
///
/// A policy changes the target, never the plan that leads to it.
public struct NavigationPolicy: Hashable, Sendable {
  /// Whether places that depend on the visible screen may be used.
  public let usesCurrentScreen: Bool

  /// For links that arrive while the app is in use: show them within what is there.
  public static let warm = NavigationPolicy(usesCurrentScreen: true)

  /// For cold starts and restoration: nothing that is shown yet means anything.
  public static let cold = NavigationPolicy(usesCurrentScreen: false)
}
