@_spi(Driving) public import AppleFoundationStandIn

/// The backdrop of the app's interface; hidden until `isHidden = false` or `makeKeyAndVisible()`.
@MainActor open class UIWindow: UIView {
  /// The scene the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// Whether the window receives keyboard events.
  public private(set) var isKeyWindow = false

  /// Ends the transitions of the window's controllers.
  let clock = TransitionClock()

  /// What UIKit would have said about the window's controllers.
  let log = StandInLog()

  /// Whether there is as little room as on a phone: popovers are sheets then.
  var hasLittleRoom = false

  /// How many presentations the system refuses without a reason that the app could see.
  var refusals = 0

  /// Whether the window is hidden; true at first.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      isHidden ? rootViewController?.disappearAtOnce() : rootViewController?.appearAtOnce()
    }
  }

  /// The controller that provides the window's content.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let left = oldValue?.presentedByMe {
        log.warn("\(left.name) stays in the window whose root that presents it is replaced.")
      }
      oldValue?.disappearAtOnce()
      oldValue?.rootOf = nil
      rootViewController?.rootOf = self
      if !isHidden { rootViewController?.appearAtOnce() }
    }
  }

  // Apple: uikit/uiwindow/init(windowscene:), 2026-11-21
  /// Creates a hidden window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.add(self)
    isHidden = true
  }

  /// Creates a hidden window without a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window from an archive, which the model has none of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    windowScene?.windows.forEach { $0.isKeyWindow = false }
    isKeyWindow = true
  }

  // Apple: uikit/uiwindow/makekeyandvisible(), 2026-11-21
  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
}
