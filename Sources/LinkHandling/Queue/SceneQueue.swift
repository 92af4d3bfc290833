package import LinkNavigation
package import LinkRouting

/// Decides what happens next to the events of a scene: a reducer without closures, clocks and tasks.
///
/// What has happened is applied, and the answer is what is to be done. After each change turns and the screen
/// are granted by looking at the state, so no event has to be resumed by hand; answers for an event that has ended
/// change nothing.
package struct SceneQueue<Link: DeepLink & NavigationPlacing>: ~Copyable {
  package typealias Event = LinkEvent<Link>
  package typealias Request = LinkRequest<Link>
  package typealias Showing = any ShowRequest<Link>
  package typealias ID = LinkEventID

  /// An event that has not ended.
  package final class Entry {
    /// The event.
    package let event: Event

    /// Its place in the order of events.
    let order: Int

    /// The events that opened it while they were being worked on: they may be waiting for it.
    let callers: [ID]

    /// How far it has come.
    var state = State.received(again: false)

    /// The link that was let in first.
    fileprivate(set) var arrived: AdmittedLink<Link>?

    /// The link, as far as it is settled.
    fileprivate(set) var admitted: AdmittedLink<Link>?

    /// The steps that were performed.
    fileprivate(set) var steps: [NavigationStep<Link>] = []

    /// How long it waits for a screen to go away.
    var wait: ScreenWait

    /// The identity of the event.
    var id: ID { event.id }

    fileprivate init(_ event: Event, order: Int, callers: [ID], wait: ScreenWait) {
      (self.event, self.order, self.callers, self.wait) = (event, order, callers, wait)
    }
  }

  /// The events, the oldest first.
  private(set) var entries: [Entry] = []

  /// How links wait.
  let policy: LinkPolicy

  /// What the scene has received.
  private(set) var memory = DeliveryMemory<Link>()

  /// The events about which the person is being asked, also those that have ended meanwhile.
  var asked: [ID] = []

  /// Whether links need not wait.
  private(set) var isReady: Bool

  /// The navigation that was chosen when the app became ready, and the turn in which it was.
  private var choice: (id: ID, trust: LinkTrust, turn: Int)?

  /// The number of events so far.
  private var count = 0

  /// The number of times that an event queued for the screen.
  var lines = 0

  /// What is to be done, in order.
  private var commands: [Command] = []

  /// Creates the queue of a scene that has received nothing.
  package init(policy: LinkPolicy, isReady: Bool) {
    self.policy = policy
    self.isReady = isReady
  }

  /// Notes what has happened, and returns what is to be done, in order.
  package mutating func apply(_ change: Change, at now: LinkInstant, turn: Int) -> [Command] {
    reduce(change, now, turn)
    grantTurns()
    grantPlaces()
    grantScreen()
    defer { commands = [] }
    return commands
  }

  /// When time alone changes something; `nil` when it never does.
  package var nextDeadline: LinkInstant? {
    var next: LinkInstant?
    for entry in entries {
      guard let deadline = deadline(of: entry) else { continue }
      if let known = next, known <= deadline { continue }
      next = deadline
    }
    return next
  }

  private mutating func reduce(_ change: Change, _ now: LinkInstant, _ turn: Int) {
    switch change {
    case .delivered(let event, let callers, let known):
      deliver(event, callers, known, turn)
    case .adopted(let event, let callers):
      enter(event, callers)
      command(.begin(event.id))
      command(.admit(event.id))
    case .restoring(let event, let screens): restore(event, screens)
    case .admitted(let id, let request): admit(id, request, turn)
    case .refused(let id, let outcome): refuse(id, outcome)
    case .replaced(let id, let request): replace(id, request)
    case .settled(let id, let showing): settle(id, showing)
    case .placed(let id): place(id)
    case .paused(let id, let interruption): pause(id, interruption, now)
    case .agreed(let id): agree(id)
    case .finished(let id, let outcome): finish(id, outcome)
    case .taken(let id): take(id)
    case .performing(let id): commit(id)
    case .performed(let id, let steps): entry(id)?.steps += steps
    case .asking(let id): if entry(id) != nil { asked.append(id) }
    case .asked(let id): answered(id)
    case .readiness(let isReady): readinessChanged(isReady, now, turn)
    case .screenChanged: lookAgain()
    case .tick: tick(now)
    case .becameActive: memory.sceneBecameActive(at: now)
    case .disconnected:
      memory.sceneDisconnected()
      asked = []
      cancel { _ in true }
    case .cancelled: cancel { _ in true }
    case .signedOut: cancel { !$0.state.isBeingDone }
    }
  }
}

