#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Options for how a host performs steps.
public struct TransitionOptions: Sendable {
  /// Whether steps are animated.
  public var isAnimated: Bool

  /// The presentation styles that are shown in another way than the UIKit style with the same name.
  ///
  /// A style is looked up with its anchor, then without. A style that is neither here nor UIKit's is shown
  /// in the system's default style, as a sheet.
  public var modalStyles: [PresentationStyle: UIModalPresentationStyle]

  /// Makes the placeholder of an empty column of a split view.
  ///
  /// Without it such a column has no controller.
  public var emptyColumn: (@MainActor @Sendable () -> UIViewController)?

  /// How long to wait for the end of a transition.
  public var patience: TransitionPatience

  /// Creates options.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether steps are animated.
  ///   - modalStyles: The presentation styles that are shown in another way than the UIKit style with the same name.
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

/// How often the host checks whether a transition has ended, and when it gives up.
///
/// UIKit reports the end of a transition with a completion handler, which gets lost when something
/// interrupts. So the host waits for the handler or for a visible end, whichever comes first: after
/// each pause it checks the controllers. After the last pause the step has failed.
public struct TransitionPatience: Sendable {
  /// The most pauses in one transition.
  ///
  /// At least 1.
  public let pauses: Int

  /// Waits a moment.
  public let pause: @MainActor @Sendable () async -> Void

  /// Creates a patience.
  ///
  /// - Parameters:
  ///   - pauses: The most pauses in one transition; less than 1 counts as 1.
  ///   - pause: Waits a moment, such as one frame.
  public init(pauses: Int, pause: @escaping @MainActor @Sendable () async -> Void) {
    self.pauses = max(1, pauses)
    self.pause = pause
  }

  /// 250 pauses of 20 ms: five seconds, within which the longest of UIKit's own transitions end.
  public static let standard = TransitionPatience(pauses: 250) {
    try? await Task.sleep(for: .milliseconds(20))
  }

  /// Pauses for the whole time, even in a cancelled task.
  func wait() async {
    let pause = pause
    await Task { @MainActor in await pause() }.value
  }
}
#endif
