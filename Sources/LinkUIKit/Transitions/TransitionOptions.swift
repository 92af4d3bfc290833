#if canImport(UIKit) && !os(watchOS)
public import LinkNavigation
public import UIKit

/// How a host performs steps.
public struct TransitionOptions: Sendable {
  /// Whether steps are animated.
  public var isAnimated: Bool

  /// How styles of presentations are shown, where not as UIKit's styles of that name.
  ///
  /// A style is looked up with its anchor, then without. One that is neither here nor UIKit's is shown
  /// as the system chooses: a sheet.
  public var modalStyles: [PresentationStyle: UIModalPresentationStyle]

  /// Makes what stands in a column of a split view where nothing is selected.
  ///
  /// Without it such a column has no controller.
  public var emptyColumn: (@MainActor @Sendable () -> UIViewController)?

  /// How long to wait for the end of a transition.
  public var patience: TransitionPatience

  /// Creates options.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether steps are animated.
  ///   - modalStyles: How styles of presentations are shown, where not as UIKit's of that name.
  ///   - patience: How long to wait for the end of a transition.
  public init(
    isAnimated: Bool = true,
    modalStyles: [PresentationStyle: UIModalPresentationStyle] = [:],
    patience: TransitionPatience = .standard
  ) {
    self.isAnimated = isAnimated
    self.modalStyles = modalStyles
    self.patience = patience
  }

  /// How a style is shown.
  func modalStyle(of style: PresentationStyle) -> UIModalPresentationStyle {
    if let own = modalStyles[style] ?? modalStyles[style.kind] { return own }
    switch style.kind {
    case .fullScreen: return .fullScreen
    #if !os(tvOS)
    case .formSheet: return .formSheet
    case .popover: return .popover
    #endif
    default: return .automatic
    }
  }
}
#endif
