extension DeepLinks {
  /// Returns what a scene shows.
  ///
  /// - Parameter scene: The scene; `nil` for the one of ``handler(for:)``.
  /// - Returns: Its tabs, stacks and presentations; `nil` where there is no such scene.
  public func state(in scene: LinkSceneID? = nil) -> NavigationState<Link>? {
    guard let scene else { return handler(for: nil)?.host.state }
    return livingHandlers.last { $0.isHandler(of: scene) }?.host.state
  }

  /// The most arrivals that are kept until there is a scene; beyond that, the oldest is dropped.
  static var capacity: Int { 16 }

  /// Receives what arrived before these links were made; by now the app has set its closures.
  func receiveEarlyArrivals() {
    let handOver = earlyArrivals
    earlyArrivals = nil
    handOver?()
  }

  /// Keeps a delivery until there is a scene; beyond the limit, the oldest ends as expired.
  func waitForScene(_ delivery: LinkDelivery<Link>) {
    receiveEarlyArrivals()
    if waitingForScene.count == Self.capacity {
      giveUp(waitingForScene.removeFirst(), "the app's first scene")
    }
    waitingForScene.append(delivery)
    onLogLine?("a link from '\(delivery.source.name)' waits for the app's first scene")
  }

  /// Reports that a delivery was dropped because too many wait for a scene.
  func giveUp(_ delivery: LinkDelivery<Link>, _ scene: String) {
    let expected = FailureText.name("at most \(Self.capacity)")
    report(delivery, .expired(LinkFailure(.queueFull, subject: scene, expected: expected)))
  }

  /// Cancels what waits for a scene, at sign-out.
  func cancelWaitingForScenes() {
    receiveEarlyArrivals()
    let deliveries = waitingForScene + handovers.map(\.admission.delivery)
    (waitingForScene, handovers) = ([], [])
    for delivery in deliveries { report(delivery, .cancelled(.signedOut)) }
  }
}

extension LinkDelivery {
  /// The same delivery, as one that connects a scene.
  package var connecting: LinkDelivery {
    var delivery = self
    delivery.isCold = true
    return delivery
  }
}
