public import LinkNavigation
public import LinkPatterns
public import LinkRouting

/// What shows screens: it reports what is on screen and performs plans, and decides nothing.
///
/// Adopt ``StepwiseHost`` or ``StateDrivenHost``, which perform plans by what they ask for.
@MainActor
public protocol NavigationHost<Destination>: AnyObject {
  /// What screens are known by: the links of the app.
  associatedtype Destination: Hashable & Sendable

  /// What is on screen, read anew each time.
  var state: NavigationState<Destination> { get }

  /// The screens on screen with work that is not saved: edits, a game, a recording.
  var unsavedScreens: Set<Destination> { get }

  /// What is known of a screen that is shown.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: What it is, and whether it may go without a question.
  func status(of entry: NavigationEntry<Destination>) -> ScreenStatus

  /// Whether ``showNow(_:)`` shows a whole state within the call, with nothing to build or to wait for.
  var isImmediate: Bool { get }

  /// Shows a state without animation, within the call; called only where ``isImmediate`` is `true`.
  ///
  /// - Parameter state: What is to be shown.
  func showNow(_ state: NavigationState<Destination>)

  /// Restores what the scene showed when the app ran last, before anything else is shown.
  func restoreNow()

  /// Whether nothing was shown by a link or changed by the person yet.
  var isUntouched: Bool { get }

  /// Asks the current screens whether a plan may be performed.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: Where it leads.
  /// - Returns: How they respond.
  func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination>

  /// Builds the screen of a destination without showing it, so that nothing changes if it fails.
  ///
  /// What was built is used by the plan that follows, or dropped with ``discardPrepared()``. When it
  /// takes longer than `LinkPolicy.screenLimit`, its task is cancelled: what comes then is to be dropped.
  ///
  /// - Parameter destination: What is to be shown.
  /// - Throws: When the screen cannot be built; a `LinkFailure` is reported as it is.
  func prepare(_ destination: Destination) async throws

  /// Drops the screens that were built and not shown.
  func discardPrepared()

  /// Performs the beginning of a plan: as many steps as the host shows in one change.
  ///
  /// Called again with what is left, until nothing is. It returns when the change has ended; after
  /// the time of a step it is cancelled, and whatever it does then is no longer waited for.
  ///
  /// - Parameters:
  ///   - plan: What is left of the plan, made from ``state``. Not empty.
  ///   - target: Where it leads.
  /// - Returns: How many steps were performed. At least 1.
  /// - Throws: When a step cannot be performed. What was shown by then stays.
  func perform(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int

  /// Tells a screen that a link led to it again: it was on screen, and is on top now.
  ///
  /// It may scroll to its top, or load anew.
  ///
  /// - Parameter destination: What the screen shows.
  func reopened(_ destination: Destination)

  /// Opens the app's own page in the system's settings.
  ///
  /// Only a link from a source of `LinkPolicy.settingsSources` leads here.
  ///
  /// - Throws: When there is no such page. The default implementation throws.
  func openSettings() async throws

  /// Opens a page of the app's own site, for which it has no screen, in the browser.
  ///
  /// It is asked where `DeepLinks.browse` is `nil`.
  func browse(_ url: LinkURL)

  /// Takes note of what opens URLs outside the app, which the host must not keep alive.
  func borrow(_ opener: any URLOpener)

  /// Whether the host itself has a URL opened outside the app just now, so that it isn't taken for a link.
  ///
  /// - Returns: `true` until the system has answered.
  func isOpeningOutside(_ url: String) -> Bool
}

extension NavigationHost {
  /// Builds nothing: for hosts that cannot fail.
  ///
  /// - Parameter destination: What is to be shown.
  /// - Throws: Nothing in this implementation.
  public func prepare(_ destination: Destination) async throws {}

  /// Drops nothing.
  public func discardPrepared() {}

  /// `false`: screens are built one by one.
  public var isImmediate: Bool { false }

  /// Shows nothing.
  ///
  /// - Parameter state: What is to be shown.
  public func showNow(_ state: NavigationState<Destination>) {}

  /// Restores nothing: for hosts whose handler is told what to restore.
  public func restoreNow() {}

  /// `true`: for hosts that do not know.
  public var isUntouched: Bool { true }

  /// Does nothing.
  ///
  /// - Parameter destination: What the screen shows.
  public func reopened(_ destination: Destination) {}

  /// Takes no note: for hosts that open URLs by themselves.
  public func borrow(_ opener: any URLOpener) {}

  /// `false`: for hosts whose URLs don't come by views.
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

/// A host that is given the whole state at once: SwiftUI and other architectures with a store.
@MainActor
public protocol StateDrivenHost<Destination>: NavigationHost {
  /// Shows a state, and returns when it is shown.
  ///
  /// - Parameter target: What is to be shown.
  /// - Throws: When it cannot be shown.
  func apply(_ target: NavigationState<Destination>) async throws
}

extension StateDrivenHost {
  /// Shows where a plan leads.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
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
  /// Performs a step, and returns when its transition has ended.
  ///
  /// - Parameter step: The step, which fits ``NavigationHost/state``.
  /// - Throws: When the step cannot be performed.
  func perform(_ step: NavigationStep<Destination>) async throws

  /// Performs all steps of a plan as one change, without animation.
  ///
  /// - Parameters:
  ///   - plan: The plan, which is to be shown at once.
  ///   - target: Where it leads.
  /// - Returns: How many steps were performed; those that are left are asked for next. At least 1.
  /// - Throws: When it cannot be performed.
  func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int
}

extension StepwiseHost {
  /// Performs the first step of a plan, or all that are to be shown at once.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
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

  /// Performs the first step as any other, and leaves the others to be asked for: for hosts that do not animate.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
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
    open(SettingsLink.text) { end.come(isGood: $0) }
    guard await end.result() else { throw LinkFailure(.noSettings) }
  }
}
