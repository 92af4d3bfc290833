#if canImport(UIKit) && !os(watchOS)
public import LinkNavigation
public import UIKit

/// How a host performs steps.
public struct TransitionOptions: Sendable {
  /// Whether steps are animated.
  public var isAnimated: Bool

  /// How styles of presentations are shown.
  ///
  /// Others are shown as the system chooses: a sheet.
  public var modalStyles: [PresentationStyle: UIModalPresentationStyle]

  /// How long to wait for the end of a transition.
  public var patience: TransitionPatience

  /// Creates options.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether steps are animated.
  ///   - modalStyles: How styles of presentations are shown.
  ///   - patience: How long to wait for the end of a transition.
  public init(
    isAnimated: Bool = true,
    modalStyles: [PresentationStyle: UIModalPresentationStyle] = [.fullScreen: .fullScreen],
    patience: TransitionPatience = .standard
  ) {
    self.isAnimated = isAnimated
    self.modalStyles = modalStyles
    self.patience = patience
  }
}
#endif
