@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uitab, not compared
/// A tab as a value with an identifier, which makes its controller when that is first needed.
@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITab: NSObject {
  /// The title.
  open var title: String

  // Apple: uikit/uitab/identifier, not compared
  /// What identifies the tab.
  public let identifier: String

  // Apple: uikit/uitab/parent, not compared
  /// The group that the tab is in.
  public internal(set) weak var parent: UITabGroup?

  /// Makes the controller.
  private let provider: ((UITab) -> UIViewController)?

  /// The controller, once it was needed.
  private var made: UIViewController?

  // Apple: uikit/uitab/init(title:image:identifier:viewcontrollerprovider:), not compared
  /// Creates a tab.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  // Apple: uikit/uitab/viewcontroller, not compared
  /// What the tab shows.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }

  // Apple: uikit/uitab/managingtabgroup, 2026-11-22
  /// The outermost group around the tab that has a managing navigation controller.
  open var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup ?? parent.flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// The tab of the bar that this one is in, or is.
  var root: UITab { parent?.root ?? self }
}

// Apple: uikit/uitabgroup, not compared
/// A tab with tabs in it.
@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITabGroup: UITab {
  // Apple: uikit/uitabgroup/children, not compared
  /// The tabs in the group.
  open var children: [UITab] { didSet { children.forEach { $0.parent = self } } }

  // Apple: uikit/uitabgroup/managingnavigationcontroller, 2026-11-22
  /// Shows the group and the selected tab in it as a stack; without it, only the group is shown.
  open var managingNavigationController: UINavigationController?

  // Apple: uikit/uitabgroup/init(title:image:identifier:children:viewcontrollerprovider:), not compared
  /// Creates a group.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    children.forEach { $0.parent = self }
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  // Apple: uikit/uitabbarcontroller/tabs, not compared
  /// The tabs; those of `viewControllers` are none.
  public var tabs: [UITab] {
    get { storedTabs.compactMap { $0 as? UITab } }
    set {
      storedTabs = newValue
      viewControllers = newValue.compactMap(\.shown)
      storedTab = newValue.first
    }
  }

  // Apple: uikit/uitabbarcontroller/selectedtab, not compared
  /// The tab that is selected, in groups too.
  public var selectedTab: UITab? {
    get {
      let tab = storedTab as? UITab
      let isShown = tab?.root.shown === selectedViewController
      return isShown ? tab : tabs.first { $0.shown === selectedViewController }
    }
    set {
      guard let newValue else { return }
      storedTab = newValue
      let group = newValue.managingTabGroup ?? newValue as? UITabGroup
      if let navigation = group?.managingNavigationController {
        let around = sequence(first: newValue) { $0.parent }.reversed()
        navigation.setViewControllers(around.compactMap(\.viewController), animated: false)
      }
      selectedViewController = newValue.root.shown
    }
  }
}

@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// What the bar shows for a tab of its own.
  fileprivate var shown: UIViewController? {
    (self as? UITabGroup)?.managingNavigationController ?? viewController
  }
}
