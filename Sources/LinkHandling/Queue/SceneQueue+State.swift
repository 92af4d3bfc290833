import LinkRouting

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
    /// It is being found out what it asks for, for an event that waited: whether that is still open.
    case received(again: Bool)

    /// It waits until the app is ready.
    case waiting(LinkRequest<Link>)

    /// Guards are asked about it and it is looked up, and as far as is known it navigates.
    case settling(LinkRequest<Link>)

    /// The event has side effects, and waits for its turn.
    case queued(LinkRequest<Link>)

    /// It has its turn; guards and the person are asked about it.
    case deciding(LinkRequest<Link>)

    /// It is being done.
    case acting

    /// It is known what is to be shown; what was saved is shown before it.
    case settled(ShowRequest<Link>, Kind)

    /// Guards are asked about the screens below it.
    case placing(ShowRequest<Link>, Kind)

    /// It waits for the screen.
    case standing(ShowRequest<Link>, Kind, line: Int)

    /// It has the screen.
    case showing(Kind, isCommitted: Bool)

    /// The person is asked whether screens may be left.
    case asking(ShowRequest<Link>, Kind)

    /// It waits for a screen to go away.
    case blocked(ShowRequest<Link>, Kind, until: LinkInstant)

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
    case .settled(_, let kind), .placing(_, let kind), .standing(_, let kind, _),
      .showing(let kind, _), .asking(_, let kind), .blocked(_, let kind, _):
      kind
    case .waiting(.saved): .restoration
    case .settling: .navigation
    case .received, .waiting, .queued, .deciding, .acting, .leaving, .finished: nil
    }
  }

  /// Whether it may be superseded, or may have been once its screens are built.
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
    case .waiting, .leaving, .finished: false
    case .settled(_, let kind), .placing(_, let kind), .standing(_, let kind, _),
      .showing(let kind, _), .asking(_, let kind), .blocked(_, let kind, _):
      kind == .effect
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
    case .acting, .showing(.navigation, isCommitted: true), .showing(.effect, isCommitted: true):
      true
    default: false
    }
  }

  /// Whether its outcome was told.
  var isLeaving: Bool { if case .leaving = self { true } else { false } }

  /// Whether it waits until the app is ready.
  var isWaiting: Bool { if case .waiting = self { true } else { false } }

  /// Whether it is a link that waits until the app is ready.
  var isWaitingLink: Bool { isWaiting && kind != .restoration }

  /// Whether it is a navigation that waits until the app is ready.
  var isWaitingNavigation: Bool {
    guard case .waiting(let request) = self, kind != .restoration else { return false }
    return !request.hasSideEffects
  }
}
