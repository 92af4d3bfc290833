@_spi(Driving) public import AppleFoundationStandIn

/// A tab as a value with an identifier, which makes its controller when that is first needed.
@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITab: NSObject {
  /// The title.
  open var title: String

  /// What identifies the tab.
  public let identifier: String

  /// The group that the tab is in.
  public internal(set) weak var parent: UITabGroup?

  /// Makes the controller.
  private let provider: ((UITab) -> UIViewController)?

  /// The controller, once it was needed.
  private var made: UIViewController?

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

  /// Whether the tab has no controller until it is selected; else reading makes it.
  @_spi(Driving) public var waitsForSelection = false

  // Apple: uikit/uitab/viewcontroller, 2026-11-22: the page does not say when it is made
  /// What the tab shows.
  open var viewController: UIViewController? {
    if !waitsForSelection { make() }
    return made
  }

  /// Makes the controller, once.
  func make() {
    if made == nil { made = provider?(self) }
  }

  // Apple: uikit/uitab/managingtabgroup, 2026-11-22
  /// The outermost group around the tab that has a managing navigation controller.
  open var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup ?? parent.flatMap { $0.managingNavigationController == nil ? nil : $0 }
  }

  /// The tab of the bar that this one is in, or is.
  var root: UITab { parent?.root ?? self }
}

/// A tab with tabs in it.
@available(iOS 18.0, macCatalyst 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] { didSet { children.forEach { $0.parent = self } } }

  // Apple: uikit/uitabgroup/managingnavigationcontroller, 2026-11-22
  /// Shows the group and the selected tab in it as a stack; without it, only the group is shown.
  open var managingNavigationController: UINavigationController?

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
  /// The tabs, without those of `viewControllers`.
  public var tabs: [UITab] {
    get { storedTabs.compactMap { $0 as? UITab } }
    set {
      storedTabs = newValue
      newValue.first?.make()
      viewControllers = newValue.compactMap(\.shown)
      storedTab = newValue.first
    }
  }

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
      newValue.make()
      newValue.root.make()
      setViewControllers(tabs.compactMap(\.shown), animated: false)
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
