extension DeepLinks {
  /// Records the handler of a scene, or that its scene was active last.
  func register(_ handler: LinkHandler<Link>) {
    handlers.removeAll { $0.handler == nil || $0.handler === handler }
    handlers.append(WeakHandler(handler: handler))
    receiveEarlyArrivals()
    for delivery in waiting.takeForFirstScene() {
      handler.receive(handler.isStarting ? delivery.connecting : delivery)
    }
  }

  /// Returns the handler of a scene, such as the one that a notification is for.
  ///
  /// - Parameter scene: The scene; `nil` when none is named.
  /// - Returns: Its handler. For `nil` or a scene that is gone, that of the scene whose host says
  ///   ``NavigationHost/isKey``, else of the one that was active last.
  public func handler(for scene: LinkSceneID?) -> LinkHandler<Link>? {
    let connected = connectedHandlers
    let named = scene.flatMap { scene in connected.last { $0.isHandler(of: scene) } }
    return named ?? connected.last { $0.host.isKey } ?? connected.last
  }

  /// Makes an identity for a window that has no scene object yet.
  ///
  /// A SwiftUI window makes one when it is first shown, and keeps it with its handler: SwiftUI provides no scene
  /// object and recreates views, so an identity made in a `body` would change. It does not outlive the run of
  /// the app. Once there is a scene, ``LinkHandler/sceneDidConnect(as:)`` connects it to the session.
  ///
  /// - Returns: An identity that no other scene has.
  public func makeSceneID() -> LinkSceneID {
    LinkSceneID(rawValue: environment.makeID().rawValue)
  }

  /// The handlers of the scenes that are connected, the one that was active last at the end.
  var connectedHandlers: [LinkHandler<Link>] { livingHandlers.filter { $0.isConnected } }

  /// The handlers that exist, also of scenes that were disconnected, the one that was active last at the end.
  var livingHandlers: [LinkHandler<Link>] { handlers.compactMap { $0.handler } }

  /// Finds the handler of a scene that shows a link.
  ///
  /// - Returns: The handler of a scene with the link on top, else of one with the link anywhere; among
  ///   several, the one that was active last. `nil` when no scene has it.
  public func handler(showing link: Link) -> LinkHandler<Link>? {
    let connected = connectedHandlers
    return connected.last { $0.host.state.visibleEntry == .destination(link) }
      ?? connected.last { $0.host.state.position(of: link) != nil }
  }

  /// Returns what a scene shows.
  ///
  /// - Parameter scene: The scene; `nil` for the one of ``handler(for:)``.
  /// - Returns: Its tabs, stacks and presentations; `nil` where there is no such scene.
  public func state(in scene: LinkSceneID? = nil) -> NavigationState<Link>? {
    guard let scene else { return handler(for: nil)?.host.state }
    return livingHandlers.last { $0.isHandler(of: scene) }?.host.state
  }
}

/// A handler that is not kept alive.
struct WeakHandler<Link: DeepLink & NavigationPlacing> {
  /// The handler.
  weak var handler: LinkHandler<Link>?
}

// MARK: - Waiting for a scene

extension DeepLinks {
  /// Keeps a delivery until there is a scene; beyond the limit, the oldest ends as expired.
  func waitForScene(_ delivery: LinkDelivery<Link>) {
    receiveEarlyArrivals()
    if let oldest = waiting.keep(delivery) { giveUp(oldest, "the app's first scene") }
    onLogLine?("a link from '\(delivery.source.name)' waits for the app's first scene")
  }

  /// Keeps a delivery for a scene that is about to connect; `nil` when one was just requested for it.
  ///
  /// Only a token leaves the app, so other apps can't forge the delivery behind it.
  package func handOver(_ admission: Admission<Link>) -> String? {
    let now = environment.now()
    guard !waiting.isRequested(for: admission, at: now) else { return nil }
    let token = environment.makeID().rawValue
    if let oldest = waiting.handOver(admission, as: token, at: now) {
      giveUp(oldest, "a new scene")
    }
    return token
  }

  /// Returns a delivery that was kept, once.
  package func takeOver(_ token: String) -> Admission<Link>? { waiting.takeOver(token) }

  /// Reports that a delivery was dropped because too many wait for a scene.
  private func giveUp(_ delivery: LinkDelivery<Link>, _ scene: String) {
    let expected = FailureText.name("at most \(WaitingDeliveries<Link>.capacity)")
    report(delivery, .expired(LinkFailure(.queueFull, subject: scene, expected: expected)))
  }

  /// Cancels what waits for a scene, at sign-out.
  func cancelWaitingForScenes() {
    receiveEarlyArrivals()
    for delivery in waiting.takeAll() { report(delivery, .cancelled(.signedOut)) }
  }
}

// MARK: - Apps that navigate by themselves

extension DeepLinks {
  /// The links of a scene, for an app that navigates outside of views: a coordinator, a store.
  ///
  /// ```
  /// for await (link, parents) in links.settledLinks() { coordinator.show(parents + [link]) }
  /// ```
  ///
  /// Each link has passed access, guards and lookup, in order and once, and counts as opened when the loop
  /// receives it. With `LinkResolutions` the app reports how each ended. Leaving the loop disconnects the scene.
  ///
  /// Set `browse`, which opens the pages of the app's site that have no screen: there is no view to do it.
  ///
  /// - Parameter scene: The scene; `nil` makes a new one, for an app with a single window.
  /// - Returns: Each link with the links that it lies on, the lowest first.
  public func settledLinks(
    in scene: LinkSceneID? = nil
  ) -> AsyncStream<(link: Link, parents: [Link])> {
    settled(in: scene) { ($0.link, $0.parents) }
  }

  /// The destinations of the links of a scene, for an app that navigates outside of views.
  ///
  /// As ``settledLinks(in:)``, with the tab, the stack and the presentations of each link.
  ///
  /// - Parameter scene: The scene; `nil` makes a new one, for an app with a single window.
  /// - Returns: Each link with where it is shown.
  public func settledDestinations(
    in scene: LinkSceneID? = nil
  ) -> AsyncStream<LinkDestination<Link>> {
    settled(in: scene, \.self)
  }

  private func settled<Element: Sendable>(
    in scene: LinkSceneID?,
    _ element: @escaping @Sendable (LinkDestination<Link>) -> Element
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let handler = LinkHandler(navigatingFor: self, scene: scene ?? makeSceneID()) {
      continuation.yield(element($0))
    }
    handler.sceneDidBecomeActive()
    // The stream keeps the handler alive.
    continuation.onTermination = { _ in Task { @MainActor in handler.sceneDidDisconnect() } }
    return stream
  }
}
