@_spi(Driving) public import AppleFoundationStandIn

/// What a tab bar shows for a tab.
@MainActor open class UITabBarItem: NSObject {
  // Apple: uikit/uitabbaritem/badgevalue, 2026-11-30
  /// The text of the badge; `nil` without one.
  open var badgeValue: String?

  /// The title.
  open var title: String?

  /// The number of the item, for the app.
  open var tag = 0

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.tag = tag
    super.init()
  }
}

/// Shows one of several controllers.
///
/// Of more than five tabs the fifth and those after it are in the More list, as on a phone.
@MainActor open class UITabBarController: UIViewController {
  /// Who is told what a person taps.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The list of the tabs that have no room in the bar, and the one that was opened in it.
  let more = MoreNavigationController(rootViewController: UIViewController())

  // Apple: uikit/uitabbarcontroller/morenavigationcontroller (iOS and Catalyst only), 2026-11-22
  /// The list of the tabs that have no room in the bar.
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public var moreNavigationController: UINavigationController { more }

  /// The controller whose tab is selected.
  private var selected: UIViewController?

  /// What `tabs` returns, which is newer than this class.
  var storedTabs: [NSObject] = []

  /// What `selectedTab` returns, which is newer than this class.
  var storedTab: NSObject?

  /// The tabs.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  // Apple: uikit/uitabbarcontroller/selectedindex, 2026-11-21
  /// The index of the selected tab; `NSNotFound` when the selected controller is not a tab.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard children.indices.contains(newValue) else {
        raise("selectedIndex \(newValue) is out of range 0..<\(children.count)")
        return
      }
      selectedViewController = children[newValue]
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      if let newValue, newValue === more, children.count > 5 {
        newValue.parent = self
        return show(newValue)
      }
      guard let newValue, children.contains(where: { $0 === newValue }) else {
        raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
        return
      }
      if isInMore(newValue) { more.display(newValue, animated: false) }
      show(newValue)
    }
  }

  /// The controller whose view is in the bar's: the list's for tabs that have no room.
  private var shown: UIViewController? {
    selected.map { isInMore($0) ? more : $0 }
  }

  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  /// Replaces the tabs; the selection is kept if its controller stays.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let tabs = viewControllers ?? []
    for gone in children where !tabs.contains(where: { $0 === gone }) {
      gone.disappearAtOnce()
      gone.parent = nil
    }
    tabs.forEach { $0.parent = self }
    children = tabs
    if let selected, tabs.contains(where: { $0 === selected }) { return }
    selected = nil
    tabs.first.map(show)
  }

  /// Selects a tab at once; there is no transition to wait for.
  private func show(_ controller: UIViewController) {
    guard controller !== selected else { return }
    let old = shown
    let isShown = appearance == .appeared || appearance == .appearing
    selected = controller
    if shown === more { more.parent = self }
    guard isShown, old !== shown else { return }
    old?.beginDisappearing(animated: false)
    shown?.beginAppearing(animated: false)
    old?.endDisappearing(animated: false)
    shown?.endAppearing(animated: false)
  }
}

/// Is told what a person taps, never what the app selects; the methods are optional.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // Apple: …/tabbarcontroller(_:shouldselect:), 2026-11-21
  /// Asks whether a tapped tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  // Apple: …/tabbarcontroller(_:didselect:), 2026-11-21
  /// Tells which tab was tapped, the selected one too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// What happens without an implementation: every tab may.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// What happens without an implementation: nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
