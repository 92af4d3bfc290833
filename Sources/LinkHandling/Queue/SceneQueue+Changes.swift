package import LinkNavigation
package import LinkRouting

extension SceneQueue {
  /// Something that has happened.
  package indirect enum Change {
    /// The system delivered something, and some events that are being worked on have caused it.
    case delivered(LinkEvent<Link>, callers: Set<LinkEventID>, Known)

    /// A link came that is never a repetition: one that was resumed.
    case adopted(LinkEvent<Link>, callers: Set<LinkEventID>)

    /// What was saved of the scene is to be shown.
    case restoring(LinkEvent<Link>, SavedPlacing<Link>)

    /// An event was let in.
    case admitted(LinkEventID, LinkRequest<Link>)

    /// An event was not let in.
    case refused(LinkEventID, LinkOutcome)

    /// Another link takes the place of an event's.
    case replaced(LinkEventID, by: LinkRequest<Link>)

    /// Nothing stands against an event's link any more.
    case settled(LinkEventID, Settled<Link>)

    /// The guards were asked about the screens below a link.
    case placed(LinkEventID, ShowRequest<Link>)

    /// A link cannot be shown yet.
    case paused(LinkEventID, ShowRequest<Link>, Pause<Link>)

    /// The person agreed to leave screens.
    case agreed(LinkEventID, ShowRequest<Link>)

    /// The work for an event has ended.
    case finished(LinkEventID, LinkOutcome)

    /// The app took a link, to navigate by itself.
    case taken(LinkEventID)

    /// What is on screen is about to change for a link.
    case performing(LinkEventID)

    /// Steps were performed.
    case performed(LinkEventID, [NavigationStep<Link>])

    /// The person is being asked about an event.
    case asking(LinkEventID)

    /// The person is asked no longer about an event.
    case asked(LinkEventID)

    /// Links need not wait any more, or have to.
    case readiness(Bool)

    /// What is on screen changed, other than by a link.
    case screenChanged

    /// Time has passed.
    case tick

    /// The scene became active.
    case becameActive

    /// The scene was disconnected.
    case disconnected

    /// The receipts of the scene's events are no longer awaited.
    case cancelled

    /// The person signed out.
    case signedOut
  }

  /// Whether a delivery was received before.
  package enum Known {
    /// Not by its identity; the scene compares it with what it has received, and remembers it.
    case no

    /// It is not remembered, nor compared.
    case notKept

    /// It has the identity of an event.
    case already(LinkEventID)
  }

  /// Something that is to be done.
  package indirect enum Command {
    /// Tell that an event was received.
    case begin(LinkEventID)

    /// Find out what an event asks for.
    case admit(LinkEventID)

    /// Find out whether a link that waited may still be opened.
    case admitAgain(LinkEventID, LinkRequest<Link>)

    /// Ask the guards, look the link up, ask the person.
    case settle(LinkEventID, LinkRequest<Link>)

    /// Do what has no screen.
    case act(LinkEventID, LinkRequest<Link>)

    /// Ask the guards about the screens below a link.
    case place(LinkEventID, ShowRequest<Link>)

    /// Show a link.
    case show(LinkEventID, ShowRequest<Link>)

    /// Ask the person whether screens may be left.
    case ask(LinkEventID, ShowRequest<Link>, Set<NavigationEntry<Link>>)

    /// Stop the work for an event.
    case cancel(LinkEventID)

    /// Tell how an event has ended.
    case end(Entry, LinkOutcome)

    /// Tell how far an event has come.
    case report(LinkEventID, LinkStage)

    /// Tell for which screen an event waits.
    case reportWait(LinkEventID, ScreenStatus)
  }
}

/// What is to be done about a link against which nothing stands.
package enum Settled<Link: DeepLink & NavigationPlacing> {
  /// It has no screen, but runs something.
  case action(LinkRequest<Link>)

  /// It is to be shown.
  case screen(ShowRequest<Link>)
}

/// Why a link cannot be shown yet.
package enum Pause<Link: DeepLink> {
  /// These screens have unsaved work, or cannot be swiped away.
  case ask(Set<NavigationEntry<Link>>)

  /// A screen is to be closed by the person.
  case wait(for: ScreenStatus)

  /// An ancestor left the screen that no guard was asked about.
  case unguarded
}
