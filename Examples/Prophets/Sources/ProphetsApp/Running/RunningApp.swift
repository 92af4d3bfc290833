public import DeepLinking
import LinkNavigation
public import ProphetsLinks
public import ProphetsScreens
public import ProphetsStore

/// The app while it runs, with one scene and without a display: what a terminal shows.
///
/// Links come in by ``receive(_:)`` and go through the same links, handler and plans as in an app
/// with a display; only the host differs. What a person does by hand is in `RunningApp+Person`.
@MainActor
public final class RunningApp {
  /// Builds the screens.
  public let screens: ScreenBuilder

  /// Turns what is received into what is shown.
  public let handler: LinkHandler<ProphetsLink>

  /// What shows it.
  let host: HeadlessHost<ProphetsLink>

  /// Who is signed in.
  let person: SignedInPerson

  /// Launches the app: the leagues are shown.
  ///
  /// - Parameters:
  ///   - store: The database with the leagues.
  ///   - environment: Time and identities.
  ///   - account: The account that is signed in; `nil` when signed out.
  ///   - waiting: Keeps the links that wait for sign-in from one run of the app to the next.
  /// - Throws: `NavigationStateError`, never for the tabs of this app.
  public init(
    store: ProphetsStore,
    environment: LinkEnvironment,
    account: LinkAccount? = .me,
    waiting: (any PendingLinkStore)? = nil
  ) throws(NavigationStateError) {
    let screens = ScreenBuilder(store: store)
    self.screens = screens
    host = HeadlessHost(state: try .atLaunch()) { link in
      _ = try await screens.screen(for: link)
    }
    person = SignedInPerson(account)
    handler = LinkHandler(
      links: DeepLinks(
        screens: screens,
        environment: environment,
        person: person,
        store: waiting
      ),
      host: host,
      scene: .main
    )
  }

  /// The table.
  public var router: LinkRouter<ProphetsLink> { handler.links.router }

  /// What is shown: tabs, stacks and presentations.
  public var state: NavigationState<ProphetsLink> { host.state }

  /// Receives a delivery and waits for its end.
  ///
  /// - Returns: What became of it.
  public func receive(_ delivery: LinkDelivery<ProphetsLink>) async -> LinkReport<ProphetsLink> {
    await handler.receive(delivery).report
  }

  /// Builds the screen that is on top.
  ///
  /// - Returns: The screen; `nil` when nothing is shown.
  /// - Throws: `LinkFailure` – `.recordNotFound` when the record has gone since the screen was opened;
  ///   or what the database throws.
  public func currentScreen() async throws -> Screen? {
    guard let link = state.visibleEntry?.destination else { return nil }
    return try await screens.screen(for: link)
  }
}
