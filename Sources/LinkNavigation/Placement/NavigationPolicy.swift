/// How a target is chosen when a link could be shown in several ways.
///
/// A policy changes the target, never the plan that leads to it.
public struct NavigationPolicy: Equatable, Sendable {
  /// Whether places that depend on the visible screen may be used.
  public let usesCurrentScreen: Bool

  /// How a link takes its place.
  ///
  /// ``NavigationMode/pushOnTop`` and ``NavigationMode/presentOnTop(_:)`` mean
  /// ``NavigationMode/reuseStack`` where there is no current screen.
  public let mode: NavigationMode

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - usesCurrentScreen: Whether places that depend on the visible screen may be used.
  ///   - mode: How a link takes its place.
  public init(usesCurrentScreen: Bool, mode: NavigationMode = .reuseStack) {
    self.usesCurrentScreen = usesCurrentScreen
    self.mode = mode
  }

  /// For links that arrive while the app is in use: show them within what is there.
  public static let warm = NavigationPolicy(usesCurrentScreen: true)

  /// For cold starts and restoration: nothing that is shown yet means anything.
  public static let cold = NavigationPolicy(usesCurrentScreen: false)

  /// For links that arrive while the app is in use, in a mode of the app's choice.
  ///
  /// - Parameter mode: How a link takes its place.
  /// - Returns: A policy that plans from the current screen, in `mode`.
  public static func warm(_ mode: NavigationMode) -> NavigationPolicy {
    NavigationPolicy(usesCurrentScreen: true, mode: mode)
  }
}
