#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitNavigationHost {
  /// Pushes controllers, all at once; presents them if there is no navigation controller.
  func push(
    _ controllers: [UIViewController],
    on address: StackAddress,
    in tree: LiveTree,
    isAnimated: Bool
  ) async throws {
    try checkPushable(controllers)
    let stack = try stack(at: address, in: tree)
    if let split = stack.split, stack.overflow == nil {
      try await set(stack.baseControllers + controllers, on: split, isAnimated: isAnimated)
    } else if let navigation = stack.navigation {
      try await set(
        navigation.viewControllers + controllers,
        on: navigation,
        isAnimated: isAnimated
      )
    } else if let base = stack.base {
      guard base === tree.front.base else { throw UIKitStepError(.refused) }
      let overflow = OverflowNavigationController()
      overflow.setViewControllers(controllers, animated: false)
      overflow.addCancelButton(isAnimated: options.isAnimated)
      // A search may be presented over the base.
      let presenter = tree.presenter ?? base
      try await present(overflow, from: presenter, isAnimated: isAnimated)
    } else {
      try replaceBase(of: stack, withStack: controllers)
    }
  }

  /// Removes the controllers above the first ones of a stack.
  func pop(to count: Int, of stack: LiveStack, isAnimated: Bool) async throws {
    let below = stack.baseControllers.count
    if let overflow = stack.overflow, count <= below {
      try await Dismissal(of: overflow, isAnimated: isAnimated).end(options.patience)
    } else if let split = stack.split, stack.overflow == nil {
      let left = Array(stack.baseControllers.prefix(count))
      try await set(left, on: split, isAnimated: isAnimated)
    } else if let navigation = stack.navigation {
      let kept = stack.overflow == nil ? stack.below + count : count - below
      let left = Array(navigation.viewControllers.prefix(kept))
      try await set(left, on: navigation, isAnimated: isAnimated)
    }
  }

  /// Replaces a whole stack, including its root; a navigation controller replaces a plain root.
  func replaceStack(
    _ stack: LiveStack,
    with entries: [NavigationEntry<Destination>],
    isAnimated: Bool
  ) async throws {
    let controllers = try take(entries, among: stack.controllers)
    try checkPushable(controllers)
    if let overflow = stack.overflow {
      try await Dismissal(of: overflow, isAnimated: isAnimated).end(options.patience)
    }
    if let split = stack.split {
      try await set(controllers, on: split, isAnimated: isAnimated)
    } else if let navigation = stack.base as? UINavigationController {
      let below = Array(navigation.viewControllers.prefix(stack.below))
      try await set(below + controllers, on: navigation, isAnimated: isAnimated)
    } else {
      try replaceBase(of: stack, withStack: controllers)
    }
  }

  /// Puts a navigation controller in the place of a plain tab or root, or of a missing one.
  func replaceBase(
    of stack: LiveStack,
    withStack controllers: [UIViewController]
  ) throws(UIKitStepError) {
    let navigation = UINavigationController()
    guard stack.slot.replace(stack.base, with: navigation) else { throw UIKitStepError(.refused) }
    navigation.setViewControllers(controllers, animated: false)
  }

  /// Sets the stack of a navigation controller, and waits for the transition to end.
  ///
  /// Without animation, or outside the window, the new stack is there at once.
  private func set(
    _ controllers: [UIViewController],
    on navigation: UINavigationController,
    isAnimated: Bool
  ) async throws(UIKitStepError) {
    navigation.setViewControllers(controllers, animated: isAnimated)
    guard navigation.viewControllers == controllers else { throw UIKitStepError(.refused) }
    guard let coordinator = navigation.transitionCoordinator else { return }
    let end = TransitionEnd()
    coordinator.animate(alongsideTransition: nil) { _ in end.complete() }
    try await end.wait(
      options.patience,
      isOver: { navigation.transitionCoordinator !== coordinator },
      isUnderWay: { true }
    )
  }

  /// Checks that controllers can be pushed: UIKit raises for others.
  func checkPushable(_ controllers: [UIViewController]) throws(UIKitStepError) {
    guard controllers.allSatisfy(\.isPushable) else { throw UIKitStepError(.notPushable) }
  }
}

extension UIViewController {
  /// Whether the controller can be pushed.
  var isPushable: Bool {
    !(self is UINavigationController || self is UITabBarController
      || self is UISplitViewController || hasOwnStyle)
  }

  /// Whether the controller has its own presentation style: an alert, a share sheet.
  var hasOwnStyle: Bool {
    #if !os(tvOS)
    if self is UIActivityViewController { return true }
    #endif
    return self is UIAlertController
  }
}
#endif
