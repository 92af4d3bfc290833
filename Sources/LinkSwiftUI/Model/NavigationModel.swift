#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import SwiftUI

/// The screens of one scene in SwiftUI: links and people change them, and views follow through bindings.
///
/// SwiftUI has no view tree to inspect, and reports no end of a push. So the whole target state is
/// assigned, and the bindings show it; a person's actions (back, swiping a sheet down, tapping a
/// tab) are written through the same bindings. Therefore ``state`` is what is shown. The model only waits
/// for a sheet that is leaving, before it presents another one.
///
/// From iOS 17, macOS 14, tvOS 17 and visionOS 1 it is `Observable`: a view that reads it is updated.
/// Before that, read it inside a ``NavigationReader``, as ``DestinationStack`` and
/// `presentations(of:screen:)` do.
///
/// It shows destinations, and screens pushed as `LinkPathItem.screen`. Other foreign screens cannot be
/// shown by value: the initial state ends below one, and a target that has one is refused. The model doesn't
/// know the app's own sheets.
@MainActor
public final class NavigationModel<Destination: Hashable & Sendable>: StateDrivenHost {
  /// The shown state, which only ``show(_:)`` changes.
  private var shown: NavigationState<Destination>

  /// The presentations before the last dismissal, while they are still visible.
  private var leaving: [Presentation<Destination>] = []

  /// The source of bindings before iOS 17, while it is needed.
  weak var bindingSource: BindingSource<Destination>?

  /// Whether no link and no person has changed the screens yet.
  public private(set) var isUntouched = true

  /// The screens with unsaved work, set by the app: the person is asked before one is removed.
  public var unsavedScreens: Set<Destination> = []

  /// The views that open other apps.
  var openers = URLOpeners()

  /// The values of pushed screens that are not destinations.
  var pathScreens = PathScreens()

  /// The presentations and the unsaved work of the app's own views.
  let appPresentations = AppPresentations()

  /// Returns whether the window has the person's attention; `nil` where the window is not known.
  var windowIsKey: (@MainActor () -> Bool)?

  /// The tabs without links that were selected.
  var foreignTabs = ForeignTabs()

  /// Whether a tab that has no container can be selected.
  var takesForeignTabs = false

  /// Writes a line to the log of the links.
  var report: (@MainActor (String) -> Void)?

  /// Opens a link that a person pushes; without it, links are pushed at once.
  var push: (@MainActor (Destination, PushPlace<Destination>) -> Void)?

  /// The progress of restoring the scene from the last run of the app.
  var restoration = Restoration.unasked

  /// Builds a screen, or throws when that is impossible.
  private let build: @MainActor @Sendable (Destination) async throws -> Void

  /// Tracks when a presentation has left.
  let dismissals: DismissalWatch

  /// Tracks which presentations are popovers.
  let popovers = PopoverAnchors()

  /// Notifies views that the state changed.
  let changes: ChangeNotice

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - prepare: Builds the screen of a destination. When it throws, nothing is changed.
  ///   - dismissalLimit: How long a sheet may take to leave before another is presented. SwiftUI reports
  ///     the end with `onDismiss`, which can get lost, for example while the app is in the background.
  ///     Then the link fails with `.dismissalLost`, and the next one does not wait for it again.
  ///   - sleep: Waits for a duration; throws when the task is cancelled.
  public convenience init(
    state: NavigationState<Destination>,
    prepare: @escaping @MainActor @Sendable (Destination) async throws -> Void = { _ in },
    dismissalLimit: Duration = .seconds(2),
    sleep: @escaping @MainActor @Sendable (Duration) async throws -> Void = {
      try await Task.sleep(for: $0)
    }
  ) {
    self.init(
      state: state,
      changes: ChangeNotice(registrar: Self.makeRegistrar()),
      dismissals: DismissalWatch(limit: dismissalLimit, sleep: sleep),
      build: prepare
    )
  }

  /// Creates a model with the parts it is made of.
  init(
    state: NavigationState<Destination>,
    changes: ChangeNotice,
    dismissals: DismissalWatch,
    build: @escaping @MainActor @Sendable (Destination) async throws -> Void
  ) {
    shown = state.withoutForeignScreens { _ in false }
    self.changes = changes
    self.dismissals = dismissals
    self.build = build
    appPresentations.ownCount = { [weak self] in self?.shown.presentations.count ?? 0 }
  }

  /// The screens that are shown; a view that reads them is updated when they change.
  public var state: NavigationState<Destination> { appPresentations.added(to: ownState) }

  /// The state of the model, without presentations by the app's own views.
  var ownState: NavigationState<Destination> {
    recordAccess()
    return shown
  }

  /// Whether the window is the key window of its scene, and the scene is frontmost; `false` without UIKit.
  public var isKey: Bool { windowIsKey?() ?? false }

  /// Builds the screen of a destination.
  ///
  /// - Parameter destination: The destination of the screen.
  /// - Throws: What `prepare` throws.
  public func prepare(_ destination: Destination) async throws {
    try await build(destination)
  }

