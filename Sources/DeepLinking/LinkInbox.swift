package import LinkHandling

/// What takes the arrivals of an app: its links, whatever their type.
@MainActor
package protocol LinkInboxOwner: AnyObject {
  /// Receives what arrived for no particular window.
  func take(_ arrival: LinkArrival)

  /// Writes a line to the log, where there is one.
  var onNote: (@MainActor @Sendable (String) -> Void)? { get }
}

/// A window that learns its scene only when it is shown, as those of SwiftUI do.
@MainActor
package protocol LinkInboxWindow: AnyObject {
  /// Receives what connected the scene of the window.
  func take(_ arrivals: [LinkArrival])

  /// Notes that the scene of the window was disconnected.
  func sceneDidDisconnect()
}

/// Keeps what delegates of the app and its scenes receive until there is something that takes it: the links
/// of the app, which it knows weakly, or the window of a scene.
///
/// What came before the links were made is handed over when they are first used: until then the app sets what they
/// ask it, such as `onUnhandled`.
@MainActor
package final class LinkInbox {
  /// The inbox of the app.
  private static let shared = LinkInbox()

  /// The inbox of a test, so that tests beside each other share none.
  @TaskLocal private static var scoped: LinkInbox?

  package static var current: LinkInbox { scoped ?? shared }

  /// The links of the app: the first that are made, while they exist.
  private weak var owner: (any LinkInboxOwner)?

  /// What waits for the links, the oldest first.
  private var waiting: [LinkArrival] = []

  /// Whether others were given up.
  private var didGiveUp = false

  /// What connected scenes whose windows are not shown yet.
  private var connections: [LinkSceneID: [LinkArrival]] = [:]

  /// The windows that are shown, by their scenes.
  private var windows: [LinkSceneID: Window] = [:]

  private struct Window {
    weak var window: (any LinkInboxWindow)?
  }

  /// The most arrivals that wait; of more, the oldest is given up.
  private static var capacity: Int { 16 }

  private static let overflow = "only the last 16 links before DeepLinks was made are kept"

  private static let waits =
    "what arrived before DeepLinks was made waits for the app's first scene"

  private static let lost = "a link is dropped: its scene went before its window was shown"

  private init() {}

  /// Runs a test with an inbox of its own.
  package static func withIsolated<Result>(
    _ body: @MainActor (LinkInbox) async throws -> Result
  ) async rethrows -> Result {
    let inbox = LinkInbox()
    return try await $scoped.withValue(inbox) { try await body(inbox) }
  }

  /// Belongs to the links of an app from now on; `false` when there are others.
  package func open(for links: any LinkInboxOwner) -> Bool {
    guard owner == nil else { return false }
    owner = links
    if !waiting.isEmpty { links.onNote?(didGiveUp ? Self.overflow : Self.waits) }
    return true
  }

  /// Hands over what came before the links were made.
  package func handOver() {
    guard let owner else { return }
    let arrivals = waiting
    waiting = []
    for arrival in arrivals { owner.take(arrival) }
  }

  /// Receives what is for the app, or for a scene that is connected.
  package func receive(_ arrival: LinkArrival) {
    if let owner { return owner.take(arrival) }
    waiting.append(arrival)
    guard waiting.count > Self.capacity else { return }
    waiting.removeFirst()
    didGiveUp = true
  }

  /// Receives what connected a scene: its window takes it when it is shown.
  package func connect(_ scene: LinkSceneID, with arrivals: [LinkArrival]) {
    if let window = windows[scene]?.window { return window.take(arrivals) }
    connections[scene, default: []] += arrivals
  }

  /// Notes that a window of a scene is shown.
  package func join(_ window: any LinkInboxWindow, to scene: LinkSceneID) {
    windows[scene] = Window(window: window)
    if let arrivals = connections.removeValue(forKey: scene) { window.take(arrivals) }
  }

  /// Forgets a scene that was disconnected, and tells its window.
  package func disconnect(_ scene: LinkSceneID) {
    for _ in connections.removeValue(forKey: scene) ?? [] { owner?.onNote?(Self.lost) }
    windows.removeValue(forKey: scene)?.window?.sceneDidDisconnect()
  }
}

extension DeepLinks: LinkInboxOwner {
  package func take(_ arrival: LinkArrival) { receive(arrival) }
}
