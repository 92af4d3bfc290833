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
@MainActor
package final class LinkInbox {
  /// The inbox of the app.
  private static let shared = LinkInbox()

  /// The inbox of a test, so that tests beside each other share none.
  @TaskLocal private static var scoped: LinkInbox?

  package static var current: LinkInbox { scoped ?? shared }

  /// The links of the app: the first that are made, while they exist.
  private weak var owner: (any LinkInboxOwner)?

  /// What waits for the links, the oldest first; one too many when others were given up.
  private var waiting: [LinkArrival] = []

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

  private static let lost = "a link is dropped: its scene went before its window was shown"

  private init() {}

  /// Runs a test with an inbox of its own.
  package static func withIsolated<Result>(
    _ body: @MainActor (LinkInbox) async throws -> Result
  ) async rethrows -> Result {
    let inbox = LinkInbox()
    return try await $scoped.withValue(inbox) { try await body(inbox) }
  }

  /// Hands over what waits, unless there are other links.
  package func open(for links: any LinkInboxOwner) {
    guard owner == nil else { return }
    owner = links
    let arrivals = waiting.suffix(Self.capacity)
    if waiting.count > arrivals.count { links.onNote?(Self.overflow) }
    waiting = []
    for arrival in arrivals { links.take(arrival) }
  }

  /// Receives what is for the app, or for a scene that is connected.
  package func receive(_ arrival: LinkArrival) {
    if let owner { return owner.take(arrival) }
    if waiting.count > Self.capacity { waiting.removeFirst() }
    waiting.append(arrival)
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