// MARK: - Entries

extension SceneQueue {
  /// Whether the person is being asked about an event.
  package var isAsking: Bool { asked.count > 0 }

  /// Whether the person is being asked about an event besides some.
  func isAsking(besides known: [ID]) -> Bool { !asked.allSatisfy(known.contains) }

  /// Whether what was saved of the scene is being shown, or waits to be.
  package var isRestoring: Bool { entries.contains { $0.state.kind == .restoration } }

  /// Whether all events have ended, and the screen is free.
  package var isEmpty: Bool { entries.isEmpty }

  /// The event with an identity; `nil` when it has ended.
  func entry(_ id: ID) -> Entry? {
    for entry in entries where entry.event.id == id { return entry }
    return nil
  }

  /// Changes how far an event has come.
  func move(_ id: ID, to state: State) {
    entry(id)?.state = state
  }

  /// Asks for something to be done.
  mutating func command(_ command: Command) {
    commands.append(command)
  }

  /// Takes in an event, next in order.
  private mutating func enter(_ event: Event, _ callers: [ID]) {
    count += 1
    var working: [ID] = []
    for caller in callers where entry(caller)?.state.isAtWork == true { working.append(caller) }
    let wait = ScreenWait(limit: policy.interruptionLimit)
    entries.append(Entry(event, order: count, callers: working, wait: wait))
  }

  /// Ends an event; work that has the screen keeps it until it answers.
  mutating func end(_ id: ID, _ outcome: LinkOutcome) {
    guard let entry = entry(id), !entry.state.isLeaving else { return }
    if entry.state.hasScreen {
      entry.state = .leaving
    } else {
      forget(id)
    }
    command(.end(entry, outcome))
    lookAgain()
  }

  /// Forgets an event whose outcome was told.
  mutating func forget(_ id: ID) {
    entries.removeAll { $0.id == id }
  }

  /// Ends an event before it has come to its end, and has its work stop.
  mutating func stop(_ id: ID, _ outcome: LinkOutcome) {
    command(.cancel(id))
    end(id, outcome)
  }

  private mutating func cancel(where isGone: (Entry) -> Bool) {
    for entry in entries where !entry.state.isLeaving && isGone(entry) {
      stop(entry.id, .cancelled)
    }
  }

  /// Ends an event whose work has ended.
  private mutating func finish(_ id: ID, _ outcome: LinkOutcome) {
    guard let entry = entry(id) else { return }
    guard !entry.state.isLeaving else { return forget(id) }
    move(id, to: .finished)
    end(id, outcome)
  }
}

// MARK: - Arriving

extension SceneQueue {
  private mutating func deliver(_ event: Event, _ callers: [ID], _ known: Known, _ turn: Int) {
    enter(event, callers)
    command(.begin(event.id))
    switch known {
    case .no:
      if let known = memory.note(event, turn: turn) { return end(event.id, .duplicate(of: known)) }
    case .notKept: break
    case .already(let id): return end(event.id, .duplicate(of: id))
    }
    command(.admit(event.id))
  }

  private mutating func restore(_ event: Event, _ screens: Showing) {
    enter(event, [])
    // What an action leaves behind asks people and waits for alerts, so nothing waits for that.
    let kind: Kind = screens.placing == nil ? .restoration : .effect
    let (id, settled) = (event.id, State.settled(screens, kind))
    move(id, to: isReady ? settled : .waiting(.saved(screens)))
  }