  /// Shows the state after a plan, without animation if the plan asks for that.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: The state after the plan.
  /// - Returns: The number of all its steps.
  /// - Throws: The same errors as ``apply(_:)``.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    if !plan.steps.isEmpty { isUntouched = false }
    noteUnseenSheets()
    try await apply(target, isAtOnce: plan.isAtOnce)
    return plan.steps.count
  }

  /// Shows a state.
  ///
  /// A presentation that has to be replaced leaves first.
  ///
  /// - Parameter target: The state to show.
  /// - Throws: `LinkFailure` – `.foreignScreen`, or `.sheetStays` of a sheet that the app presents itself: nothing is
  ///   changed; or `.dismissalLost`: the target is shown without its new presentations.
  public func apply(_ target: NavigationState<Destination>) async throws {
    try await apply(target, isAtOnce: false)
  }

  /// Shows a state, animated or at once.
  private func apply(_ target: NavigationState<Destination>, isAtOnce: Bool) async throws {
    let target = foreignTabs.withoutPushedScreens(withoutAppPresentations(target))
    guard target.withoutForeignScreens(but: isShownByValue) == target else {
      throw LinkFailure(.foreignScreen)
    }
    try await dismissOwnSheets()
    while true {
      var ground = target
      let kept = shown.presentationsKept(in: target)
      ground.presentations = Array(target.presentations.prefix(kept))
      show(ground, isAtOnce: isAtOnce)
      guard ground != target else { return }
      guard dismissals.isPending else { break }
      // A person may act while the sheet leaves, so the common part is computed again.
      guard await dismissals.end() || shown.presentations.count > kept else {
        throw LinkFailure(.dismissalLost)
      }
      try Task.checkCancellation()
    }
    show(target, isAtOnce: isAtOnce)
  }

  /// Shows a state without waiting, and records which presentations leave.
  func show(_ new: NavigationState<Destination>, isAtOnce: Bool = false) {
    let new = withoutAppPresentations(new)
    let kept = shown.presentationsKept(in: new)
    if kept < shown.presentations.count {
      leaving = shown.presentations
      dismissals.willDismiss(from: kept)
    }
    foreignTabs.didSelect(shown.selected)
    guard new != shown else { return }
    let wanted = zip(leaving, new.presentations).prefix {
      $0.style == $1.style && $0.root == $1.root
    }
    dismissals.areWantedAgain(upTo: wanted.count)
    pathScreens.keep(new.foreignScreens.union(leaving.flatMap(\.stack).compactMap(\.foreign)))
    restoration = .over
    popovers.willPresent(new.presentations, keeping: kept) { isOnTop($0, of: new) }
    guard isAtOnce else { return recordChange { shown = new } }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { recordChange { shown = new } }
  }

  /// Whether a foreign screen can be shown: one of a path, or of a tab without links.
  private func isShownByValue(_ screen: ForeignScreen) -> Bool {
    pathScreens.value(of: screen) != nil || foreignTabs.has(screen)
  }

  /// Shows the result of a person's action: the way back, a tab, the end of a presentation.
  func showForPerson(_ new: NavigationState<Destination>) {
    if new != shown { isUntouched = false }
    show(new)
  }

  /// The stack at an address; for a presentation that is leaving, its last stack.
  func visibleStack(at address: StackAddress) -> [LinkPathItem<Destination>] {
    var stack = ownState.stack(at: address)
    if stack == nil, case .presentation(let level) = address, leaving.indices.contains(level) {
      stack = leaving[level].stack
    }
    return items(of: stack ?? [])
  }
}

extension NavigationState {
  /// This state without unknown foreign screens, and without the screens on them in the same stack.
  func withoutForeignScreens(but isKnown: (ForeignScreen) -> Bool) -> Self {
    func isShown(_ entry: NavigationEntry<Destination>) -> Bool {
      entry.foreign.map(isKnown) ?? true
    }
    var state = self
    for container in containers {
      // The container is one of this state, so setting its stack succeeds.
      try? state.setStack(Array(container.stack.prefix(while: isShown)), of: container.id)
    }
    state.presentations = presentations.prefix { $0.root.destination != nil }.map {
      var presentation = $0
      presentation.pushed = Array($0.pushed.prefix(while: isShown))
      return presentation
    }
    return state
  }

  /// The foreign screens in all stacks.
  var foreignScreens: Set<ForeignScreen> {
    Set(positionedEntries.compactMap { $0.entry.foreign })
  }
}

extension LinkFailure.Code {
  /// A screen to show is not a link, and SwiftUI cannot make it again.
  public static let foreignScreen = Self(
    "foreignScreen",
    "one of the screens to show is not a link, and SwiftUI cannot make it again"
  )

  /// A leaving sheet did not report its end, so nothing was presented after it.
  public static let dismissalLost =
    Self("dismissalLost", "a presented screen did not report in time that it was dismissed")
}
#endif
