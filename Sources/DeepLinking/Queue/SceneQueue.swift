/// Decides what happens next to the events of a scene: a reducer over values, without closures, clocks or tasks.
///
/// A change is applied, and commands are returned. After each change, turns and the screen are granted by looking
/// at the state, so no event has to be resumed by hand. Changes to ended
/// events have no effect.
package struct SceneQueue<Link: DeepLink & NavigationPlacing> {
  package typealias Event = LinkEvent<Link>
  package typealias Answer = Admission<Link>.Answer
  package typealias ID = LinkEventID

  /// The events, the oldest first.
  var entries: [QueuedEvent] = []

  /// The conditions and limits for links that wait until the app is ready.
  private let readiness: LinkReadiness

  /// How long a link waits for screens to close.
  let interruptionLimit: Duration

  /// The deliveries that the scene has received.
  private(set) var memory = DeliveryMemory<Link>()

  /// The events whose work has the screen, including ended ones; rarely more than one.
  var holders: [ID] = []

  /// The events that the person is being asked about, including ended ones.
  var asked: [ID] = []

  /// Whether links need not wait.
  private(set) var isReady: Bool

  /// The navigation that was chosen when the app became ready, and the turn of that choice.
  private(set) var choice: (entry: QueuedEvent, turn: Int)?

  /// The number of events so far.
  private var count = 0

  /// The number of times that an event queued for the screen.
  var lines = 0

  /// The next time at which the state changes without an event; `nil` when there is no deadline.
  package private(set) var nextDeadline: LinkInstant?

  /// The commands to return, in order.
  var commands: [Command] = []

  /// Creates the queue of a scene that has received nothing.
  package init(policy: LinkPolicy, isReady: Bool) {
    (readiness, interruptionLimit) = (policy.readiness, policy.interruptionLimit)
    self.isReady = isReady
  }

  /// Applies a change, and returns the commands that follow, in order.
  package mutating func apply(_ change: Change, at now: LinkInstant, turn: Int) -> [Command] {
    reduce(change, now, turn)
    grant()
    defer { commands = [] }
    return commands
  }

  private mutating func reduce(_ change: Change, _ now: LinkInstant, _ turn: Int) {
    switch change {
    case .delivered(let event, let callers, let known, let isKept):
      deliver(event, callers, known ?? (isKept ? memory.record(event, turn: turn) : nil))
    case .restoring(let event, let showRequest): restore(event, showRequest)
    case .answered(let id, .refused(let outcome)): refuse(id, outcome)
    case .answered(let id, let answer): admit(id, answer, turn)
    case .replaced(let id, by: .refused(let outcome)), .finished(let id, let outcome):
      release(id)
      end(id, outcome)
    case .replaced(let id, by: let answer): replace(id, answer)
    case .settled(let id, let request): settle(id, request)
    case .placed(let id, let showRequest): place(id, showRequest)
    case .paused(let id, let request, let interruption):
      pause(id, request, interruption, now)
    case .agreed(let id, toLeave: let screens): agree(id, toLeave: screens)
    case .performing(let id): commit(id)
    case .performed(let id, let steps):
      if let index = index(of: id) { entries[index].steps += steps }
    case .asking(let id): if index(of: id) != nil { asked.append(id) }
    case .asked(let id): answered(id)
    case .readiness(let isReady): readinessChanged(isReady, now, turn)
    case .screenChanged: lookAgain()
    case .tick: tick(now)
    case .becameActive: memory.sceneBecameActive(at: now)
    case .disconnected:
      memory.sceneDisconnected()
      asked = []
      cancel(.windowClosed) { _ in true }
    case .cancelled: cancel(.withdrawn) { _ in true }
    case .signedOut: cancel(.signedOut) { !$0.isBeingDone }
    }
  }
}

// MARK: - Entries

extension SceneQueue {
  /// Gives turns, places and the screen to events that wait for them; goes through the entries once if none does.
  private mutating func grant() {
    var (hasQueued, hasSettled, hasPlaced) = (false, false, false)
    nextDeadline = nil
    for entry in entries {
      switch entry.state {
      case .queued: hasQueued = true
      case .settled: hasSettled = true
      case .placed: hasPlaced = true
      default:
        if let deadline = deadline(of: entry) {
          nextDeadline = min(nextDeadline ?? deadline, deadline)
        }
      }
    }
    if hasQueued { grantTurns() }
    if hasSettled { grantPlaces() }
    if hasPlaced { grantScreen() }
  }

  /// Whether the person is being asked about an event.
  package var isAsking: Bool { !asked.isEmpty }

  /// Whether the person is being asked about an event that is not in a list.
  func isAsking(besides known: [ID]) -> Bool { !asked.allSatisfy(known.contains) }

  /// Whether saved screens are being shown, or wait to be shown.
  package var isRestoring: Bool { entries.contains { $0.kind == .restoration } }

  /// Whether all events have ended, and the screen is free.
  package var isEmpty: Bool { entries.isEmpty && holders.isEmpty }

  /// The position of the event with an identity; `nil` when it has ended.
  func index(of id: ID) -> Int? {
    for index in 0..<entries.count where entries[index].id == id { return index }
    return nil
  }

  /// The same for an event in a state, or in another one.
  func index(of id: ID, in state: EventState, or other: EventState? = nil) -> Int? {
    guard let index = index(of: id) else { return nil }
    let found = entries[index].state
    return found == state || found == other ? index : nil
  }

  /// Adds a command about an event.
  mutating func command(_ action: Action, _ id: ID) {
    commands.append(Command(id: id, action: action))
  }

