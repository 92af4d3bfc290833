@_spi(Driving) import AppleFoundationStandIn

/// The list of the tabs that have no room in the bar, and the one that was opened in it.
///
/// A tab that is a navigation controller lends what stands on it as long as it is shown here, since
/// navigation controllers are not nested: its own stack is empty until the list or another tab is shown.
@MainActor final class MoreNavigationController: UINavigationController {
  /// The tab whose stack is here.
  private var original: UINavigationController?

  /// The root of that stack.
  private var originalRoot: UIViewController?

  /// Shows a tab.
  func display(_ tab: UIViewController, animated: Bool) {
    restore()
    var stack = [tab]
    if let navigation = tab as? UINavigationController {
      original = navigation
      originalRoot = navigation.viewControllers.first
      stack = navigation.viewControllers
      navigation.change(to: [], animated: false, name: "lend")
    }
    change(to: children.prefix(1) + stack, animated: animated, name: "open in More")
  }

  /// Gives a tab its stack back.
  private func restore() {
    guard let original else { return }
    let lent = Array(children.dropFirst())
    let root = originalRoot
    self.original = nil
    originalRoot = nil
    change(to: Array(children.prefix(1)), animated: false, name: "restore")
    original.change(
      to: lent.isEmpty ? [root].compactMap(\.self) : lent,
      animated: false,
      name: "restore"
    )
  }

  override func noteRest() {
    guard children.count == 1, changesOnTheirWay == 0 else { return }
    restore()
    guard let bar = parent as? UITabBarController else { return }
    bar.children.filter { $0.parent == nil }.forEach { $0.parent = bar }
  }
}

extension UITabBarController {
  /// Whether a tab has no room in the bar, as on a phone.
  func isInMore(_ controller: UIViewController) -> Bool {
    guard children.count > 5, let index = children.firstIndex(where: { $0 === controller }) else {
      return false
    }
    return index >= 4
  }
}

@_spi(Driving) extension UITabBarController {
  /// A person taps More; false when every tab has room.
  @discardableResult public func tapMore() -> Bool {
    guard children.count > 5, showingWindow != nil else { return false }
    selectedViewController = more
    return true
  }

  /// A person taps a tab in the list; false when the list is not shown, or the tab is not in it.
  @discardableResult public func tapInMore(at index: Int) -> Bool {
    guard selectedViewController === more,
      more.viewControllers.count == 1, children.indices.contains(index),
      isInMore(children[index])
    else { return false }
    more.display(children[index], animated: true)
    return true
  }
}
