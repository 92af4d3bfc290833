extension SceneQueue {
  /// An event that has not ended.
  package struct QueuedEvent {
    /// What doesn't change about an event: a class, since entries are copied often, which "deliver" counts.
    final class Reception: Sendable {
      let event: Event
      let order: Int
      let callers: [ID]

      init(_ event: Event, order: Int, callers: [ID]) {
        (self.event, self.order, self.callers) = (event, order, callers)
      }
    }

    let reception: Reception

    /// The state of the event.
    var state = EventState.received

    /// Whether it has side effects, or leaves what was shown before them.
    var isEffect = false

    /// What it asks for, as far as it is known.
    package internal(set) var answer: Answer?

    /// The screens to show.
    package internal(set) var showRequest: ShowRequest<Link>?

    /// The link that was admitted first.
    var arrived: AdmittedLink<Link>?

    /// Whether it waited until the app was ready.
    var hasWaited = false

    /// The steps that were performed.
    var steps: [NavigationStep<Link>] = []

    /// The time since which it waits for screens to close, unless the clock was set back.
    var waitsSince: LinkInstant?

    /// The screen that was last reported as waited for.
    var reported: ScreenStatus?
  }
}

extension SceneQueue.QueuedEvent {
  /// The event.
  package var event: LinkEvent<Link> { reception.event }

  /// The identity of the event.
  package var id: LinkEventID { reception.event.id }

  /// Its place in the order of events.
  var order: Int { reception.order }

  /// The events that opened it while they were being worked on: they may be waiting for it.
  var callers: [LinkEventID] { reception.callers }

  /// The link, as far as it is known.
  package var admitted: AdmittedLink<Link>? { answer?.link }

  /// The kind of its work; a navigation until it is admitted.
  var kind: EventKind {
    if case .saved = showRequest { return .restoration }
    return isEffect ? .effect : .navigation
  }

  /// Takes what it asks for; an event with side effects keeps its turn, whatever replaces its link.
  mutating func take(_ answer: Admission<Link>.Answer) {
    self.answer = answer
    if answer.hasSideEffects { isEffect = true }
    if arrived == nil { arrived = answer.link }
  }

  /// Whether it is about a link, which another may have replaced.
  func asks(for link: Link) -> Bool {
    if let arrived, arrived.link == link { return true }
    if let admitted { return admitted.link == link }
    return false
  }

  /// Whether it shows a link, as far as is known without side effects.
  var isNavigation: Bool { kind == .navigation && state != .received && state != .waiting }

  /// Whether a newer navigation ends it at once.
  var mayBeSuperseded: Bool { isNavigation && !state.isShowing }

  /// Whether later events with side effects wait for this one.
  var holdsTurn: Bool {
    switch state {
    case .received, .settling: true
    case .waiting: false
    default: kind == .effect
    }
  }

  /// Whether it is being shown or performed, and continues after sign-out.
  var isBeingDone: Bool {
    state == .acting || state == .showing(isCommitted: true) && kind != .restoration
  }

  /// Whether it is a navigation that waits until the app is ready.
  var isWaitingNavigation: Bool { state == .waiting && kind == .navigation }
}

/// The kinds of work for an event.
package indirect enum EventWork<Link: Hashable & Sendable> {
  /// Ask the guards, look the link up, ask the person.
  case settle

  /// Perform a link without a screen.
  case act

  /// Ask the guards about the screens below a link, or about saved screens.
  case place

  /// Show a link or saved screens.
  case show

  /// Ask the person whether screens may be left.
  case ask(Set<NavigationEntry<Link>>)
}

/// The kinds of events, by their work.
enum EventKind {
  /// It shows a link, and a newer one may supersede it.
  case navigation

  /// It has side effects, or leaves what was shown before them: nothing supersedes it, and it runs in its turn.
  case effect

  /// It shows the saved screens of the scene.
  case restoration
}

/// The states of an event.
enum EventState: Hashable {
  /// It is being admitted, for the first time or after waiting.
  case received

  /// It waits until the app is ready.
  case waiting

  /// Its link passes guards and lookup, and navigates as far as is known.
  case settling

  /// The event has side effects, and waits for its turn.
  case queued

  /// It has its turn; guards and the person are asked about it.
  case deciding

  /// It is being performed.
  case acting

  /// The screens to show are known; saved screens are shown before them.
  case settled

  /// Guards are asked about the screens below it.
  case placing

  /// It waits for the screen, at a position in the line.
  case placed(line: Int)

  /// It has the screen; it is committed once the screens are being changed for it.
  case showing(isCommitted: Bool)

  /// The person is asked whether screens may be left.
  case asking

  /// It waits for a screen to go away, and checks the screens again at some time.
  case blocked(until: LinkInstant)

  /// Whether it has the screen.
  var isShowing: Bool { if case .showing = self { true } else { false } }
}
