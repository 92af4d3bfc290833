/// Decides what happens next to the events of a scene: a reducer without closures, clocks or tasks.
///
/// A change is applied, and commands are returned. After each change, turns and the screen are granted by looking
/// at the state, so no event has to be resumed by hand. Changes to ended
/// events have no effect.
package final class SceneQueue<Link: DeepLink & NavigationPlacing> {
  package typealias Event = LinkEvent<Link>
  package typealias Request = AdmittedRequest<Link>
  package typealias ID = LinkEventID

  /// The events, the oldest first.
  private(set) var entries: [QueuedEvent] = []

  /// The conditions and limits for links that wait until the app is ready.
  private let readiness: LinkReadiness

  /// How long a link waits for screens to close.
  let interruptionLimit: Duration

  /// The deliveries that the scene has received.
  let memory = DeliveryMemory<Link>()

  /// The events whose work has the screen, including ended ones; rarely more than one.
  var holders: [ID] = []

  /// The events that the person is being asked about, including ended ones.
  var asked: [ID] = []

  /// Whether links need not wait.
  private(set) var isReady: Bool

  /// The navigation that was chosen when the app became ready, and the turn of that choice.
  private(set) var choice: (event: Event, turn: Int)?

  /// The number of events so far.
  private var count = 0

  /// The number of times that an event queued for the screen.
  var lines = 0

  /// The commands to return, in order.
  private var commands: [Command] = []

  /// Creates the queue of a scene that has received nothing.
  package init(policy: LinkPolicy, isReady: Bool) {
    (readiness, interruptionLimit) = (policy.readiness, policy.interruptionLimit)
    self.isReady = isReady
  }

  /// Applies a change, and returns the commands that follow, in order.
  package func apply(_ change: Change, at now: LinkInstant, turn: Int) -> [Command] {
    reduce(change, now, turn)
    grantTurns()
    grantPlaces()
    grantScreen()
    defer { commands = [] }
    return commands
  }

  /// The next time at which the state changes without an event; `nil` when there is no deadline.
  package var nextDeadline: LinkInstant? {
    var next: LinkInstant?
    for entry in entries {
      if let deadline = deadline(of: entry) { next = min(next ?? deadline, deadline) }
    }
    return next
  }

  private func reduce(_ change: Change, _ now: LinkInstant, _ turn: Int) {
    switch change {
    case .delivered(let event, let callers, let known, let isKept):
      deliver(event, callers, known ?? (isKept ? memory.record(event, turn: turn) : nil))
    case .restoring(let event, let screens): restore(event, screens)
    case .admitted(let id, let request): admit(id, request, turn)
    case .refused(let id, let outcome): refuse(id, outcome)
    case .replaced(let id, let request): replace(id, request)
    case .settled(let id, let showRequest): settle(id, showRequest)
    case .placed(let id): place(id)
    case .paused(let id, let interruption): pause(id, interruption, now)
    case .agreed(let id): agree(id)
    case .finished(let id, let outcome):
      release(id)
      if let entry = entry(id) { end(entry, outcome) }
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
      cancel(.windowClosed) { _ in true }
    case .cancelled: cancel(.withdrawn) { _ in true }
    case .signedOut: cancel(.signedOut) { !$0.isBeingDone }
    }
  }
}

// MARK: - Entries

extension SceneQueue {
  /// Whether the person is being asked about an event.
  package var isAsking: Bool { !asked.isEmpty }

  /// Whether the person is being asked about an event that is not in a list.
  func isAsking(besides known: [ID]) -> Bool { !asked.allSatisfy(known.contains) }

  /// Whether saved screens are being shown, or wait to be shown.
  package var isRestoring: Bool { entries.contains { $0.kind == .restoration } }

  /// Whether all events have ended, and the screen is free.
  package var isEmpty: Bool { entries.isEmpty && holders.isEmpty }

  /// The event with an identity; `nil` when it has ended.
  func entry(_ id: ID) -> QueuedEvent? {
    for entry in entries where entry.event.id == id { return entry }
    return nil
  }

  /// The event with an identity in a state; `nil` when it has ended or is in another state.
  func entry(_ id: ID, in state: EventState) -> QueuedEvent? {
    guard let entry = entry(id), entry.state == state else { return nil }
    return entry
  }

  /// Adds a command about an event.
  func command(_ action: Action, _ entry: QueuedEvent) {
    commands.append(Command(entry: entry, action: action))
  }

  /// Reports that an event reached a stage.
  func report(_ stage: LinkStage, _ entry: QueuedEvent) {
    command(.tell(.reached(stage, of: entry.id)), entry)
  }

  /// Begins work of an event.
  func begin(_ work: EventWork, _ entry: QueuedEvent, _ state: EventState) {
    entry.state = state
    command(.work(work), entry)
  }

