// Apple: uikit/uiuserinterfaceactiveappearance, 2026-11-29
/// Whether a scene is frontmost.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// What the system says about the surroundings of a view.
public final class UITraitCollection: Sendable {
  // Apple: uikit/uitraitcollection/activeappearance, 2026-11-29
  /// Whether the scene of the view is frontmost: a scene that is not may still be active.
  public let activeAppearance: UIUserInterfaceActiveAppearance

  init(activeAppearance: UIUserInterfaceActiveAppearance = .unspecified) {
    self.activeAppearance = activeAppearance
  }
}

extension UIWindowScene {
  /// The traits of the scene.
  var traits: UITraitCollection {
    let isActive = activationState == .foregroundActive && isFrontmost
    return UITraitCollection(activeAppearance: isActive ? .active : .inactive)
  }
}
