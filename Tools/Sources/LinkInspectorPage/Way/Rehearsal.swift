import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting

/// Opens a link in a copy of what is on screen, so that nothing happens in the app.
///
/// Admission, places and plans are those of the app. Its guards and lookups are not asked, nothing is performed,
/// and every screen can be built.
@MainActor
struct Rehearsal<Link: DeepLink> {
  /// The table.
  let router: LinkRouter<Link>

  /// The policy of admission.
  let policy: LinkPolicy

  /// The current screens.
  let state: NavigationState<Link>

  /// Delivers a URL.
  func receive(_ url: String, from source: LinkSource) async -> DeliveredLink<Link> {
    let clock = RehearsalClock()
    let links = DeepLinks(
      router: router,
      environment: clock.environment,
      policy: policy,
      perform: { _ in },
      log: .off,
      onProblem: { _ in }
    )
    links.confirm = { _ in true }
    let handler = LinkHandler(links: links, host: HeadlessHost(state: state), scene: "rehearsal")
    handler.sceneDidBecomeActive()
    clock.settle()
    let stages = StageLog(of: links)
    return await DeliveredLink.deliver(url, from: source, to: handler, before: state, stages)
  }
}

/// The time of a rehearsal: it stands still, except for the moment in which a scene settles.
@MainActor
private final class RehearsalClock {
  /// The time, since 1970.
  private var now = Duration.seconds(1)

  /// The number of identities that were made.
  private var count = 0

  /// Lets the scene settle.
  func settle() { now += .seconds(60) }

  /// The environment.
  var environment: LinkEnvironment {
    LinkEnvironment(
      now: { LinkInstant(since1970: self.now) },
      makeID: {
        self.count += 1
        return LinkEventID(rawValue: "rehearsal-\(self.count)")
      },
      currentTurn: { 1 },
      sleep: { try await Task.sleep(for: $0) }
    )
  }
}

extension LinkSource {
  /// The sources that the page offers and lists.
  static let shown = ofTheSystem.filter { $0 != .other }
}

extension LinkEntryPoint {
  /// The entry point of links from a source.
  static func usual(for source: LinkSource) -> LinkEntryPoint {
    switch source {
    case .universalLink, .handoff, .spotlight: .userActivity
    case .notification: .notification
    case .quickAction: .shortcut
    case .intent: .intent
    case .content: .content
    default: .openURL
    }
  }
}
