#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows plans in the window of a scene, one step at a time, and reads the state from its
/// controllers.
///
/// The host records which controllers it made, and retains none: changes by a person or other code
/// show when ``state`` is read. Controllers that it does not know are foreign screens.
/// A stack is a navigation controller, the columns of a split view, or a plain controller, on which a
/// push becomes a modal stack with a Cancel button. The window's root is a stack, or a tab bar controller
/// with several; frames and containers of the app's own are part of the tree if they conform to
/// ``ScreenContaining``. A split view of the classic style is one screen, in which no step can be performed:
/// that fails with `UIKitStepError.Code.classicSplitView`. Presentations are over the stack.
///
/// Tabs without a name are containers too, so that a link can leave them: `tab 6`, and `more` for
/// the list of further tabs.
@MainActor
public final class UIKitNavigationHost<Destination: Hashable & Sendable>: StepwiseHost {
  /// The window.
  let window: UIWindow

  /// The named containers, empty.
  private let outline: NavigationState<Destination>

  /// The names of the tabs; `nil` when the window has one stack.
  let tabs: [TabID]?

  /// Builds the controllers.
  let factory: ScreenFactory<Destination>

  /// The options for performing steps.
  let options: TransitionOptions

  /// Records which controller shows which screen.
  let ledger = ControllerLedger<Destination>()

  /// The screens with unsaved work, set by the app: the person is asked before one is removed.
  public var unsavedScreens: Set<Destination> = []

  /// Called before the screen of a link is presented, with the controller to present.
  public var presentation: (@MainActor @Sendable (Destination, UIViewController) -> Void)?

  /// The controllers that were built and not shown.
  var prepared: [Destination: [UIViewController]] = [:]

  /// The links whose screens are the roots of tabs that have no controller yet.
  var awaitedRoots: [TabID: Destination] = [:]

  /// The links whose screens are the roots of tabs, whatever bar the window has.
  var tabRoots: [TabID: Destination] = [:]

  /// The window's root when it was last read.
  private weak var knownRoot: UIViewController?

  /// The controllers of the window while questions about them are answered.
  private var held: LiveTree?

  /// Throws when a step may no longer be performed.
  var stepCheck: (@MainActor @Sendable () throws -> Void)?

  /// The controllers on screen when the host was made, or when the window was first read after its last steps.
  private var knownScreens: [ObjectIdentifier] = []

  /// Whether the host has performed steps since the window was read.
  private var hasPerformed = false

  /// Creates the host of a window with one stack, `TabID.main`.
  ///
  /// - Parameters:
  ///   - window: The window. Its root may be set later, and changed.
  ///   - factory: Builds the controllers.
  ///   - options: The options for performing steps.
  public init(
    window: UIWindow,
    factory: ScreenFactory<Destination>,
    options: TransitionOptions = TransitionOptions()
  ) {
    self.window = window
    self.factory = factory
    self.options = options
    outline = NavigationState()
    tabs = nil
    knownScreens = Self.screens(of: tree)
  }

  /// Creates the host of a window whose root is a tab bar controller, or a container of the app's own.
  ///
  /// - Parameters:
  ///   - window: The window. Its root may be set later, and changed.
  ///   - tabs: The names of the tabs, in the order of the bar. From iOS 18 on, a name that is the
  ///     identifier of a `UITab` means that tab, wherever it is. A tab in a group is shown if the
  ///     group has a managing navigation controller.
  ///   - factory: Builds the controllers.
  ///   - options: The options for performing steps.
  /// - Throws: `NavigationStateError` – `.noContainer` or `.repeatedContainer`.
  public init(
    window: UIWindow,
    tabs: [TabID],
    factory: ScreenFactory<Destination>,
    options: TransitionOptions = TransitionOptions()
  ) throws(NavigationStateError) {
    self.window = window
    self.factory = factory
    self.options = options
    outline = try NavigationState(containers: tabs.map { NavigationContainer(id: $0) })
    self.tabs = tabs
    knownScreens = Self.screens(of: tree)
  }

  /// The controllers of the window, read anew each time but within ``reading(_:_:)``.
  var tree: LiveTree {
    if let held { return held }
    let root = window.rootViewController
    let tree = LiveTree(root, of: window, names: tabs, isPlaceholder: ledger.isPlaceholder)
    if let root, root !== knownRoot {
      (knownRoot, awaitedRoots) = (root, tabRoots)
      knownScreens = []
    }
    if !awaitedRoots.isEmpty { registerRoots(of: tree) }
    if hasPerformed { (knownScreens, hasPerformed) = (Self.screens(of: tree), false) }
    return tree
  }

  /// Answers several questions about the window with the controllers as they were read once.
  func reading<Answer>(
    _ tree: LiveTree,
    _ questions: () throws -> Answer
  ) rethrows -> Answer {
    let before = held
    held = tree
    defer { held = before }
    return try questions()
  }

  /// Records the roots that tabs have made since they were awaited; the host's own are known.
  private func registerRoots(of tree: LiveTree) {
    for (id, stack) in zip(tree.ids, tree.containers) {
      guard let link = awaitedRoots[id], let root = stack.controllers.first else { continue }
      awaitedRoots[id] = nil
      if !ledger.isKnown(root) { ledger.register(root, shows: link) }
    }
  }

  /// The controllers on screen, from the root of the stack to the top.
  private static func screens(of tree: LiveTree) -> [ObjectIdentifier] {
    let presented = tree.presentations.flatMap { [$0.controller] + $0.stack.controllers }
    return (tree.containers[tree.selected].controllers + presented).map { ObjectIdentifier($0) }
  }

  /// Whether neither the person nor the app has changed the screens since the host was made.
  ///
  /// Changes by the host itself don't count, nor others before ``state`` is read behind its steps.
  public var isUntouched: Bool {
    let screens = Self.screens(of: tree)
    // A new root, or an empty one, is not a change.
    if knownScreens.isEmpty { knownScreens = screens }
    return screens == knownScreens
  }

  /// Takes what the window shows when it is read next for the work of steps; at once when their result is ignored.
  func endSteps() {
    hasPerformed = true
    if Task.isCancelled { _ = tree }
  }

  /// Whether the window is the key window of its scene, and the scene is frontmost.
  public var isKey: Bool {
    window.isKeyWindow && window.traitCollection.activeAppearance == .active
  }

  /// The current state, read from the controllers of the window.
  ///
  /// - Complexity: O(*n*), *n* = number of controllers.
  public var state: NavigationState<Destination> {
    let tree = tree
    let containers = zip(tree.ids, tree.containers).map { id, stack in
      NavigationContainer(id: id, stack: stack.controllers.map { ledger.entry(of: $0) })
    }
    let read = try? NavigationState(containers: containers, selected: tree.ids[tree.selected])
    var state = read ?? outline
    state.presentations = tree.presentations.map { presentation in
      Presentation(
        style: ledger.style(of: presentation.controller),
        root: rootEntry(of: presentation),
        pushed: presentation.stack.controllers.dropFirst().map { ledger.entry(of: $0) }
      )
    }
    return state
  }
}
#endif
