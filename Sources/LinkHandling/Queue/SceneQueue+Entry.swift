package import LinkNavigation
import LinkRouting

extension SceneQueue {
  /// An event that has not ended.
  package final class Entry {
    /// The event.
    package let event: Event

    /// Its place in the order of events.
    let order: Int

    /// The events that opened it while they were being worked on: they may be waiting for it.
    let callers: [ID]

    /// How far it has come.
    var state = EventState.received

    /// What its work is about, as far as is known once it was let in.
    var kind = EventKind.navigation

    /// What it asks for, as far as that is settled.
    package internal(set) var request: Request?

    /// What is to be shown.
    package internal(set) var showing: Showing?

    /// The screens about which the person is asked whether they may be left.
    package internal(set) var leaves: Set<NavigationEntry<Link>> = []

    /// The link that was let in first.
    var arrived: AdmittedLink<Link>?

    /// Whether it waited until the app was ready.
    var hasWaited = false

    /// Its place in the line for the screen.
    var line = 0

    /// Whether what is on screen is changed for it.
    var isCommitted = false

    /// The steps that were performed.
    var steps: [NavigationStep<Link>] = []

    /// Since when it waits for screens to go away, the clock not having been set back.
    var waitsSince: LinkInstant?

    /// The screen for which it was reported that it waits.
    var reported: ScreenStatus?

    /// When it looks at the screen again.
    var retries: LinkInstant?

    init(_ event: Event, order: Int, callers: [ID]) {
      (self.event, self.order, self.callers) = (event, order, callers)
    }
  }
}

extension SceneQueue.Entry {
  /// The identity of the event.
  package var id: LinkEventID { event.id }

  /// The link, as far as it is settled.
  package var admitted: AdmittedLink<Link>? { request?.admitted }

  /// Takes what it asks for; what has side effects keeps its turn, whatever takes its place.
  func take(_ request: LinkRequest<Link>) {
    self.request = request
    if request.hasSideEffects { kind = .effect }
    if arrived == nil { arrived = request.admitted }
  }

  /// Whether it is about a link, which may have taken another's place.
  func asks(for link: Link) -> Bool {
    if let arrived, arrived.link == link { return true }
    if let admitted { return admitted.link == link }
    return false
  }

  /// Whether it shows a link, as far as is known without side effects.
  var isNavigation: Bool { kind == .navigation && state != .received && state != .waiting }

  /// Whether a newer navigation ends it at once.
  var mayBeSuperseded: Bool { isNavigation && state != .showing }

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
    state == .acting || state == .showing && isCommitted && kind != .restoration
  }

  /// Whether it is a navigation that waits until the app is ready.
  var isWaitingNavigation: Bool { state == .waiting && kind == .navigation }
}

/// The work for an event.
package enum EventWork {
  /// Ask the guards, look the link up, ask the person.
  case settle

  /// Do what has no screen.
  case act

  /// Ask the guards about the screens below a link.
  case place

  /// Show a link.
  case show

  /// Ask the person whether screens may be left.
  case ask
}

/// What the work for an event is about.
enum EventKind {
  /// It shows a link, and a newer one may supersede it.
  case navigation

  /// The event has side effects: nothing supersedes it, and it runs in its turn.
  case effect

  /// It shows what was saved of the scene.
  case restoration
}

/// How far an event has come.
enum EventState {
  /// It is being admitted, for the first time or after it has waited.
  case received

  /// It waits until the app is ready.
  case waiting

  /// Guards are asked about it and it is looked up, and as far as is known it navigates.
  case settling

  /// The event has side effects, and waits for its turn.
  case queued

  /// It has its turn; guards and the person are asked about it.
  case deciding

  /// It is being done.
  case acting

  /// It is known what is to be shown; what was saved is shown before it.
  case settled

  /// Guards are asked about the screens below it.
  case placing

  /// It waits for the screen.
  case placed

  /// It has the screen.
  case showing

  /// The person is asked whether screens may be left.
  case asking

  /// It waits for a screen to go away.
  case blocked
}
