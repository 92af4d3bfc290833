#if canImport(SwiftUI) && !os(watchOS)
import Foundation
public import LinkHandling
public import LinkNavigation
public import LinkRouting
import SwiftUI

/// The screens of one scene, for SwiftUI: links and people change them, views follow by bindings.
///
/// SwiftUI has no view tree to look at and no end of a push to wait for. So the whole target is
/// assigned, and the bindings make it visible; what a person does (back, swiping a sheet down, tapping a
/// tab) is written through the same bindings. Therefore ``state`` is what is shown. Only one thing is
/// waited for: a sheet that is leaving, before another is presented.
///
/// From iOS 17, macOS 14, tvOS 17 and visionOS 1 it is `Observable`: a view that reads it follows it.
/// Before that, read it inside a ``NavigationReader``, as ``DestinationStack`` and
/// `presentations(of:screen:)` do.
///
/// It shows destinations, and what is pushed as `LinkPathItem.screen`. Another foreign screen cannot be
/// shown by value: a first state is cut below it, and a target that has one is refused. A sheet of the
/// app's own is not known to the model.
@MainActor
public final class NavigationModel<Destination: Hashable & Sendable>: StateDrivenHost {
  /// What is shown, changed by ``show(_:)`` alone.
  private var shown: NavigationState<Destination>

  /// The presentations before the last dismissal, for as long as they can be seen leaving.
  private var leaving: [Presentation<Destination>] = []

  /// What bindings are made from before iOS 17, while there are any.
  weak var bindingSource: BindingSource<Destination>?

  /// Whether nothing was shown by a link or changed by the person yet.
  public private(set) var isUntouched = true

  /// The screens with work that is not saved, which the app notes: the person is asked before one goes.
  public var unsavedScreens: Set<Destination> = []

  /// The views that lend what opens URLs in other apps, the one that appeared last at the end.
  var lenders: [URLLender] = []

  /// The URL that is being opened in another app.
  var departing: String?

  /// The values of pushed screens that are no destinations.
  var pathScreens = PathScreens()

  /// The presentations that views of the app show themselves, and the work that they say is unsaved.
  let marks = ScreenMarks()

  /// How far the scene is with restoring what it showed when the app ran last.
  var restoration = Restoration.unasked

  /// Builds a screen, or throws when that is impossible.
  private let build: @MainActor @Sendable (Destination) async throws -> Void

  /// Tells when a presentation has left.
  let dismissals: DismissalWatch

  /// Tells which presentations are popovers.
  let popovers = PopoverAnchors()

  /// Tells views that the state changed.
  let changes: ChangeNotice

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - state: What is shown at first.
  ///   - prepare: Builds the screen of a destination, or throws: then nothing is changed.
  ///   - dismissalLimit: How long a sheet may take to leave before another is presented. SwiftUI tells
  ///     the end by `onDismiss`, which can get lost, for example while the app is in the background;
  ///     then the link fails with `.dismissalLost`, and the next one does not wait for it again.
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
  }

  /// The screens that are shown; a view that reads them is updated when they change.
  public var state: NavigationState<Destination> { marks.added(to: ownState) }

  /// What the model shows, without what views of the app present themselves.
  var ownState: NavigationState<Destination> {
    noteAccess()
    return shown
  }

  /// Builds the screen of a destination.
  ///
  /// - Parameter destination: What is to be shown.
  /// - Throws: What `prepare` throws.
  public func prepare(_ destination: Destination) async throws {
    try await build(destination)
  }

  /// Shows where a plan leads; without animation when the plan asks for that.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
  /// - Returns: The number of all its steps.
  /// - Throws: The same errors as ``apply(_:)``.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    if !plan.steps.isEmpty { isUntouched = false }
    try await apply(target, isAtOnce: plan.isAtOnce)
    return plan.steps.count
  }

  /// Shows a state.
  ///
  /// What is in the way of a new presentation leaves first.
  ///
  /// - Parameter target: What is to be shown.
  /// - Throws: `LinkFailure` – `.foreignScreen`, nothing is changed; or `.dismissalLost`, the target is
  ///   shown without its new presentations.
  public func apply(_ target: NavigationState<Destination>) async throws {
    try await apply(target, isAtOnce: false)
  }

  /// Shows a state, animated or at once.
  private func apply(_ target: NavigationState<Destination>, isAtOnce: Bool) async throws {
    let target = withoutMarked(target)
    guard target.withoutForeignScreens(but: { pathScreens.value(of: $0) != nil }) == target else {
      throw LinkFailure(.foreignScreen)
    }
    marks.dismissAll()
    while true {
      var ground = target
      let kept = shown.presentationsKept(in: target)
      ground.presentations = Array(target.presentations.prefix(kept))
      show(ground, isAtOnce: isAtOnce)
      guard ground != target else { return }
      guard dismissals.isPending else { break }
      // A person may act while the sheet leaves, so what is common is looked at again.
      guard await dismissals.end() else {
        throw LinkFailure(.dismissalLost)
      }
      try Task.checkCancellation()
    }
    show(target, isAtOnce: isAtOnce)
  }

  /// Shows a state without waiting, and notes which presentations leave by it.
  func show(_ new: NavigationState<Destination>, isAtOnce: Bool = false) {
    let new = withoutMarked(new)
    let kept = shown.presentationsKept(in: new)
    if kept < shown.presentations.count {
      leaving = shown.presentations
      dismissals.willDismiss(from: kept)
    }
    guard new != shown else { return }
    pathScreens.keep(new.foreignScreens.union(leaving.flatMap(\.stack).compactMap(\.foreign)))
    restoration = .over
    popovers.willPresent(new.presentations, keeping: kept) { isOnTop($0, of: new) }
    guard isAtOnce else { return noteChange { shown = new } }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { noteChange { shown = new } }
  }

  /// Shows what a person chose: the way back, a tab, the end of a presentation.
  func showForPerson(_ new: NavigationState<Destination>) {
    if new != shown { isUntouched = false }
    show(new)
  }

  /// The stack at an address; of a presentation that is leaving, the last one it had.
  func visibleStack(at address: StackAddress) -> [LinkPathItem<Destination>] {
    var stack = ownState.stack(at: address)
    if stack == nil, case .presentation(let level) = address, leaving.indices.contains(level) {
      stack = leaving[level].stack
    }
    return items(of: stack ?? [])
  }
}

extension NavigationState {
  /// This state without foreign screens, but some, and without what stands on them in the same stack.
  func withoutForeignScreens(but isKnown: (ForeignScreen) -> Bool) -> Self {
    func isShown(_ entry: NavigationEntry<Destination>) -> Bool {
      entry.foreign.map(isKnown) ?? true
    }
    var state = self
    for container in containers {
      // Its name is one of this state, so it is found.
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
  /// The target has a foreign screen, which SwiftUI cannot show by value.
  public static let foreignScreen = Self(
    "foreignScreen",
    "the target has a foreign screen, which SwiftUI cannot show by value"
  )

  /// A sheet that was to leave did not report that it had, so nothing was presented after it.
  public static let dismissalLost =
    Self("dismissalLost", "a presentation did not report its end in time")
}
#endif
