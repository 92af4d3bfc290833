public import LinkPatterns

/// A host without a screen: it keeps the state and performs steps on it.
///
/// For terminals, servers, previews and tests.
@MainActor
public final class HeadlessHost<Destination: Hashable & Sendable>: StepwiseHost {
  /// The screens that would be shown.
  ///
  /// Set it to act as a person does: going back, switching tabs.
  public var state: NavigationState<Destination>

  /// Whether its window would be the one that has the person's attention.
  public var isKey = false

  /// The screens with work that is not saved.
  public var unsavedScreens: Set<Destination> = []

  /// The status of foreign screens, besides their kind.
  public var statuses: [ForeignScreen: ScreenStatus] = [:]

  /// The number of times that the app's page in the system's settings would have been opened.
  public private(set) var settingsCount = 0

  /// Opens URLs outside the app; set by a view.
  private weak var opener: (any URLOpener)?

  /// Called when a page can't be opened because no view opens URLs, in an app that navigates by itself.
  var onMissingBrowser: (@MainActor () -> Void)?

  /// The URLs that are being opened in other apps.
  private var departing = Departures()

  /// Builds a screen, or throws when that is impossible.
  private let build: @MainActor @Sendable (Destination) async throws -> Void

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - state: The screens at first.
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
  /// - Parameter destination: The destination of the screen.
  /// - Throws: What `build` throws.
  public func prepare(_ destination: Destination) async throws {
    try await build(destination)
  }

  /// The status of a screen: for a foreign one, the entry in ``statuses``, or its kind.
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
  ///   - target: The state after all steps.
  /// - Returns: The number of its steps.
  /// - Throws: `NavigationStepError` with the first step that does not fit.
  public func performAtOnce(
    _ plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) async throws -> Int {
    state = try state.applying(plan)
    return plan.steps.count
  }

  /// Counts a call to open the app's page in the system's settings, and opens it through a view's opener.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` where the system does not open it, and in an app that navigates by
  ///   itself without a view.
  public func openSettings() async throws {
    settingsCount += 1
    guard let opener else {
      guard onMissingBrowser == nil else { throw LinkFailure(.noSettings) }
      return
    }
    departing.begin(SettingsLink.text)
    defer { departing.end(SettingsLink.text) }
    try await opener.openSettings()
  }

  /// Whether the system is opening a URL right now.
  ///
  /// - Returns: `true` until the system has answered.
  public func isOpeningOutside(_ url: String) -> Bool { departing.contains(url) }

  /// Sets the object that opens URLs outside the app; it is not retained.
  public func setURLOpener(_ opener: any URLOpener) { self.opener = opener }

  /// Opens a page in the browser through a view's opener; without one, nothing is opened.
  public func browse(_ url: LinkURL) {
    guard let opener else { return onMissingBrowser?() ?? () }
    departing.begin(url.text)
    opener.open(url.text) { [weak self] _ in self?.departing.end(url.text) }
  }
}
