@_spi(Driving) public import AppleFoundationStandIn

// What a person does, and what a test may see. Reached only by `@_spi(Driving) import UIKit`.

@_spi(Driving) extension UIWindow {
  /// A visible window with a root.
  public static func shown(root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  /// Ends this window's transitions.
  public var transitions: TransitionClock { clock }

  /// Console warnings about this window's controllers.
  public var warnings: [String] { log.warnings }

  /// Exceptions about this window's controllers.
  public var exceptions: [String] { log.exceptions }

  /// Whether there is as little room as on a phone.
  public var isCompact: Bool {
    get { hasLittleRoom }
    set { hasLittleRoom = newValue }
  }

  /// Shakes the device: what is in front is told first.
  public func shake() { (front ?? self).motionEnded(.motionShake, with: nil) }

  /// Lets the system refuse the next presentations.
  public func refusePresentations(_ count: Int = 1) {
    refusals += count
  }

  /// Everything that is presented, bottom first.
  public var presentedChain: [UIViewController] { rootViewController?.chain ?? [] }

  /// The controller in front, inside all containers and presentations.
  public var front: UIViewController? {
    var front = rootViewController.map { $0.chain.last ?? $0 }
    while let inner = front?.visibleChildren.last { front = inner.chain.last ?? inner }
    return front
  }
}

@_spi(Driving) extension UIViewController {
  /// Console warnings about this controller.
  public var warnings: [String] { log.warnings }

  /// Exceptions about this controller.
  public var exceptions: [String] { log.exceptions }

  /// How the controller is presented as a person sees it: UIKit adapts to the room that is there.
  public var shownStyle: UIModalPresentationStyle {
    let style = outermost.modalPresentationStyle
    let isAdapted = treeWindow?.hasLittleRoom == true && [.inPopover, .formSheet].contains(style)
    return isAdapted ? .pageSheet : style
  }

  /// The callbacks of the life cycle, in order.
  public var lifeCycle: [String] { callbacks }

  /// A person swipes a sheet down; false when that is not possible.
  @discardableResult public func swipeDown() -> Bool {
    let presented = outermost
    guard presented.mayBeSwipedDown() else { return false }
    presented.beginDismissal(animated: true, completion: nil)
    return true
  }

  /// A person begins to swipe a sheet down; false when that is not possible.
  @discardableResult public func beginSwipeDown() -> Bool { outermost.startSwipingDown() }

  /// A person lets go near the top: the sheet stays.
  @discardableResult public func cancelSwipeDown() -> Bool {
    outermost.finishSwipingDown(cancelled: true)
  }

  /// A person lets go near the bottom: the sheet goes.
  @discardableResult public func completeSwipeDown() -> Bool {
    outermost.finishSwipingDown(cancelled: false)
  }
}

@_spi(Driving) extension UINavigationController {
  /// A person taps the back button; false when it is not shown.
  @discardableResult public func tapBack() -> Bool {
    guard let top = topViewController, children.count > 1, !top.navigationItem.hidesBackButton,
      !isNavigationBarHidden, showingWindow != nil
    else { return false }
    return popViewController(animated: true) != nil
  }

  /// A person begins to swipe back; false when that is not possible.
  @discardableResult public func beginInteractivePop() -> Bool { startInteractivePop() }

  /// A person lets go near the start: the stack comes back.
  @discardableResult public func cancelInteractivePop() -> Bool {
    finishInteractivePop(cancelled: true)
  }

  /// A person lets go near the end: the top is gone.
  @discardableResult public func completeInteractivePop() -> Bool {
    finishInteractivePop(cancelled: false)
  }
}

@_spi(Driving) extension UITabBarController {
  /// A person taps a tab; tapping the selected one pops its stack to the root.
  @discardableResult public func tapTab(at index: Int) -> Bool {
    guard children.indices.contains(index), showingWindow != nil else { return false }
    let tab = children[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return false }
    if tab === selectedViewController {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tab
    }
    delegate?.tabBarController(self, didSelect: tab)
    return true
  }
}

@_spi(Driving) extension UIBarButtonItem {
  /// A person taps the button; false when nothing happens.
  @discardableResult public func tap() -> Bool {
    guard isEnabled, let action = primaryAction, !action.attributes.contains(.disabled) else {
      return false
    }
    action.handler(action)
    return true
  }
}

@_spi(Driving) extension UIAlertController {
  /// A person taps a button: the alert goes, then the handler runs.
  @discardableResult public func tap(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }),
      presenterOfMe != nil, !isBeingPresented, !isBeingDismissed
    else { return false }
    presenterOfMe?.beginDismissal(animated: true) { action.handler?(action) }
    return true
  }
}

@_spi(Driving) extension UIStoryboard {
  /// Puts a controller into the storyboard.
  public func register(
    _ identifier: String,
    isInitial: Bool = false,
    make: @escaping @MainActor () -> UIViewController
  ) {
    makers[identifier] = make
    if isInitial { initialIdentifier = identifier }
  }
}
