@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uimodalpresentationstyle (pageSheet, popover not tvOS; formSheet from tvOS 26), 2026-11-22
/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style the system chooses; a sheet.
  case automatic = -2
  /// Not a modal presentation.
  case none = -1
  /// Covers the screen and takes the presenter's view out of the window.
  case fullScreen = 0
  /// A sheet.
  @available(tvOS, unavailable) case pageSheet = 1
  /// A smaller sheet.
  @available(tvOS 26.0, *) case formSheet = 2
  /// Covers the controller that defines the context, taking its view out of the window.
  case currentContext = 3
  /// Managed by the app.
  case custom = 4
  /// Covers the screen and leaves what is below in the window.
  case overFullScreen = 5
  /// Covers the controller that defines the context, leaving its view in the window.
  case overCurrentContext = 6
  /// A popover.
  @available(tvOS, unavailable) case popover = 7

  /// Whether the presenter's view leaves the window when the presentation has ended.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can swipe the presentation away.
  var isSwipeable: Bool { [.automatic, .pageSheet, .formSheet, .inPopover].contains(self) }

  /// A popover, by a name that is everywhere.
  static var inPopover: Self { Self(rawValue: 7) ?? .custom }
}

/// Manages a presentation.
@MainActor open class UIPresentationController: NSObject {
  /// What is presented.
  public let presentedViewController: UIViewController

  /// What presents.
  private weak var presenting: UIViewController?

  /// Creates a presentation controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presenting = presenting
    super.init()
  }

  // Apple: uikit/uipresentationcontroller/presentationstyle, 2026-11-21
  /// The style of what is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
}
