@_spi(Driving) @_exported public import AppleFoundationStandIn

/// The base of everything that reacts to events.
@MainActor open class UIResponder: NSObject {
  /// The activity the responder manages.
  open var userActivity: NSUserActivity?

  /// Which types can be pasted.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes what was pasted; here nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// The next responder of the chain.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  public override init() {
    super.init()
  }

  // Apple: uikit/uiresponder/motionended(_:with:), 2026-11-24
  /// Learns that a motion ended; forwards it up the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
}

/// An event: here only what kind of motion it can be.
@MainActor public final class UIEvent: NSObject {
  /// What a motion is.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }
}

/// A view: here only its place in the hierarchy, since nothing is drawn.
@MainActor open class UIView: UIResponder {
  /// Whether the view is hidden.
  open var isHidden = false

  /// The color behind the view.
  open var backgroundColor: UIColor?

  /// The place of the content in the view's own coordinates; nothing is laid out here.
  open var bounds: CGRect

  /// The traits of the view; unspecified outside a scene.
  open var traitCollection: UITraitCollection {
    window?.windowScene?.traits ?? UITraitCollection()
  }

  /// The text by which UI tests find the view.
  open var accessibilityIdentifier: String?

  /// The view that contains this one.
  public private(set) weak var superview: UIView?

  /// The views in this one, back to front.
  public private(set) var subviews: [UIView] = []

  /// The controller whose root view this is.
  weak var controller: UIViewController?

  /// Creates a view; of the frame only the size counts.
  public init(frame: CGRect) {
    bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    super.init()
  }

  /// Creates a view.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view from an archive, which the model has none of.
  public required init?(coder: NSCoder) {
    bounds = .zero
    super.init()
  }

  /// The window that shows the view; nil for a view that is in no window.
  open var window: UIWindow? {
    controller?.showingWindow ?? (controller == nil ? superview?.window : nil)
  }

  /// The controller of a root view, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Whether changes are animated.
  public internal(set) static var areAnimationsEnabled = true

  /// Makes changes without animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = before
  }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    view.didMoveToWindow()
  }

  // Apple: uikit/uiview/didmovetowindow(), 2026-11-24
  /// Tells that the window changed; the model tells it of views that are added themselves.
  open func didMoveToWindow() {}

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

/// A gesture recognizer: here only whether it is enabled.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Whether the gesture is recognised.
  open var isEnabled = true
}

/// What was copied.
///
/// A type alias, so that the model itself can name the class.
@available(tvOS, unavailable)
public typealias UIPasteboard = Pasteboard

// Apple: uikit/uipasteboard/string, 2026-11-24
/// What was copied.
@MainActor public final class Pasteboard: NSObject {
  /// The one that all apps share; an app of a test has one of its own.
  public static var general: Pasteboard { UIApplication.shared.pasteboard }

  /// The text that was copied last.
  public var string: String? {
    get {
      reads += 1
      return text
    }
    set { text = newValue }
  }

  private var text: String?

  /// How often the text was read.
  private(set) var reads = 0

  /// What a text looks like.
  public struct DetectionPattern: Hashable, Sendable {
    private let name: String

    /// The text is probably a web URL, or has one.
    public static let probableWebURL = DetectionPattern(name: "probableWebURL")
  }

  /// Tells what the text looks like, without reading it, on a thread of its own.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let looksLikeURL = text?.contains("://") == true
    let found = looksLikeURL ? patterns.intersection([.probableWebURL]) : []
    nonisolated(unsafe) let completionHandler = completionHandler  // proof: called once, here
    Task.detached { completionHandler(.success(found)) }
  }
}

@_spi(Driving) extension Pasteboard {
  /// How often the app read the text.
  public var readCount: Int { reads }
}

/// An image: here only its name.
public final class UIImage: NSObject, Sendable {
  /// The name of the system symbol.
  public let systemName: String

  /// Creates the image of a system symbol.
  public init?(systemName name: String) {
    systemName = name
    super.init()
  }
}
