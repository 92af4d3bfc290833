@_spi(Driving) public import AppleFoundationStandIn

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The text of the button.
  public let title: String?

  /// What the button means.
  public let style: Style

  /// Whether the button can be tapped.
  open var isEnabled = true

  /// What a tap does, after the alert is gone.
  let handler: ((UIAlertAction) -> Void)?

  // Apple: uikit/uialertaction/init(title:style:handler:), 2026-11-21
  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// An alert or action sheet: a presentation that the app's navigation did not plan.
@MainActor open class UIAlertController: UIViewController {
  /// What an alert looks like.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?

  /// What the alert looks like.
  public private(set) var preferredStyle = Style.alert

  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []

  // Apple: uikit/uialertcontroller/init(title:message:preferredstyle:), 2026-11-21
  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .inPopover : .custom
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }
}

// Apple: uikit/uiactivityviewcontroller (not tvOS), 2026-11-22
/// The share sheet: another presentation that the app's navigation did not plan.
@available(tvOS, unavailable)
@MainActor open class UIActivityViewController: UIViewController {
  /// What is shared.
  @_spi(Driving) public let activityItems: [Any]

  /// Creates a share sheet.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .inPopover
  }

  /// Creates an empty share sheet from an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

// Apple: uikit/uistoryboard, 2026-11-21
/// A collection of controllers by identifier; here closures in place of a file.
@MainActor open class UIStoryboard: NSObject {
  /// The name of the file.
  @_spi(Driving) public let name: String

  /// What UIKit would have said.
  @_spi(Driving) public let log = StandInLog()

  /// What makes the controllers.
  var makers: [String: @MainActor () -> UIViewController] = [:]

  /// What makes the initial controller.
  var initialIdentifier: String?

  /// Names a storyboard; it is empty until a test registers controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates the initial controller, if there is one.
  open func instantiateInitialViewController() -> UIViewController? {
    initialIdentifier.map(instantiateViewController(withIdentifier:))
  }

  // Apple: uikit/uistoryboard/instantiateviewcontroller(withidentifier:), 2026-11-21
  /// Creates a controller; an unknown identifier is an exception, and a plain controller here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = makers[identifier] else {
      log.raise(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
      )
      return UIViewController()
    }
    let controller = make()
    controller.storyboard = self
    return controller
  }
}
