@_spi(Driving) import AppleFoundationStandIn

/// A pop that a person has begun and not let go.
struct InteractivePop {
  /// What is being dragged away; no longer in the stack.
  let popped: UIViewController

  /// What appears below it.
  let shown: UIViewController

  /// The coordinator of the drag.
  let coordinator: TransitionCoordinator?
}

extension UINavigationController {
  /// Keeps the first controllers of the stack, unless a change is on its way.
  func pop(keeping count: Int, animated: Bool) -> [UIViewController]? {
    guard count < children.count else { return [] }
    guard changesOnTheirWay == 0 else {
      warnOfRunningTransition("popToViewController:transition:")
      return nil
    }
    let popped = Array(children[count...])
    let before = children
    change(to: Array(children[..<count]), animated: animated, name: "pop")
    return children.count < before.count ? popped : nil
  }

  /// Replaces the stack at once and lets the transition end later.
  func change(to stack: [UIViewController], animated: Bool, name: String) {
    guard interactivePop == nil else {
      warnOfRunningTransition("\(name):")
      return
    }
    if changesOnTheirWay > 0 {
      warn("\(name): on \(self.name): nested animation can result in corrupted navigation bar")
    }
    let oldTop = topViewController
    let removed = children.filter { old in !stack.contains { $0 === old } }
    let added = stack.filter { new in !children.contains { $0 === new } }
    for controller in added {
      controller.willMove(toParent: self)
      controller.parent = self
    }
    removed.forEach { $0.willMove(toParent: nil) }
    children = stack
    guard oldTop !== topViewController, showingWindow != nil else {
      settle(removed: removed, added: added)
      return
    }
    transit(from: oldTop, removed: removed, added: added, animated: animated, name: name)
  }

  /// Shows the new top.
  private func transit(
    from oldTop: UIViewController?,
    removed: [UIViewController],
    added: [UIViewController],
    animated: Bool,
    name: String
  ) {
    let newTop = topViewController
    added.forEach { $0.isMovingToParent = true }
    removed.forEach { $0.isMovingFromParent = true }
    let coordinator = TransitionCoordinator.begin(in: [self], animated: animated)
    if animated { changesOnTheirWay += 1 }
    oldTop?.beginDisappearing(animated: animated)
    newTop?.beginAppearing(animated: animated)
    if let newTop {
      delegate?.navigationController(self, willShow: newTop, animated: animated)
    }
    run(name) { [self] reports in
      if animated { changesOnTheirWay -= 1 }
      oldTop?.endDisappearing(animated: animated)
      newTop?.endAppearing(animated: animated)
      settle(removed: removed, added: added)
      if let newTop {
        delegate?.navigationController(self, didShow: newTop, animated: animated)
      }
      coordinator?.end(reports: reports)
    }
  }

  /// Says what came and what is gone, at the end of a change.
  private func settle(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed where !children.contains(where: { $0 === controller }) {
      controller.isMovingFromParent = false
      if controller.parent === self { controller.parent = nil }
      controller.didMove(toParent: nil)
    }
    for controller in added {
      controller.isMovingToParent = false
      controller.didMove(toParent: self)
    }
    noteRest()
  }

  /// Says that the stack stays as it is.
  private func warnOfRunningTransition(_ method: String) {
    warn(
      "\(method) called on \(self.name) while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated."
    )
  }
}

extension UINavigationController {
  /// A person begins to drag the top away; the stack changes at once.
  func startInteractivePop() -> Bool {
    guard
      children.count > 1, interactivePop == nil, changesOnTheirWay == 0, showingWindow != nil,
      popGesture.isEnabled
    else { return false }
    let popped = children.removeLast()
    let shown = children[children.count - 1]
    popped.isMovingFromParent = true
    let coordinator = TransitionCoordinator.begin(
      in: [self],
      animated: true,
      interactive: true,
      from: popped
    )
    interactivePop = InteractivePop(popped: popped, shown: shown, coordinator: coordinator)
    popped.beginDisappearing(animated: true)
    shown.beginAppearing(animated: true)
    delegate?.navigationController(self, willShow: shown, animated: true)
    return true
  }

  /// A person lets go; cancelling puts the stack back when the transition has ended.
  func finishInteractivePop(cancelled: Bool) -> Bool {
    guard let pop = interactivePop, pop.coordinator?.isInteractive == true else { return false }
    pop.coordinator?.letGo(cancelled: cancelled)
    if cancelled {
      pop.shown.beginDisappearing(animated: true)
      pop.popped.beginAppearing(animated: true)
    }
    run(cancelled ? "cancel interactive pop" : "interactive pop") { [self] reports in
      interactivePop = nil
      pop.popped.isMovingFromParent = false
      if cancelled {
        children.append(pop.popped)
        pop.shown.endDisappearing(animated: true)
        pop.popped.endAppearing(animated: true)
      } else {
        pop.popped.endDisappearing(animated: true)
        pop.shown.endAppearing(animated: true)
        pop.popped.parent = nil
        pop.popped.didMove(toParent: nil)
        noteRest()
        delegate?.navigationController(self, didShow: pop.shown, animated: true)
      }
      pop.coordinator?.end(reports: reports)
    }
    return true
  }
}
