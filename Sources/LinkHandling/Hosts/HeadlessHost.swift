public import LinkNavigation
public import LinkPatterns
import LinkRouting

/// A host without a screen: it keeps the state and performs steps on it.
///
/// For terminals, servers, previews and tests. It is what the stack would be.
@MainActor
public final class HeadlessHost<Destination: Hashable & Sendable>: StepwiseHost {
  /// What would be on screen.
  ///
  /// Set it to act as a person does: going back, switching tabs.
  public var state: NavigationState<Destination>

  /// The screens with work that is not saved.
  public var unsavedScreens: Set<Destination> = []

  /// What is known of foreign screens, besides their kind.
  public var statuses: [ForeignScreen: ScreenStatus] = [:]

  /// How often the app's page in the system's settings would have been opened.
  public private(set) var settingsCount = 0

  /// What opens URLs outside the app, lent by a view.
  private weak var opener: (any URLOpener)?

  /// Called when a page is to be opened and nothing opens URLs, in an app that navigates by itself.
  var onMissingBrowser: (@MainActor () -> Void)?

  /// The URL that is being opened in another app.
  private var departing: String?

  /// Builds a screen, or throws when that is impossible.
  private let build: @MainActor @Sendable (Destination) async throws -> Void

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - state: What is on screen at first.
  ///   - build: Builds the screen of a destination, or throws. By default every screen can be built.
  public init(
    state: NavigationState<Destination>,
    build: @escaping @MainActor @Sendable (Destination) async throws -> Void = { _ in }
  ) {
    self.state = state
    self.build = build
  }

  /// Builds the screen of a destination.
  ///
  /// - Parameter destination: What is to be shown.
  /// - Throws: What `build` throws.
  public func prepare(_ destination: Destination) async throws {
    try await build(destination)
  }

  /// What is known of a screen: of a foreign one what ``statuses`` has, or its kind.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: The kind of a foreign screen, and whether the screen has unsaved work.
  public func status(of entry: NavigationEntry<Destination>) -> ScreenStatus {
    switch entry {
    case .destination(let destination):
      ScreenStatus(hasUnsavedWork: unsavedScreens.contains(destination))
    case .foreign(let screen): statuses[screen] ?? ScreenStatus(foreign: screen.kind)
    }
  }

  /// Performs a step on the state.
  ///
  /// - Throws: `NavigationStepError` when it does not fit.
  public func perform(_ step: NavigationStep<Destination>) async throws {
    try state.apply(step)
  }

  /// Performs all steps of a plan as one change of ``state``.
  ///
  /// - Parameters:
  ///   - plan: The steps to perform.
  ///   - target: Where it leads.
  /// - Returns: The number of its steps.
  /// - Throws: `NavigationStepError` with the first step that does not fit.
  public func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    state = try state.applying(plan)
    return plan.steps.count
  }

  /// Counts that the app's page in the system's settings is opened, and opens it by what a view has lent.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` where the system does not open it, and in an app that navigates by
  ///   itself, where no view has lent anything.
  public func openSettings() async throws {
    settingsCount += 1
    guard let opener else {
      guard onMissingBrowser == nil else { throw LinkFailure(.noSettings) }
      return
    }
    departing = SettingsLink.text
    defer { departing = nil }
    try await opener.openSettings()
  }

  /// Whether the system opens a URL just now.
  ///
  /// - Returns: `true` until the system has answered.
  public func isOpeningOutside(_ url: String) -> Bool { departing == url }

  /// Takes note of what opens URLs outside the app, and doesn't keep it alive.
  public func borrow(_ opener: any URLOpener) { self.opener = opener }

  /// Opens a page in the browser, by what a view has lent; without it nothing is opened.
  public func browse(_ url: LinkURL) {
    guard let opener else { return onMissingBrowser?() ?? () }
    opener.open(url.text) { _ in }
  }
}
