/// The deliveries that wait for a scene: for the first one of the app, or for one that was requested for them.
struct WaitingDeliveries<Link: DeepLink & NavigationPlacing> {
  /// The most deliveries that wait for either; beyond that, the oldest is dropped.
  static var capacity: Int { 16 }

  /// A delivery that a new scene opens when it connects.
  private struct Handover {
    let token: String
    let admission: Admission<Link>
    let instant: LinkInstant
  }

  /// Those that arrived before there was a scene, oldest first.
  private var forAnyScene: [LinkDelivery<Link>] = []

  /// The ones whose scene was requested, newest last.
  private var handovers: [Handover] = []

  /// Keeps a delivery for the first scene; returns the oldest one when there are too many.
  mutating func keep(_ delivery: LinkDelivery<Link>) -> LinkDelivery<Link>? {
    forAnyScene.append(delivery)
    return forAnyScene.count > Self.capacity ? forAnyScene.removeFirst() : nil
  }

  /// Returns the deliveries for the first scene, once.
  mutating func takeForFirstScene() -> [LinkDelivery<Link>] {
    defer { forAnyScene = [] }
    return forAnyScene
  }

  /// Whether a scene was just requested for the same content.
  func isRequested(for admission: Admission<Link>, at now: LinkInstant) -> Bool {
    // A scene that was requested long ago will not connect any more.
    handovers.contains { other in
      other.admission.delivery.content == admission.delivery.content
        && (.zero..<Duration.seconds(10)).contains(now.duration(since: other.instant))
    }
  }

  /// Keeps a delivery for the scene with a token; returns the oldest one when there are too many.
  mutating func handOver(
    _ admission: Admission<Link>,
    as token: String,
    at now: LinkInstant
  ) -> LinkDelivery<Link>? {
    handovers.append(Handover(token: token, admission: admission, instant: now))
    return handovers.count > Self.capacity ? handovers.removeFirst().admission.delivery : nil
  }

  /// Returns the delivery with a token, once.
  mutating func takeOver(_ token: String) -> Admission<Link>? {
    guard let index = handovers.firstIndex(where: { $0.token == token }) else { return nil }
    return handovers.remove(at: index).admission
  }

  /// Returns all deliveries, once.
  mutating func takeAll() -> [LinkDelivery<Link>] {
    defer { handovers = [] }
    return takeForFirstScene() + handovers.map { $0.admission.delivery }
  }
}
