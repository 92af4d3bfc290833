extension SceneQueue {
  /// A change that the queue reacts to.
  package indirect enum Change {
    /// The system delivered something, and some events that are being worked on have caused it.
    ///
    /// `known` is the event with the same identity, if there is one. A URL that is too long and a link that was resumed
    /// are not kept: they are neither compared with the deliveries of the scene nor remembered.
    case delivered(Event, callers: [ID], known: ID?, isKept: Bool)

    /// Saved screens are to be shown, or the link that was shown while an action waited is to be left.
    case restoring(Event, ShowRequest<Link>)

    /// An event was admitted, for the first time or after waiting, or refused.
    case answered(ID, Answer)

    /// Another link replaces an event's link or short link, or is refused.
    case replaced(ID, by: Answer)

    /// An event's link passed guards, lookup and confirmation, with the screens to show; `nil` for a link without
    /// a screen.
    case settled(ID, LinkShowRequest<Link>?)

    /// The guards were asked about the screens below a link, or about saved ones, and those that they refuse are left
    /// out.
    case placed(ID, ShowRequest<Link>)

    /// A link cannot be shown yet, or must be placed again.
    case paused(ID, LinkShowRequest<Link>, NavigationInterruption<Link>)

    /// The person agreed to leave screens.
    case agreed(ID, toLeave: Set<NavigationEntry<Link>>)

    /// The work for an event has ended.
    case finished(ID, LinkOutcome)

    /// The screens are about to change for a link, which the host shows or the app took.
    case performing(ID)

    /// Steps were performed.
    case performed(ID, [NavigationStep<Link>])

    /// The person is being asked about an event.
    case asking(ID)

    /// The question to the person about an event was answered.
    case asked(ID)

    /// The app became ready for links, or is no longer ready.
    case readiness(Bool)

    /// The screens changed, other than by a link.
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

  /// A command to the scene's engine, about one event.
  package struct Command {
    package let id: ID
    package let action: Action
  }

  /// The action of a command, with the event as it is when the command is given.
  package indirect enum Action {
    /// Report the progress.
    case tell(LinkProgress<Link>)

    /// Admit the event, or admit it again after it waited.
    case admit(QueuedEvent)

    /// Begin work that takes time.
    case work(EventWork<Link>, QueuedEvent)

    /// Report the outcome, and stop the work.
    case end(QueuedEvent, LinkOutcome)
  }
}
