package import LinkNavigation
import LinkRouting

extension SceneQueue {
  /// Something that has happened.
  package indirect enum Change {
    /// The system delivered something, and some events that are being worked on have caused it.
    ///
    /// It has the identity of a known event, or none knows it; what is too long and a link that was resumed are
    /// neither compared with what the scene has received, nor remembered.
    case delivered(Event, callers: [ID], known: ID?, isKept: Bool)

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

    /// What is on screen is about to change for a link, which the host shows or the app took.
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

  /// Something that is to be done for an event.
  package struct Command {
    package let entry: Entry
    package let action: Action
  }

  /// What is to be done for an event.
  package indirect enum Action {
    /// Tell how far it has come.
    case tell(LinkProgress<Link>)

    /// Find out what it asks for, or, when it waited, whether that may still be opened.
    case admit

    /// Begin with work that takes time.
    case work(EventWork)

    /// Tell how it has ended, and have its work stop.
    case end(LinkOutcome)
  }
}
