package import LinkNavigation
import LinkRouting

extension SceneQueue {
  /// Something that has happened.
  package indirect enum Change {
    /// The system delivered something, and some events that are being worked on have caused it.
    case delivered(Event, callers: [ID], Known)

    /// A link came that is never a repetition: one that was resumed.
    case adopted(Event, callers: [ID])

    /// What was saved of the scene is to be shown, or what was shown while an action waited is to be left.
    case restoring(Event, Showing)

    /// An event was let in.
    case admitted(ID, Request)

    /// An event was not let in.
    case refused(ID, LinkOutcome)

    /// Another link takes the place of an event's.
    case replaced(ID, by: Request)

    /// Guards, lookup and confirmation have let an event's link pass, for what is to be shown; `nil` for what has
    /// no screen.
    case settled(ID, Showing?)

    /// The guards were asked about the screens below a link.
    case placed(ID)

    /// A link cannot be shown yet, or must be placed again.
    case paused(ID, NavigationInterruption<Link>)

    /// The person agreed to leave screens.
    case agreed(ID)

    /// The work for an event has ended.
    case finished(ID, LinkOutcome)

    /// The app took a link, to navigate by itself.
    case taken(ID)

    /// What is on screen is about to change for a link.
    case performing(ID)

    /// Steps were performed.
    case performed(ID, [NavigationStep<Link>])

    /// The person is being asked about an event.
    case asking(ID)

    /// The person is asked no longer about an event.
    case asked(ID)

    /// The app became ready for links, or is no longer.
    case readiness(Bool)

    /// What is on screen changed, other than by a link.
    case screenChanged

    /// Time has passed.
    case tick

    /// The scene became active.
    case becameActive

    /// The scene was disconnected.
    case disconnected

    /// The app stopped taking the scene's links.
    case cancelled

    /// The person signed out.
    case signedOut
  }

  /// Whether a delivery was received before.
  package indirect enum Known {
    /// Not by its identity; the scene compares it with what it has received, and remembers it.
    case no

    /// It is not remembered, nor compared.
    case notKept

    /// It has the identity of an event.
    case already(ID)
  }

  /// Something that is to be done.
  package indirect enum Command {
    /// Tell that an event was received.
    case begin(ID)

    /// Find out what an event asks for.
    case admit(ID)

    /// Find out whether a link that waited may still be opened.
    case admitAgain(ID, Request)

    /// Ask the guards, look the link up, ask the person.
    case settle(ID, Request)

    /// Do what has no screen.
    case act(ID, Request)

    /// Ask the guards about the screens below a link.
    case place(ID, Showing)

    /// Show a link.
    case show(ID, Showing)

    /// Ask the person whether screens may be left.
    case ask(ID, Showing, Set<NavigationEntry<Link>>)

    /// Stop the work for an event.
    case cancel(ID)

    /// Tell how an event has ended.
    case end(Entry, LinkOutcome)

    /// Tell how far an event has come.
    case report(ID, LinkStage)

    /// Tell for which screen an event waits.
    case reportWait(ID, ScreenStatus)
  }
}

extension SceneQueue {
  /// What the work for an event is about.
  enum Kind {
    /// It shows a link, and a newer one may supersede it.
    case navigation

    /// The event has side effects: nothing supersedes it, and it runs in its turn.
    case effect

    /// It shows what was saved of the scene.
    case restoration
  }

  /// How far an event has come, with all that the next stage needs.
  indirect enum State {
    /// It is being admitted; `again` for a link that waited, which may have been closed meanwhile.
    case received(again: Bool)

    /// It waits until the app is ready.
    case waiting(Request)

    /// Guards are asked about it and it is looked up, and as far as is known it navigates.
    case settling(Request)

    /// The event has side effects, and waits for its turn.
    case queued(Request)

    /// It has its turn; guards and the person are asked about it.
    case deciding(Request)

    /// It is being done.
    case acting

    /// It is known what is to be shown; what was saved is shown before it.
    case settled(Showing, Kind)

    /// Guards are asked about the screens below it.
    case placing(Showing, Kind)

    /// It waits for the screen.
    case placed(Showing, Kind, line: Int)

    /// It has the screen.
    case showing(Showing, Kind, isCommitted: Bool)

    /// The person is asked whether screens may be left.
    case asking(Showing, Kind)

    /// It waits for a screen to go away.
    case blocked(Showing, Kind, until: LinkInstant)

    /// The event has ended, and its work still holds the screen.
    case leaving

    /// Its work has ended.
    case finished
  }
}

extension SceneQueue.State {
  /// What its work is about, once it shows something.
  var kind: SceneQueue.Kind? {
    switch self {
    case .settled(_, let kind), .placing(_, let kind), .placed(_, let kind, _),
      .showing(_, let kind, _), .asking(_, let kind), .blocked(_, let kind, _):
      kind
    case .waiting(.saved): .restoration
    case .settling: .navigation
    case .received, .waiting, .queued, .deciding, .acting, .leaving, .finished: nil
    }
  }

  /// Whether it shows a link, as far as is known without side effects.
  var isNavigation: Bool { kind == .navigation }

  /// Whether a newer navigation ends it at once.
  var mayBeSuperseded: Bool {
    switch self {
    case .showing: false
    default: isNavigation
    }
  }

  /// Whether later events with side effects wait for this one.
  var holdsTurn: Bool {
    switch self {
    case .received, .settling, .queued, .deciding, .acting: true
    default: kind == .effect
    }
  }

  /// Whether no other event may change the screen.
  var hasScreen: Bool {
    switch self {
    case .showing, .leaving: true
    default: false
    }
  }

  /// Whether it is being shown or performed, and continues after sign-out.
  var isBeingDone: Bool {
    switch self {
    case .acting, .showing(_, .navigation, isCommitted: true),
      .showing(_, .effect, isCommitted: true):
      true
    default: false
    }
  }

  /// Whether its outcome was told.
  var isLeaving: Bool { if case .leaving = self { true } else { false } }

  /// Whether it waits until the app is ready.
  var isWaiting: Bool { if case .waiting = self { true } else { false } }

  /// Whether there may be work for it, which may open other links.
  var isAtWork: Bool { !isWaiting && !isLeaving }

  /// Whether it is a link that waits until the app is ready.
  var isWaitingLink: Bool { isWaiting && kind != .restoration }

  /// Whether it is a navigation that waits until the app is ready.
  var isWaitingNavigation: Bool {
    guard case .waiting(let request) = self, kind != .restoration else { return false }
    return !request.hasSideEffects
  }
}
