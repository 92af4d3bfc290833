#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitNavigationHost {
  /// Performs a step, after any transition in progress, and returns when it has ended.
  ///
  /// - Throws: ``UIKitStepError`` – any code; what the factory throws for a screen that was not
  ///   prepared; or `CancellationError` when it was cancelled before it began.
  public func perform(_ step: NavigationStep<Destination>) async throws {
    try await buildMissing(step.entries)
    let tree = try await settle()
    try checkStep(in: tree)
    defer { endSteps() }
    try await perform(step, in: tree, isAnimated: options.isAnimated)
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
    var tree = try await settle()
    try checkStep(in: tree)
    defer { endSteps() }
    var dismissal: Dismissal?
    for (index, step) in plan.steps.enumerated() {
      try Task.checkCancellation()
      if index > 0 { tree = self.tree }
      if case .dismiss(to: let count) = step {
        dismissal = beginDismissal(to: count, in: tree, isAnimated: false)
        continue
      }
      if let leaving = dismissal, needsRest(step, in: tree) {
        try await leaving.end(options.patience)
        dismissal = nil
        tree = self.tree
      }
      try await perform(step, in: tree, isAnimated: false)
    }
    try await dismissal?.end(options.patience)
    return plan.steps.count
  }

  /// Whether a step can't be performed during a dismissal.
  ///
  /// UIKit presents nothing from a controller that is being dismissed, and leaves presentations of a window's
  /// root in the window when the root is replaced.
  private func needsRest(_ step: NavigationStep<Destination>, in tree: LiveTree) -> Bool {
    switch step {
    case .present: true
    case .replaceStack: tree.containers.contains(where: \.isPlainRoot)
    case .dismiss, .select, .push, .pop: false
    }
  }

  /// Performs a step whose controllers are built, on those of the window, when no transition is in progress.
  private func perform(
    _ step: NavigationStep<Destination>,
    in tree: LiveTree,
    isAnimated: Bool
  ) async throws {
    switch step {
    case .select(let id):
      try await select(id, in: tree, isAnimated: isAnimated)
    case .push(let entries, on: let address):
      try await push(take(entries), on: address, in: tree, isAnimated: isAnimated)
    case .pop(to: let count, in: let address):
      try await pop(to: count, of: stack(at: address, in: tree), isAnimated: isAnimated)
    case .replaceStack(let entries, of: let id):
      let stack = try stack(at: .container(id), in: tree)
      try await replaceStack(stack, with: entries, isAnimated: isAnimated)
    case .present(let presentation):
      try await present(presentation, in: tree, isAnimated: isAnimated)
    case .dismiss(to: let count):
      let dismissal = beginDismissal(to: count, in: tree, isAnimated: isAnimated)
      try await dismissal?.end(options.patience)
    }
  }

  /// Sets the check of the next step, which is made once no transition is in progress.
  ///
  /// - Parameter check: Throws when the step may no longer be performed.
  /// - Returns: `true`, since it waits for transitions.
  @discardableResult
  public func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) -> Bool {
    stepCheck = check
    return true
  }

  /// Checks that a step may be performed on controllers at rest.
  private func checkStep(in tree: LiveTree) throws {
    // It took too long, and its result is ignored: a later change would interfere with another step.
    try Task.checkCancellation()
    try reading(tree) { try stepCheck?() }
  }

  /// Waits until no transition is in progress, by a person or other code, and returns the controllers at rest.
  @discardableResult
  func settle() async throws(UIKitStepError) -> LiveTree {
    var tree = tree
    var pauses = 0
    while tree.isInTransition {
      guard pauses < options.patience.pauses else { throw UIKitStepError(.busy) }
      pauses += 1
      await options.patience.wait()
      tree = self.tree
    }
    return tree
  }

  /// Selects a tab.
  ///
  /// Screens that could not be pushed on the previous tab cover the bar. They are dismissed, and kept if the
  /// tab needs no modal stack for them, in a navigation controller of its own. A tab that
  /// makes its controller itself loses them, and the way is planned again. The same happens when such a tab has no
  /// controller, and so no screens, until it is selected.
  private func select(
    _ id: TabID,
    in tree: LiveTree,
    isAnimated: Bool
  ) async throws(UIKitStepError) {
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
    // A tab that makes its controller itself may have made it by now.
    if tree.containers[index].base == nil { _ = try self.index(of: id, in: self.tree) }
  }

  /// The position of a container that has a controller.
  func index(of id: TabID, in tree: LiveTree) throws(UIKitStepError) -> Int {
    guard let index = tree.ids.firstIndex(of: id),
      tabs == nil || tree.containers[index].base != nil
    else { throw UIKitStepError(.noContainer) }
    return index
  }

  /// The stack at an address.
  func stack(
    at address: StackAddress,
    in tree: LiveTree
  ) throws(UIKitStepError) -> LiveStack {
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
