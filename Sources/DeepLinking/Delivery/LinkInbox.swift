/// An app's links as receivers of arrivals, whatever their type.
@MainActor
package protocol LinkInboxOwner: AnyObject {
  /// Receives an arrival for no particular window.
  func take(_ arrival: LinkArrival)

  /// Writes a line to the log, if there is a log.
  var onLogLine: (@MainActor @Sendable (String) -> Void)? { get }
}

/// A window that learns its scene only when it is shown, as those of SwiftUI do.
@MainActor
package protocol LinkInboxWindow: AnyObject {
  /// Receives the arrivals that connected the scene of the window.
  func take(_ arrivals: [LinkArrival])

  /// Records that the scene of the window was disconnected.
  func sceneDidDisconnect()
}

/// Keeps the arrivals of the app's and its scenes' delegates until they can be received: by the links
/// of the app, which it references weakly, or by the window of a scene.
///
/// Arrivals from before the links were made are delivered when the links are first used: until then the app sets
/// closures such as `onUnhandled`.
@MainActor
package final class LinkInbox {
  /// The inbox of the app.
  private static let shared = LinkInbox(of: .shared)

  /// The inbox of a test, so that parallel tests share none.
  @TaskLocal private static var scoped: LinkInbox?

  package static var current: LinkInbox { scoped ?? shared }

  /// The links of the app: the first that were made, while they exist.
  private weak var owner: (any LinkInboxOwner)?

  /// The arrivals that wait for the links, oldest first.
  private var waiting: [LinkArrival] = []

  /// Whether arrivals were dropped.
  private var didGiveUp = false

  /// The arrivals of connected scenes whose windows are not shown yet.
  private var connections: [LinkSceneID: [LinkArrival]] = [:]

  /// The windows that are shown, by scene.
  private var windows: [LinkSceneID: Window] = [:]

  private struct Window {
    weak var window: (any LinkInboxWindow)?
  }

  /// The most arrivals that wait; beyond that, the oldest is dropped.
  private static var capacity: Int { 16 }

  private static let overflow = "only the last 16 links before DeepLinks was made are kept"

  private static let waits =
    "what arrived before DeepLinks was made waits for the app's first scene"

  private static let lost = "a link is dropped: its scene went before its window was shown"

  private init(of app: CurrentDeepLinks) {
    app.onOpen = { [weak self] in self?.adopt($0) }
    if let links = app.links { adopt(links) }
  }

  /// Starts delivering to the links of an app, once they are used, unless there are others.
  private func adopt(_ app: some AnyDeepLinks) {
    if open(for: app.links) { app.links.earlyArrivals = { self.handOver() } }
  }

  /// Runs a test with its own inbox.
  package static func withIsolated<Result>(
    _ body: @MainActor (LinkInbox) async throws -> Result
  ) async rethrows -> Result {
    let app = CurrentDeepLinks()
    let inbox = LinkInbox(of: app)
    return try await CurrentDeepLinks.$scoped.withValue(app) {
      try await $scoped.withValue(inbox) { try await body(inbox) }
    }
  }

  /// Starts delivering to the links of an app; returns `false` when there are others.
  package func open(for links: any LinkInboxOwner) -> Bool {
    guard owner == nil else { return false }
    owner = links
    if !waiting.isEmpty { links.onLogLine?(didGiveUp ? Self.overflow : Self.waits) }
    return true
  }

  /// Delivers the arrivals from before the links were made.
  func handOver() {
    guard let owner else { return }
    let arrivals = waiting
    waiting = []
    for arrival in arrivals { owner.take(arrival) }
  }

  /// Receives an arrival for the app, or for a connected scene.
  package func receive(_ arrival: LinkArrival) {
    if let owner { return owner.take(arrival) }
    waiting.append(arrival)
    guard waiting.count > Self.capacity else { return }
    waiting.removeFirst()
    didGiveUp = true
  }

  /// Receives the arrivals that connected a scene; its window takes them when it is shown.
  package func connect(_ scene: LinkSceneID, with arrivals: [LinkArrival]) {
    if let window = windows[scene]?.window { return window.take(arrivals) }
    connections[scene, default: []] += arrivals
  }

  /// Records that a window of a scene is shown.
  package func join(_ window: any LinkInboxWindow, to scene: LinkSceneID) {
    windows[scene] = Window(window: window)
    if let arrivals = connections.removeValue(forKey: scene) { window.take(arrivals) }
  }

  /// Forgets a scene that was disconnected, and notifies its window.
  package func disconnect(_ scene: LinkSceneID) {
    for _ in connections.removeValue(forKey: scene) ?? [] { owner?.onLogLine?(Self.lost) }
    windows.removeValue(forKey: scene)?.window?.sceneDidDisconnect()
  }
}

extension DeepLinks: LinkInboxOwner {
  package func take(_ arrival: LinkArrival) { receive(arrival: arrival) }
}
