public import LinkNavigation
import LinkPatterns
public import LinkRouting

/// Turns what one scene receives into what it shows: each event ends in exactly one outcome.
///
/// ```
/// receive → gate 1 → match → gate 2 → resolve → place → plan → run
/// ╰───────── at once ──────────╯   ╰──── while time passes ─────╯
/// ```
///
/// `receive` returns at once and fixes the order of events. A newer navigation of at least equal
/// trust supersedes those that are still being resolved; what is being shown is never interrupted.
/// Actions are never superseded: they queue and run in order.
///
/// One handler belongs to one scene, and one host to one handler; all share one ``LinkIntake``. Tell
/// it of the scene's life by ``sceneDidBecomeActive()`` and ``sceneDidDisconnect()``.
@MainActor
public final class LinkHandler<Link: DeepLink & NavigationPlacing> {
  /// What all scenes share.
  public let intake: LinkIntake<Link>

  /// Performs plans on the scene's host.
  let runner: PlanRunner<Link>

  /// What the scene has received.
  private var memory = DeliveryMemory<Link>()

  /// The events that have not ended, the oldest first.
  private var running: [LinkTask<Link>] = []

  /// The last action that was queued.
  private var lastAction: LinkTask<Link>?

  /// What hands the scene's deliveries over, where an adapter lets only one do so.
  package weak var attachment: AnyObject?

  /// Creates the handler of a scene.
  ///
  /// - Parameters:
  ///   - intake: What all scenes share.
  ///   - host: What shows the scene's screens.
  public init(intake: LinkIntake<Link>, host: any NavigationHost<Link>) {
    self.intake = intake
    runner = PlanRunner(host: host)
  }

  /// Notes that the scene became active: two seconds later it has settled.
  public func sceneDidBecomeActive() {
    memory.sceneBecameActive(at: intake.environment.now())
  }

  /// Notes that the scene was disconnected: its events are cancelled, and it forgets them.
  public func sceneDidDisconnect() {
    memory.sceneDisconnected()
    for task in running {
      task.cancel()
      end(task, .cancelled)
    }
  }

  /// Receives what the system delivered.
  ///
  /// - Parameter delivery: The delivery.
  /// - Returns: A receipt to await the outcome by. Nothing needs to hold it.
  @discardableResult
  public func receive(_ delivery: LinkDelivery<Link>) -> LinkReceipt<Link> {
    let event = intake.event(for: delivery)
    let task = LinkTask(event: event)
    if let known = intake.note(identityOf: event) ?? note(event) {
      end(task, .duplicate(of: known))
      return task.receipt
    }
    switch gate(delivery) {
    case .success(let arrival):
      task.route = arrival.route
      task.arrivedLink = arrival.link
      task.link = arrival.link
      start(task, arrival.link)
    case .failure(let refusal):
      memory.noteRefusal(of: event.id)
      end(task, refusal.outcome)
    }
    return task.receipt
  }

  /// Opens a link that the app's own code made.
  ///
  /// Every route is open to it.
  ///
  /// - Parameter link: The link.
  /// - Returns: A receipt to await the outcome by.
  @discardableResult
  public func open(_ link: Link) -> LinkReceipt<Link> {
    receive(LinkDelivery(opening: link))
  }

  /// Tells whether a URL would be let in, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - origin: Where it came from.
  /// - Returns: `true` when a route open to that origin accepts it.
  public func canOpen(_ url: String, from origin: LinkOrigin) -> Bool {
    switch gate(LinkDelivery(url: url, origin: origin, door: .openURL)) {
    case .success: true
    case .failure: false
    }
  }

  /// Ends an event.
  ///
  /// - Parameters:
  ///   - task: The event. When it has ended before, nothing happens.
  ///   - outcome: How it ends.
  func end(_ task: LinkTask<Link>, _ outcome: LinkOutcome) {
    running.removeAll { $0 === task }
    if lastAction === task { lastAction = nil }
    task.receipt.end(
      LinkReport(
        event: task.event,
        outcome: outcome,
        route: task.route,
        link: task.link,
        steps: task.steps,
        state: runner.host.state
      )
    )
  }
}

// MARK: - Order

extension LinkHandler {
  /// Remembers an event in this scene.
  ///
  /// A URL over the limit of length is not kept, since it is refused each time.
  ///
  /// - Parameter event: The event.
  /// - Returns: The event that it repeats, or `nil` when it is new.
  private func note(_ event: LinkEvent<Link>) -> LinkEventID? {
    if case .url(let text) = event.delivery.content,
      text.utf8.count > intake.router.limits.length
    {
      return nil
    }
    return memory.note(event, turn: intake.environment.currentTurn())
  }

  /// Starts the work for an event that was let in.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - link: The link that it asks for.
  private func start(_ task: LinkTask<Link>, _ link: Link) {
    if intake.router.placements(of: link).first == .action {
      queue(task, link)
      return
    }
    let resolving = running.filter { $0.phase == .resolving }
    if let same = resolving.first(where: { $0.asks(for: link) }) {
      end(task, .duplicate(of: same.event.id))
      return
    }
    let trust = LinkTrust(task.event.delivery.origin)
    for older in resolving where LinkTrust(older.event.delivery.origin) <= trust {
      older.cancel()
      end(older, .superseded(by: task.event.id))
    }
    task.phase = .resolving
    running.append(task)
    // The task keeps the handler alive until the event has ended: every event ends.
    task.work = Task { await self.run(task, link) }
  }

  /// Queues an action behind those before it.
  ///
  /// - Parameters:
  ///   - task: The event.
  ///   - link: The action.
  private func queue(_ task: LinkTask<Link>, _ link: Link) {
    let earlier = lastAction?.receipt
    lastAction = task
    running.append(task)
    task.work = Task {
      _ = await earlier?.report
      await self.run(task, link)
    }
  }
}
