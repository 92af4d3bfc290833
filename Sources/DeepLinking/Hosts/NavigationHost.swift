public import LinkPatterns

/// Shows screens: it reports what is on screen and performs plans, and decides nothing.
///
/// Adopt ``StepwiseHost`` or ``StateDrivenHost``, which perform plans through simpler requirements.
@MainActor
public protocol NavigationHost<Destination>: AnyObject {
  /// The type that identifies screens: the links of the app.
  associatedtype Destination: Hashable & Sendable

  /// The screens that are shown, read anew each time.
  var state: NavigationState<Destination> { get }

  /// The screens on screen with work that is not saved: edits, a game, a recording.
  var unsavedScreens: Set<Destination> { get }

  /// Returns the status of a screen that is shown.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: The kind of the screen, and whether it may be removed without asking.
  func status(of entry: NavigationEntry<Destination>) -> ScreenStatus

  /// Whether ``showNow(_:)`` shows a whole state within the call, with nothing to build or to wait for.
  var isImmediate: Bool { get }

  /// Shows a state without animation, before the call returns; called only where ``isImmediate`` is `true`.
  ///
  /// - Parameter state: The state to show.
  func showNow(_ state: NavigationState<Destination>)

  /// Restores the saved state of the scene, before anything else is shown.
  func restoreNow()

  /// Whether no link and no person has changed the screens yet.
  var isUntouched: Bool { get }

  /// Whether the window has the person's attention: the key window of the frontmost scene.
  ///
  /// What names no scene is opened there; where no host says so, in the scene that was active last.
  var isKey: Bool { get }

  /// Asks the current screens whether a plan may be performed.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: The state after the plan.
  /// - Returns: How they respond.
  func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination>

  /// Builds the screen of a destination without showing it, so that nothing changes if it fails.
  ///
  /// The plan that follows uses the screen, or ``discardPrepared()`` drops it. When building takes longer than
  /// `LinkPolicy.screenLimit`, the task is cancelled; drop a screen that is finished after that.
  ///
  /// - Parameter destination: The destination of the screen.
  /// - Throws: When the screen cannot be built; a `LinkFailure` is reported as it is.
  func prepare(_ destination: Destination) async throws

  /// Drops the screens that were built and not shown.
  func discardPrepared()

  /// Sets the check of the next step, which a host makes itself if it waits before it changes the screens.
  ///
  /// Such a host calls it once for each ``perform(_:to:)``, in the turn in which it changes the screens and before it
  /// does, and lets its error out: the screens may be others than those that the plan was made from, an alert may have
  /// come up, or a screen that the step removes may have unsaved work. The check reads ``state``. Without it, the way is
  /// planned again.
  ///
  /// - Parameter check: Throws when the step may no longer be performed; `nil` after the step.
  /// - Returns: Whether the host makes the check. If not, it is made when ``perform(_:to:)`` is called. Of no account for
  ///   `nil`.
  @discardableResult
  func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) -> Bool

  /// Performs the beginning of a plan: as many steps as the host shows in one change.
  ///
  /// Called again with the rest of the plan until nothing is left. Return when the change has ended. After the
  /// time limit of a step, the task is cancelled and its result ignored: change nothing then.
  ///
  /// - Parameters:
  ///   - plan: The rest of the plan. Not empty. Until the check of the step is made, ``state`` may be another than the
  ///     one that it was made from.
  ///   - target: The state after the plan.
  /// - Returns: How many steps were performed. At least 1.
  /// - Throws: When a step cannot be performed. The steps performed until then stay.
  func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int

  /// Called when a link led to a screen that was on screen already and is on top now.
  ///
  /// The screen may scroll to its top, or load again.
  ///
  /// - Parameter destination: The destination of the screen.
  func reopened(_ destination: Destination)

  /// Opens the app's own page in the system's settings.
  ///
  /// Only a link from a source of `LinkPolicy.settingsSources` leads here.
  ///
  /// - Throws: When there is no such page. The default implementation throws.
  func openSettings() async throws

  /// Opens a page of the app's own site, for which it has no screen, in the browser.
  ///
  /// Called when `DeepLinks.browse` is `nil`.
  func browse(_ url: LinkURL)

  /// Sets the object that opens URLs outside the app. Don't retain it.
  func setURLOpener(_ opener: any URLOpener)

  /// Whether the host is having a URL opened outside the app right now, so that it isn't taken for a link.
  ///
  /// - Returns: `true` until the system has answered.
  func isOpeningOutside(_ url: String) -> Bool
}