  private mutating func admit(_ id: ID, _ request: Request, _ turn: Int) {
    guard let entry = entry(id), case .received(let isAgain) = entry.state else { return }
    let admitted = request.admitted
    (entry.arrived, entry.admitted) = (admitted, admitted)
    if !isAgain { command(.report(id, .matched)) }
    if case .settings = request { return move(id, to: .queued(request)) }
    if isReady || isAgain { start(id, request, turn) } else { wait(id, request) }
  }

  private mutating func refuse(_ id: ID, _ outcome: LinkOutcome) {
    guard let entry = entry(id), case .received(again: false) = entry.state else {
      return end(id, outcome)
    }
    memory.noteRefusal(of: id)
    end(id, outcome)
  }

  private mutating func replace(_ id: ID, _ request: Request) {
    guard let entry = entry(id) else { return }
    if entry.arrived == nil { entry.arrived = request.admitted }
    entry.admitted = request.admitted
    switch entry.state {
    case .deciding:
      move(id, to: .deciding(request))
      command(.settle(id, request))
    case .settling where request.hasSideEffects:
      if choice?.id == id { choice = nil }
      move(id, to: .queued(request))
    case .settling:
      move(id, to: .settling(request))
      command(.settle(id, request))
    default: break
    }
  }
}

// MARK: - Readiness

extension SceneQueue {
  private mutating func readinessChanged(_ isReady: Bool, _ now: LinkInstant, _ turn: Int) {
    self.isReady = isReady
    guard isReady else { return }
    tick(now)
    let winner = newestOfMostTrusted(entries.filter { $0.state.isWaitingNavigation })
    if let winner { choice = (winner.id, winner.event.trust, turn) }
    for entry in entries {
      switch entry.state {
      case .waiting(.saved(let screens)):
        move(entry.id, to: .settled(screens, .restoration))
      case .waiting(let request):
        if let winner, !request.hasSideEffects, entry.id != winner.id {
          end(entry.id, .superseded(by: winner.id))
        } else {
          move(entry.id, to: .received(again: true))
          command(.admitAgain(entry.id, request))
        }
      default: continue
      }
    }
  }

  /// The navigation that was chosen in this turn, when the app became ready in it.
  func choice(in turn: Int) -> (id: ID, trust: LinkTrust)? {
    guard let choice, choice.turn == turn else { return nil }
    return (choice.id, choice.trust)
  }

  /// Lets an event wait until the app is ready, or until it expires.
  private mutating func wait(_ id: ID, _ request: Request) {
    let waiting = entries.filter { $0.state.isWaitingLink }
    move(id, to: .waiting(request))
    if waiting.count >= policy.readiness.capacity {
      let navigations = entries.filter { $0.state.isWaitingNavigation }
      let winner = newestOfMostTrusted(navigations)
      guard let winner, let loser = navigations.first(where: { $0.id != winner.id }) else {
        return end(id, .rejected(queueFull))
      }
      end(loser.id, .superseded(by: winner.id))
      if loser.id == id { return }
    }
    command(.report(id, .waiting))
  }

  private func newestOfMostTrusted(_ entries: [Entry]) -> Entry? {
    entries.max { ($0.event.trust, $0.order) < ($1.event.trust, $1.order) }
  }

  private var queueFull: LinkFailure {
    let limit = FailureText.name("at most \(policy.readiness.capacity)")
    return LinkFailure(.queueFull, subject: "the app to be ready", expected: limit)
  }

  private func deadline(of entry: Entry) -> LinkInstant? {
    switch entry.state {
    case .waiting: entry.event.receivedAt.advanced(by: policy.readiness.expiry)
    case .blocked(_, _, until: let instant): instant
    default: nil
    }
  }

  private mutating func tick(_ now: LinkInstant) {
    for entry in entries {
      guard let deadline = deadline(of: entry), deadline <= now else { continue }
      switch entry.state {
      case .waiting(.saved): end(entry.id, .expired(LinkFailure(.notReadyToRestore)))
      case .waiting: end(entry.id, .expired(LinkFailure(.notReady)))
      case .blocked(let request, let kind, _): move(entry.id, to: .settled(request, kind))
      default: continue
      }
    }
  }
}
