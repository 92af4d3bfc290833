@_spi(Driving) import AppleFoundationStandIn

extension UIViewController {
  /// Begins to appear, with the children that are visible.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    callbacks.append("viewWillAppear")
    viewWillAppear(animated)
    visibleChildren.forEach { $0.beginAppearing(animated: animated) }
  }

  /// Has appeared.
  func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    callbacks.append("viewDidAppear")
    viewDidAppear(animated)
    visibleChildren.forEach { $0.endAppearing(animated: animated) }
  }

  /// Begins to disappear.
  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    callbacks.append("viewWillDisappear")
    viewWillDisappear(animated)
    visibleChildren.forEach { $0.beginDisappearing(animated: animated) }
  }

  /// Has disappeared.
  func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    callbacks.append("viewDidDisappear")
    viewDidDisappear(animated)
    visibleChildren.forEach { $0.endDisappearing(animated: animated) }
  }

  /// Appears without a transition: a window becomes visible, a tab is selected.
  func appearAtOnce() {
    beginAppearing(animated: false)
    endAppearing(animated: false)
  }

  /// Disappears without a transition.
  func disappearAtOnce() {
    beginDisappearing(animated: false)
    endDisappearing(animated: false)
  }
}