  /// Reports that an event reached a stage.
  mutating func report(_ stage: LinkStage, _ id: ID) {
    command(.tell(.reached(stage, of: id)), id)
  }

  /// Begins work of an event.
  mutating func begin(_ work: EventWork<Link>, _ index: Int, _ state: EventState) {
    entries[index].state = state
    let entry = entries[index]
    command(.work(work, entry), entry.id)
  }

  /// The entry of an event, next in order.
  private mutating func entry(of event: Event, _ callers: [ID]) -> QueuedEvent {
    count += 1
    let working = callers.filter { caller in
      entries.contains { $0.id == caller && $0.state != .waiting }
    }
    return QueuedEvent(reception: .init(event, order: count, callers: working))
  }

  /// Ends an event; work that has the screen keeps it until it answers.
  mutating func end(_ id: ID, _ outcome: LinkOutcome) {
    guard let index = index(of: id) else { return }
    command(.end(entries.remove(at: index), outcome), id)
    lookAgain()
  }

  private mutating func cancel(_ cause: LinkCancellation, where isGone: (QueuedEvent) -> Bool) {
    for entry in entries where isGone(entry) { end(entry.id, .cancelled(cause)) }
  }
}

// MARK: - Arriving

extension SceneQueue {
  private mutating func deliver(_ event: Event, _ callers: [ID], _ known: ID?) {
    let entry = entry(of: event, callers)
    entries.append(entry)
    command(.tell(.received(event)), event.id)
    if let known { return end(event.id, .duplicate(of: known)) }
    command(.admit(entry), event.id)
  }

  private mutating func restore(_ event: Event, _ showRequest: ShowRequest<Link>) {
    var entry = entry(of: event, [])
    // Links don't wait for what is left as they do for saved screens: it asks people, and waits for alerts.
    if case .link = showRequest { entry.isEffect = true }
    entry.showRequest = showRequest
    entry.state = isReady ? .settled : .waiting
    entries.append(entry)
  }

  private mutating func admit(_ id: ID, _ answer: Answer, _ turn: Int) {
    guard let index = index(of: id, in: .received) else { return }
    entries[index].take(answer)
    let hasWaited = entries[index].hasWaited
    if !hasWaited { report(.matched, id) }
    if case .settings = answer {
      entries[index].state = .queued
    } else if isReady || hasWaited {
      start(index, turn)
    } else {
      wait(index)
    }
  }

  private mutating func refuse(_ id: ID, _ outcome: LinkOutcome) {
    if let index = index(of: id, in: .received), !entries[index].hasWaited {
      memory.recordRefusal(of: id)
    }
    end(id, outcome)
  }

  private mutating func replace(_ id: ID, _ answer: Answer) {
    guard let index = index(of: id, in: .settling, or: .deciding) else { return }
    entries[index].take(answer)
    if entries[index].state == .settling, answer.hasSideEffects {
      if choice?.entry.id == id { choice = nil }
      entries[index].state = .queued
    } else {
      begin(.settle, index, entries[index].state)
    }
  }
}

// MARK: - Readiness

extension SceneQueue {
  private mutating func readinessChanged(_ isReady: Bool, _ now: LinkInstant, _ turn: Int) {
    self.isReady = isReady
    guard isReady else { return }
    tick(now)
    let winner = newestWaiting
    if let winner { choice = (winner, turn) }
    for entry in entries where entry.state == .waiting {
      guard let index = index(of: entry.id) else { continue }
      if entry.showRequest != nil {
        entries[index].state = .settled
      } else if let winner, entry.kind == .navigation, entry.id != winner.id {
        end(entry.id, .superseded(by: winner.id))
      } else {
        entries[index].state = .received
        command(.admit(entries[index]), entry.id)
      }
    }
  }

  /// Lets an event wait until the app is ready, or until it expires.
  private mutating func wait(_ index: Int) {
    let id = entries[index].id
    let waiting = entries.count { $0.state == .waiting && $0.showRequest == nil }
    entries[index].state = .waiting
    entries[index].hasWaited = true
    if waiting >= readiness.capacity {
      guard let winner = newestWaiting,
        let loser = entries.first(where: { $0.isWaitingNavigation && $0.id != winner.id })
      else { return end(id, .rejected(queueFull)) }
      end(loser.id, .superseded(by: winner.id))
      if loser.id == id { return }
    }
    report(.waiting, id)
  }

  /// The navigation that wins among those that wait until the app is ready: the newest that is not a page's.
  private var newestWaiting: QueuedEvent? {
    let waiting = entries.filter { $0.isWaitingNavigation }
    return waiting.last { !$0.event.isFromPage } ?? waiting.last
  }

  private var queueFull: LinkFailure {
    let limit = FailureText.name("at most \(readiness.capacity)")
    return LinkFailure(.queueFull, subject: "the app to be ready", expected: limit)
  }

  private func deadline(of entry: QueuedEvent) -> LinkInstant? {
    switch entry.state {
    case .waiting: entry.event.receivedAt.advanced(by: readiness.expiry)
    case .blocked(until: let retry): retry
    default: nil
    }
  }

  private mutating func tick(_ now: LinkInstant) {
    for entry in entries {
      guard let deadline = deadline(of: entry), deadline <= now else { continue }
      if entry.state == .waiting {
        let code: LinkFailure.Code = entry.showRequest == nil ? .notReady : .notReadyToRestore
        end(entry.id, .expired(LinkFailure(code)))
      } else if let index = index(of: entry.id) {
        entries[index].state = .settled
      }
    }
  }
}