extension NavigationHost {
  /// Builds nothing: for hosts that cannot fail.
  ///
  /// - Parameter destination: The destination of the screen.
  /// - Throws: Nothing in this implementation.
  public func prepare(_ destination: Destination) async throws {}

  /// Drops nothing.
  public func discardPrepared() {}

  /// Makes no check itself: for hosts that wait for nothing.
  ///
  /// - Parameter check: Throws when the step may no longer be performed.
  /// - Returns: `false`, so that ``perform(_:to:)`` is called behind the check.
  @discardableResult
  public func setStepCheck(_ check: (@MainActor @Sendable () throws -> Void)?) -> Bool { false }

  /// `false`: screens are built one by one.
  public var isImmediate: Bool { false }

  /// Shows nothing.
  ///
  /// - Parameter state: The state to show.
  public func showNow(_ state: NavigationState<Destination>) {}

  /// Restores nothing: for hosts whose handler restores the scene.
  public func restoreNow() {}

  /// `true`: for hosts that do not know.
  public var isUntouched: Bool { true }

  /// `false`: for hosts that do not know.
  public var isKey: Bool { false }

  /// Does nothing.
  ///
  /// - Parameter destination: The destination of the screen.
  public func reopened(_ destination: Destination) {}

  /// Ignores the opener: for hosts that open URLs by themselves.
  public func setURLOpener(_ opener: any URLOpener) {}

  /// `false`: for hosts that open no URLs through views.
  public func isOpeningOutside(_ url: String) -> Bool { false }

  /// Opens nothing: for hosts without a browser.
  public func browse(_ url: LinkURL) {}

  /// Opens nothing: for hosts on systems without such a page.
  ///
  /// - Throws: `LinkFailure` – `.noSettings`, unless the host implements it.
  public func openSettings() async throws {
    throw LinkFailure(.noSettings)
  }
}

extension LinkFailure.Code {
  /// The host cannot open the app's page in the system's settings.
  public static let noSettings = Self("noSettings", "the host cannot open the system's settings")
}

/// A host that shows a whole state at once: SwiftUI and other architectures with a store.
@MainActor
public protocol StateDrivenHost<Destination>: NavigationHost {
  /// Shows a state, and returns once it is shown.
  ///
  /// - Parameter target: The state to show.
  /// - Throws: When it cannot be shown.
  func apply(_ target: NavigationState<Destination>) async throws
}

extension StateDrivenHost {
  /// Shows the state after a plan.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: The state after the plan.
  /// - Returns: The number of all its steps.
  /// - Throws: What ``apply(_:)`` throws.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    try await apply(target)
    return plan.steps.count
  }
}

/// A host that performs one step at a time: UIKit.
@MainActor
public protocol StepwiseHost<Destination>: NavigationHost {
  /// Performs a step, and returns once its transition has ended.
  ///
  /// - Parameter step: The step, which fits ``NavigationHost/state`` once the check is made.
  /// - Throws: When the step cannot be performed.
  func perform(_ step: NavigationStep<Destination>) async throws

  /// Performs all steps of a plan as one change, without animation.
  ///
  /// - Parameters:
  ///   - plan: The plan, whose steps are shown at once.
  ///   - target: The state after the plan.
  /// - Returns: How many steps were performed, at least 1. The host is called again for the rest.
  /// - Throws: When it cannot be performed.
  func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int
}

extension StepwiseHost {
  /// Performs the first step of a plan, or all steps of a plan that is shown at once.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: The state after the plan.
  /// - Returns: How many steps were performed.
  /// - Throws: What a step throws.
  public func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    guard let first = plan.steps.first else { return 0 }
    if plan.isAtOnce { return try await performAtOnce(plan, to: target) }
    try await perform(first)
    return 1
  }

  /// Performs only the first step, like any other: for hosts that do not animate.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: The state after the plan.
  /// - Returns: 1; 0 of a plan without steps.
  /// - Throws: What the step throws.
  public func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    guard let first = plan.steps.first else { return 0 }
    try await perform(first)
    return 1
  }
}

/// Opens URLs outside the app for a host that can't by itself: the `openURL` of a SwiftUI view.
@MainActor
public protocol URLOpener: AnyObject {
  /// Whether URLs can be opened now: the view has appeared.
  var canOpen: Bool { get }

  /// Opens a URL outside the app.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - completion: Called with whether the system opened it.
  func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension URLOpener {
  /// Opens the app's page in the system's settings, and waits until the system has answered.
  package func openSettings() async throws {
    let end = AwaitedEnd()
    open(SettingsLink.text) { end.finish(succeeded: $0) }
    guard await end.result() else { throw LinkFailure(.noSettings) }
  }
}
