#if canImport(UIKit) && !os(watchOS)
public import LinkHandling
public import LinkNavigation
public import UIKit

/// Shows plans in the window of a scene, one step at a time, and reads what is shown from its
/// controllers.
///
/// The host knows which controllers it made, and holds none of them: what a person or other code
/// does is seen the next time ``state`` is read. Controllers it does not know are foreign screens.
/// A stack is a navigation controller, the columns of a split view, or a plain controller, on which a
/// push becomes a modal stack with a Cancel button. The window's root is one, or a tab bar controller
/// with several; frames and containers of the app's own are seen into where they are
/// ``ScreenContaining``. A split view of the classic style is one screen, in which no step is performed:
/// that fails with `UIKitStepError.Code.classicSplitView`. What is presented stands over it.
///
/// Tabs without a name are containers too, so that a link leads away from them: `tab 6`, and `more` for
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

  /// How steps are performed.
  let options: TransitionOptions

  /// Knows which controller is which screen.
  let ledger = ControllerLedger<Destination>()

  /// The screens with work that is not saved, which the app notes: the person is asked before one goes.
  public var unsavedScreens: Set<Destination> = []

  /// Called before the screen of a link is presented, with the controller that is.
  public var presentation: (@MainActor @Sendable (Destination, UIViewController) -> Void)?

  /// The controllers that were built and not shown.
  var prepared: [Destination: [UIViewController]] = [:]

  /// The links whose screens are the roots of tabs that have no controller yet.
  var awaitedRoots: [TabID: Destination] = [:]

  /// The links whose screens are the roots of tabs, whatever bar the window has.
  var tabRoots: [TabID: Destination] = [:]

  /// The window's root when it was looked at last.
  private weak var knownRoot: UIViewController?

  /// The controllers on screen when the host was made, or after it performed steps.
  var knownScreens: [ObjectIdentifier] = []

  /// Creates the host of a window with one stack, `TabID.main`.
  ///
  /// - Parameters:
  ///   - window: The window. Its root may be set later, and changed.
  ///   - factory: Builds the controllers.
  ///   - options: How steps are performed.
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
    knownScreens = screensNow
  }

  /// Creates the host of a window whose root is a tab bar controller, or a container of the app's own.
  ///
  /// - Parameters:
  ///   - window: The window. Its root may be set later, and changed.
  ///   - tabs: The names of the tabs, in the order of the bar. From iOS 18 on a name that is the
  ///     identifier of a `UITab` means that tab, wherever it stands. One in a group is shown where the
  ///     group has a managing navigation controller.
  ///   - factory: Builds the controllers.
  ///   - options: How steps are performed.
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
    knownScreens = screensNow
  }

  /// The controllers of the window, read anew each time.
  var tree: LiveTree {
    let tree = LiveTree(of: window, names: tabs, isPlaceholder: ledger.isPlaceholder)
    if let root = window.rootViewController, root !== knownRoot {
      (knownRoot, awaitedRoots) = (root, tabRoots)
      knownScreens = []
    }
    if !awaitedRoots.isEmpty { noteRoots(of: tree) }
    return tree
  }

  /// Notes the roots that tabs have made since they were awaited; one that the host made is known.
  private func noteRoots(of tree: LiveTree) {
    for (id, stack) in zip(tree.ids, tree.containers) {
      guard let link = awaitedRoots[id], let root = stack.controllers.first else { continue }
      awaitedRoots[id] = nil
      if !ledger.isKnown(root) { ledger.note(root, shows: link) }
    }
  }

  /// The controllers on screen, from the root of the stack to the top.
  var screensNow: [ObjectIdentifier] {
    let tree = tree
    let presented = tree.presentations.flatMap { [$0.controller] + $0.stack.controllers }
    return (tree.containers[tree.selected].controllers + presented).map { ObjectIdentifier($0) }
  }

  /// Whether the person, or the app, has changed nothing on screen since the host was made.
  ///
  /// What the host shows itself doesn't count.
  public var isUntouched: Bool {
    let screens = screensNow
    // A root that is new, or shows nothing yet, is no change.
    if knownScreens.isEmpty { knownScreens = screens }
    return screens == knownScreens
  }

  /// What is on screen, read from the controllers of the window.
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
