import DeepLinking
import ProphetsLinks
import ProphetsStore

/// The app while it runs, with one scene and without a display: what a terminal shows.
///
/// Links go through the same handler and plans as in an app with a display; only the host differs.
@MainActor
final class RunningApp {
  /// The database, which builds the screens.
  let store: ProphetsStore

  /// Turns what is received into what is shown.
  let handler: LinkHandler<ProphetsLink>

  /// What shows it.
  private let host: HeadlessHost<ProphetsLink>

  /// Launches the app: the leagues are shown.
  init(
    store: ProphetsStore,
    environment: LinkEnvironment,
    account: LinkAccount? = .me,
    waiting: (any PendingLinkStore)? = nil
  ) throws(NavigationStateError) {
    self.store = store
    host = HeadlessHost(state: try .atLaunch()) { link in _ = try await store.screen(for: link) }
    let links = DeepLinks(
      screens: store,
      environment: environment,
      account: account,
      store: waiting
    )
    handler = LinkHandler(links: links, host: host, scene: .main)
  }

  var links: DeepLinks<ProphetsLink> { handler.links }

  /// What is shown: tabs, stacks and presentations.
  var state: NavigationState<ProphetsLink> { host.state }

  /// Receives a delivery, and waits for its end.
  func receive(_ delivery: LinkDelivery<ProphetsLink>) async -> LinkReport<ProphetsLink> {
    await handler.receive(delivery).report
  }

  /// Builds the screen that is on top; `nil` when nothing is shown.
  func currentScreen() async throws -> Screen? {
    guard let link = state.visibleEntry?.destination else { return nil }
    return try await store.screen(for: link)
  }

  /// Shows what was saved, and waits until it is shown.
  func restore(_ saved: SavedNavigationV1) async -> LinkRestoration {
    let restoration = handler.restore(saved)
    _ = await restoration.problem
    return restoration
  }
}

// MARK: - What a person does by hand

extension RunningApp {
  /// Goes back, as with the back button; `false` on the first screen of a tab, below which there is nothing.
  @discardableResult
  func goBack() -> Bool {
    if state.visibleStack.count > 1 {
      perform(.pop(to: state.visibleStack.count - 1, in: state.visibleAddress))
    } else if !state.presentations.isEmpty {
      perform(.dismiss(to: state.presentations.count - 1))
    } else {
      false
    }
  }

  /// Selects a tab, as by tapping it: its stack is as it was left; `false` when there is no such tab.
  @discardableResult
  func select(_ tab: TabID) -> Bool {
    guard state.containers.contains(where: { $0.id == tab }) else { return false }
    // What is presented covers the tabs.
    if !state.presentations.isEmpty { perform(.dismiss(to: 0)) }
    return perform(.select(tab))
  }

  @discardableResult
  private func perform(_ step: NavigationStep<ProphetsLink>) -> Bool {
    (try? host.state.apply(step)) != nil
  }

  /// Signs in, and waits for the end of the links that waited for it; returns what became of them.
  func signIn() async -> [LinkReport<ProphetsLink>] {
    guard links.account == nil else { return [] }
    let waiting = Set(links.pendingLinks.map(\.id))
    let (ended, continuation) = AsyncStream.makeStream(of: LinkReport<ProphetsLink>.self)
    let earlier = links.onProgress
    links.onProgress = { progress in
      earlier?(progress)
      guard case .ended(let report) = progress, report.event.resumes != nil else { return }
      continuation.yield(report)
    }
    defer { links.onProgress = earlier }
    links.accountDidChange(to: .me)
    var reports: [LinkReport<ProphetsLink>] = []
    for await report in ended.prefix(waiting.count) { reports.append(report) }
    // A link waits until its event has ended and was taken off the list, right after each other.
    while links.pendingLinks.contains(where: { waiting.contains($0.id) }) { await Task.yield() }
    return reports
  }

  /// Signs out: links that wait are dropped.
  func signOut() {
    links.accountDidChange(to: nil)
  }
}
