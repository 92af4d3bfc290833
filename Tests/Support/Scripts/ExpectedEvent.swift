import DeepLinking
import LinkNavigation
import LinkRouting

/// The record of an event: the changes reported to a queue, and its commands.
final class ExpectedEvent<Link: DeepLink & NavigationPlacing> {
  /// The phases of an event.
  enum Phase {
    case received, waiting, queued, working, acting, settled, placing, placed, showing, asking
    case blocked, ended
  }

  let event: LinkEvent<Link>
  let order: Int
  let callers: [LinkEventID]
  let isRestoration: Bool
  var phase = Phase.received
  var isEffect = false
  var isCommitted = false
  var hasSteps = false
  var isAsking = false
  var hasWaited = false

  /// What it asked for when it was admitted, and what it asks for now.
  var arrived: Admission<Link>.Answer?
  var admission: Admission<Link>.Answer?

  /// When it began to wait for screens, and the screen that was reported.
  var waitsSince: LinkInstant?
  var reported: ScreenStatus?

  /// The outcome that its work returned.
  var answer: LinkOutcome?
  var outcome: LinkOutcome?

  init(event: LinkEvent<Link>, order: Int, callers: [LinkEventID], isRestoration: Bool) {
    self.event = event
    self.order = order
    self.callers = callers
    self.isRestoration = isRestoration
  }

  var id: LinkEventID { event.id }
  var isLiving: Bool { phase != .ended }

  /// Whether it is a navigation that was started.
  var isNavigation: Bool {
    guard isLiving, !isEffect, !isRestoration else { return false }
    switch phase {
    case .received, .waiting, .queued, .acting, .ended: return false
    case .working, .settled, .placing, .placed, .showing, .asking, .blocked: return true
    }
  }

  /// Whether later links with side effects wait for this event.
  var holdsTurn: Bool {
    guard isLiving, !isRestoration, phase != .waiting else { return false }
    switch phase {
    case .received, .queued, .working, .acting: return true
    default: return isEffect
    }
  }

  /// Whether it is about a link.
  func asks(for link: Link?) -> Bool {
    guard let link else { return false }
    return arrived?.link?.link == link || admission?.link?.link == link
  }
}

/// The deliveries of a scene, for recognizing repetitions.
struct SceneMemory<Link: DeepLink & NavigationPlacing> {
  private struct Occasion {
    let event: LinkEvent<Link>
    var turns: [LinkEntryPoint: Int]
    var isRefused = false
  }

  private var occasions: [Occasion] = []
  private var activeSince: LinkInstant?

  mutating func becameActive(at now: LinkInstant) { activeSince = activeSince ?? now }
  mutating func disconnected() { (occasions, activeSince) = ([], nil) }

  mutating func refuse(_ id: LinkEventID) {
    for index in occasions.indices where occasions[index].event.id == id {
      occasions[index].isRefused = true
    }
  }

  /// Records a delivery; returns the event that it repeats.
  mutating func record(_ event: LinkEvent<Link>, turn: Int) -> LinkEventID? {
    let new = event.delivery
    for index in occasions.indices.reversed() {
      let old = occasions[index].event
      guard (old.delivery.entryPoint == .page) == (new.entryPoint == .page),
        old.delivery.content == new.content,
        !occasions[index].isRefused || old.delivery.source == new.source
      else { continue }
      let isSame: Bool
      if let last = occasions[index].turns[new.entryPoint] {
        isSame = last == turn
      } else {
        let settles = activeSince.map { event.receivedAt.duration(since: $0) < .seconds(2) } ?? true
        let passed = event.receivedAt.duration(since: old.receivedAt)
        isSame = old.delivery.isCold && settles || passed <= .milliseconds(500)
      }
      guard isSame else { continue }
      occasions[index].turns[new.entryPoint] = turn
      return old.id
    }
    occasions.append(Occasion(event: event, turns: [new.entryPoint: turn]))
    return nil
  }
}
