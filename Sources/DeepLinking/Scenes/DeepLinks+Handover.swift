extension DeepLinks {
  /// Finds the handler of a scene that shows a link.
  ///
  /// - Returns: The handler of a scene with the link on top, else of one with the link anywhere; among
  ///   several, the one that was active last. `nil` when no scene has it.
  public func handler(showing link: Link) -> LinkHandler<Link>? {
    let connected = connectedHandlers
    return connected.last { $0.host.state.visibleEntry == .destination(link) }
      ?? connected.last { $0.host.state.position(of: link) != nil }
  }

  /// Keeps a delivery for a scene that is about to connect.
  ///
  /// Only a token leaves the app, so other apps can't forge the delivery behind it.
  package func handOver(_ admission: Admission<Link>) -> String? {
    let (content, now) = (admission.delivery.content, environment.now())
    for other in handovers where other.admission.delivery.content == content {
      // A scene that was requested long ago will not connect any more.
      if (.zero..<Duration.seconds(10)).contains(now.duration(since: other.at)) { return nil }
    }
    if handovers.count == Self.capacity {
      giveUp(handovers.removeFirst().admission.delivery, "a new scene")
    }
    let token = environment.makeID().rawValue
    handovers.append((token, admission, now))
    return token
  }

  /// Returns a delivery that was kept, once.
  package func takeOver(_ token: String) -> Admission<Link>? {
    guard let index = handovers.firstIndex(where: { $0.token == token }) else { return nil }
    return handovers.remove(at: index).admission
  }
}
