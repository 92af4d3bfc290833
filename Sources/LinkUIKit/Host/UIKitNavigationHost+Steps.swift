#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitNavigationHost {
  /// Performs a step, after any transition in progress, and returns when it has ended.
  ///
  /// - Throws: ``UIKitStepError`` – any code; what the factory throws for a screen that was not
  ///   prepared; or `CancellationError` when it was cancelled before it began.
  public func perform(_ step: NavigationStep<Destination>) async throws {
    try await buildMissing(step.entries)
    try await settle()
    // It took too long, and its result is ignored: a later change would interfere with another step.
    try Task.checkCancellation()
    try stepCheck?()
    defer { knownScreens = screensNow }
    try await perform(step, isAnimated: options.isAnimated)
  }

  /// Performs all steps of a plan as one change without animation, after any transition in progress.
  ///
  /// Dismissals happen together with the changes below them, so that old screens don't flash.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: The state after the plan.
  /// - Returns: The number of its steps.
  /// - Throws: ``UIKitStepError`` – any code; what the factory throws for a screen that was not
  ///   prepared; or `CancellationError` when it was cancelled.
  public func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    try await buildMissing(plan.steps.flatMap(\.entries))
    try await settle()
    try stepCheck?()
    defer { knownScreens = screensNow }
    var dismissal: Dismissal?
    for step in plan.steps {
      try Task.checkCancellation()
      if case .dismiss(to: let count) = step {
        dismissal = beginDismissal(to: count, isAnimated: false)
        continue
      }
      if needsRest(step) {
        try await dismissal?.end(options.patience)
        dismissal = nil
      }
      try await perform(step, isAnimated: false)
    }
    try await dismissal?.end(options.patience)
    return plan.steps.count
  }

  /// Whether a step can't be performed during a dismissal.
  ///
  /// UIKit presents nothing from a controller that is being dismissed, and leaves presentations of a window's
  /// root in the window when the root is replaced.
  private func needsRest(_ step: NavigationStep<Destination>) -> Bool {
    switch step {
    case .present: true
    case .replaceStack: tree.containers.contains(where: \.isPlainRoot)
    case .dismiss, .select, .push, .pop: false
    }
  }

  /// Performs a step whose controllers are built, when no transition is in progress.
  private func perform(_ step: NavigationStep<Destination>, isAnimated: Bool) async throws {
    switch step {
    case .select(let id):
      try await select(id, isAnimated: isAnimated)
    case .push(let entries, on: let address):
      try await push(take(entries), on: address, isAnimated: isAnimated)
    case .pop(to: let count, in: let address):
      try await pop(to: count, in: address, isAnimated: isAnimated)
    case .replaceStack(let entries, of: let id):
      try await replaceStack(with: entries, of: id, isAnimated: isAnimated)
    case .present(let presentation):
      try await present(presentation, isAnimated: isAnimated)
    case .dismiss(to: let count):
      try await beginDismissal(to: count, isAnimated: isAnimated)?.end(options.patience)
    }
  }

  /// Sets the check of the steps that follow, which is made once no transition is in progress.
  ///
  /// - Parameter check: Throws when a step may no longer be performed.
  public func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) {
    stepCheck = check
  }

  /// Waits until no transition is in progress, by a person or other code.
  func settle() async throws(UIKitStepError) {
    var pauses = 0
    while tree.isInTransition {
      guard pauses < options.patience.pauses else { throw UIKitStepError(.busy) }
      pauses += 1
      await options.patience.wait()
    }
  }

  /// Selects a tab.
  ///
  /// Screens that could not be pushed on the previous tab cover the bar. They are dismissed, and kept if the
  /// tab needs no modal stack for them, in a navigation controller of its own. A tab that
  /// makes its controller itself loses them, and the way is planned again. The same happens when such a tab has no
  /// controller, and so no screens, until it is selected.
  private func select(_ id: TabID, isAnimated: Bool) async throws(UIKitStepError) {
    let tree = tree
    // A window with one stack has nothing to select.
    guard let tabs = tree.tabs else { return _ = try index(of: id, in: tree) }
    guard let index = tree.ids.firstIndex(of: id),
      tree.containers[index].base != nil || tabs.makesController(at: index)
    else { throw UIKitStepError(.noContainer) }
    let left = tree.containers[tree.selected]
    if let overflow = left.overflow, tree.selected != index {
      let controllers = left.controllers
      try await Dismissal(of: overflow, isAnimated: isAnimated).end(options.patience)
      overflow.giveUpStack()
      try? replaceBase(of: left, withStack: controllers)
    }
    tabs.select(index)
    guard !tabs.showsItsGroup(index) else { throw UIKitStepError(.noContainer) }
    // Read again: a tab that makes its controller itself may have made it by now.
    _ = try self.index(of: id, in: self.tree)
  }

  /// The position of a container that has a controller.
  func index(of id: TabID, in tree: LiveTree) throws(UIKitStepError) -> Int {
    guard let index = tree.ids.firstIndex(of: id),
      tabs == nil || tree.containers[index].base != nil
    else { throw UIKitStepError(.noContainer) }
    return index
  }

  /// The stack at an address.
  func stack(at address: StackAddress) throws(UIKitStepError) -> LiveStack {
    let tree = tree
    let stack: LiveStack
    switch address {
    case .container(let id):
      stack = tree.containers[try index(of: id, in: tree)]
    case .presentation(let index):
      guard tree.presentations.indices.contains(index) else { throw UIKitStepError(.noContainer) }
      stack = tree.presentations[index].stack
    }
    guard !stack.isClassicSplit else { throw UIKitStepError(.classicSplitView) }
    return stack
  }
}
#endif
