@_spi(Driving) public import AppleFoundationStandIn

/// A part of a menu.
@MainActor open class UIMenuElement: NSObject {
  /// Whether an element is disabled, destructive or hidden.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Self(rawValue: 1)

    /// Destroys something.
    public static let destructive = Self(rawValue: 2)

    /// Is not shown.
    public static let hidden = Self(rawValue: 4)
  }

  /// Whether an element is on.
  public enum State: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// Both.
    case mixed
  }

  /// The title.
  public let title: String

  /// Creates an element.
  init(title: String) {
    self.title = title
    super.init()
  }
}

/// A menu: here only its title.
@MainActor public final class UIMenu: UIMenuElement {}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure.
@MainActor public final class UIAction: UIMenuElement {
  /// What identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What identifies the action.
  public let identifier: Identifier

  /// Whether the action is disabled, destructive or hidden.
  public var attributes: Attributes

  /// What to run.
  let handler: UIActionHandler

  // Apple: …/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:), 2026-11-21
  /// Creates an action.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic")
    self.attributes = attributes
    self.handler = handler
    super.init(title: title)
  }
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: NSObject {
  /// A button that the system provides.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// Add.
    case add = 4
    /// Close.
    case close = 24
  }

  /// The title.
  open var title: String?

  /// Whether the button can be tapped.
  open var isEnabled = true

  /// What a tap does.
  open var primaryAction: UIAction?

  /// The system item, if it is one.
  @_spi(Driving) public let systemItem: SystemItem?

  // Apple: uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:), 2026-11-21
  /// Creates a system item.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    super.init()
  }

  // Apple: uikit/uibarbuttonitem/init(title:image:primaryaction:menu:), 2026-11-21
  /// Creates a plain item; the title of the action wins.
  public init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    systemItem = nil
    self.title = primaryAction.map(\.title) ?? title
    self.primaryAction = primaryAction
    super.init()
  }
}

/// What a navigation bar shows for one controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String?

  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Whether there is no back button.
  open var hidesBackButton = false

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an empty item.
  public override init() { super.init() }
}