  /// Adds an event, next in order.
  private func enter(_ event: Event, _ callers: [ID]) -> QueuedEvent {
    count += 1
    var working: [ID] = []
    for caller in callers {
      if let entry = entry(caller), entry.state != .waiting { working.append(caller) }
    }
    let entry = QueuedEvent(event, order: count, callers: working)
    entries.append(entry)
    return entry
  }

  /// Ends an event; work that has the screen keeps it until it answers.
  func end(_ entry: QueuedEvent, _ outcome: LinkOutcome) {
    entries.removeAll { $0 === entry }
    command(.end(outcome), entry)
    lookAgain()
  }

  private func cancel(_ cause: LinkCancellation, where isGone: (QueuedEvent) -> Bool) {
    for entry in entries where isGone(entry) { end(entry, .cancelled(cause)) }
  }
}

// MARK: - Arriving

extension SceneQueue {
  private func deliver(_ event: Event, _ callers: [ID], _ known: ID?) {
    let entry = enter(event, callers)
    command(.tell(.received(event)), entry)
    if let known { return end(entry, .duplicate(of: known)) }
    command(.admit, entry)
  }

  private func restore(_ event: Event, _ screens: any ShowRequest<Link>) {
    let entry = enter(event, [])
    // Leaving the shown link asks people and waits for alerts, so nothing waits for that.
    entry.kind = screens.linkShowRequest == nil ? .restoration : .effect
    entry.showRequest = screens
    entry.state = isReady ? .settled : .waiting
  }

  private func admit(_ id: ID, _ request: Request, _ turn: Int) {
    guard let entry = entry(id, in: .received) else { return }
    entry.take(request)
    if !entry.hasWaited { report(.matched, entry) }
    if case .settings = request {
      entry.state = .queued
    } else if isReady || entry.hasWaited {
      start(entry, turn)
    } else {
      wait(entry)
    }
  }

  private func refuse(_ id: ID, _ outcome: LinkOutcome) {
    guard let entry = entry(id) else { return }
    if entry.state == .received, !entry.hasWaited { memory.recordRefusal(of: id) }
    end(entry, outcome)
  }

  private func replace(_ id: ID, _ request: Request) {
    guard let entry = entry(id, in: .settling) ?? entry(id, in: .deciding) else { return }
    entry.take(request)
    if entry.state == .settling, request.hasSideEffects {
      if choice?.event == entry.event { choice = nil }
      entry.state = .queued
    } else {
      command(.work(.settle), entry)
    }
  }
}

// MARK: - Readiness

extension SceneQueue {
  private func readinessChanged(_ isReady: Bool, _ now: LinkInstant, _ turn: Int) {
    self.isReady = isReady
    guard isReady else { return }
    tick(now)
    let winner = newestWaiting
    if let winner { choice = (winner.event, turn) }
    for entry in entries where entry.state == .waiting {
      if entry.showRequest != nil {
        entry.state = .settled
      } else if let winner, entry.kind == .navigation, entry !== winner {
        end(entry, .superseded(by: winner.id))
      } else {
        entry.state = .received
        command(.admit, entry)
      }
    }
  }

  /// Lets an event wait until the app is ready, or until it expires.
  private func wait(_ entry: QueuedEvent) {
    let waiting = entries.count { $0.state == .waiting && $0.showRequest == nil }
    entry.state = .waiting
    entry.hasWaited = true
    if waiting >= readiness.capacity {
      guard let winner = newestWaiting,
        let loser = entries.first(where: { $0.isWaitingNavigation && $0 !== winner })
      else { return end(entry, .rejected(queueFull)) }
      end(loser, .superseded(by: winner.id))
      if loser === entry { return }
    }
    report(.waiting, entry)
  }

  /// The navigation that wins among those that wait until the app is ready: the newest that is not a page's.
  private var newestWaiting: QueuedEvent? {
    let waiting = entries.filter(\.isWaitingNavigation)
    return waiting.last { !$0.event.isFromPage } ?? waiting.last
  }

  private var queueFull: LinkFailure {
    let limit = FailureText.name("at most \(readiness.capacity)")
    return LinkFailure(.queueFull, subject: "the app to be ready", expected: limit)
  }

  private func deadline(of entry: QueuedEvent) -> LinkInstant? {
    switch entry.state {
    case .waiting: entry.event.receivedAt.advanced(by: readiness.expiry)
    case .blocked: entry.retries
    default: nil
    }
  }

  private func tick(_ now: LinkInstant) {
    for entry in entries {
      guard let deadline = deadline(of: entry), deadline <= now else { continue }
      if entry.state == .blocked {
        entry.state = .settled
      } else {
        end(entry, .expired(LinkFailure(entry.showRequest == nil ? .notReady : .notReadyToRestore)))
      }
    }
  }
}
