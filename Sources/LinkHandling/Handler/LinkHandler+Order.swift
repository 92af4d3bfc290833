import LinkNavigation
import LinkPatterns
import LinkRouting

extension LinkHandler {
  /// Takes in an event: remembers it, and starts it or lets it wait.
  func arrive(_ task: LinkTask<Link>, _ stage: Stage<LinkRequest<Link>>) {
    let event = task.event
    // Only what belongs to somebody else is passed on before it is known.
    if case .ended(.notOurs) = stage { return end(task, .notOurs, isUnseen: true) }
    intake.onProgress?(.received(event))
    if task.pending == nil {
      if let known = intake.note(identityOf: event) ?? remember(event) {
        return end(task, .duplicate(of: known))
      }
      guard intake.admits(anotherFrom: event.delivery.origin) else {
        memory.noteRefusal(of: event.id)
        return end(task, .rejected(Self.tooMany(intake.policy.rate(of: event.delivery.origin))))
      }
    }
    switch stage {
    case .next(.settings): openSettings(task)
    case .next(let request):
      task.note(request)
      note(task, .matched)
      task.phase = task.admitted?.hasSideEffects == true ? .held : .resolving
      if isReady { start(task) } else { wait(task) }
    case .ended(let outcome):
      memory.noteRefusal(of: event.id)
      refuse(task, outcome)
    }
  }

  /// Remembers an event in this scene.
  ///
  /// A URL over the limit of length is not kept, since it is refused each time.
  private func remember(_ event: LinkEvent<Link>) -> LinkEventID? {
    guard isRemembered(event.delivery) else { return nil }
    return memory.note(event, turn: intake.environment.currentTurn())
  }

  /// Starts the work for an event that was let in.
  func start(_ task: LinkTask<Link>) {
    guard let request = task.request else { return }
    if task.phase == .resolving {
      if let winner = choiceOfThisTurn, winner !== task, task.trust < winner.trust {
        return end(task, .superseded(by: winner.event.id))
      }
      if let newer = newerNavigation(than: task) {
        return end(task, .superseded(by: newer.event.id))
      }
      if let other = joined(by: task) {
        supersede(by: task, but: other)
        return end(task, .duplicate(of: other.event.id))
      }
      supersede(by: task)
    }
    running.append(task)
    // The task keeps the handler alive until the event has ended: every event ends.
    let callers = task.callers.union([task.event.id])
    task.work = Task {
      await LinkCallers.$events.withValue(callers) { await self.run(task, request) }
    }
  }

  /// The navigation that was chosen in this turn, when the app became ready in it.
  private var choiceOfThisTurn: LinkTask<Link>? {
    guard let choice, choice.turn == intake.environment.currentTurn() else { return nil }
    return choice.task
  }

  /// Finds the navigation to the same link that an event joins, because it is still being resolved.
  ///
  /// One that is trusted less is not joined but superseded: what is refused to its sender is not to be
  /// refused to this one.
  private func joined(by task: LinkTask<Link>) -> LinkTask<Link>? {
    guard let link = task.link else { return nil }
    return running.first { other in
      other.phase == .resolving && other.asks(for: link) && other.event.covers(task.event)
    }
  }

  /// Ends the navigations that are older than another one, and not trusted further.
  ///
  /// One that is still being resolved is superseded. One that was interrupted after some of its steps
  /// failed, since it did navigate.
  private func supersede(by task: LinkTask<Link>, but other: LinkTask<Link>? = nil) {
    for older in running
    where older !== other && older.order < task.order && older.trust <= task.trust {
      switch older.phase {
      case .resolving:
        older.cancel()
        end(older, .superseded(by: task.event.id))
      case .interrupted:
        older.cancel()
        end(older, .failed(Self.overtaken))
      case .waiting, .held, .building, .performing: continue
      }
    }
  }

  /// Why an event ends that was interrupted, when a newer one begins.
  static var overtaken: LinkFailure {
    LinkFailure(.overtaken)
  }

  /// Finds a navigation that would have superseded another, had it not been built just then.
  func newerNavigation(than task: LinkTask<Link>) -> LinkTask<Link>? {
    running.last { newer in
      newer.order > task.order && newer.trust >= task.trust
        && (newer.phase == .resolving || newer.isNavigation && newer.phase == .building)
    }
  }

  /// Waits until what does more than navigate and was received earlier has ended, and until of all
  /// that was received earlier it is known whether it does.
  ///
  /// What an event opens while it is being worked on has its turn within that of the event, which may be
  /// waiting for it: it waits for what the same event opened before, and for nothing else.
  func turn(of task: LinkTask<Link>) async {
    while !task.hasEnded,
      running.contains(where: {
        $0.order < task.order && !$0.isNavigation && task.callers.isSubset(of: $0.callers)
      })
    {
      await nextChange()
    }
  }
}

// MARK: - Readiness

extension LinkHandler {
  /// Whether links need not wait.
  var isReady: Bool {
    intake.policy.readiness.conditions.allSatisfy(isFulfilled)
  }

  /// Tells whether something is so, for the app or for the scene.
  func isFulfilled(_ condition: LinkCondition) -> Bool {
    conditions.contains(condition) || intake.conditions.contains(condition)
  }

  /// Notes that something is so, for this scene: its window is there.
  ///
  /// Links that wait for it go on.
  ///
  /// - Parameter condition: What is so.
  public func fulfill(_ condition: LinkCondition) {
    guard conditions.insert(condition).inserted else { return }
    goOnIfReady()
    intake.resumeReady()
  }

  /// Notes that something is no longer so, for this scene.
  ///
  /// - Parameter condition: What is no longer so.
  public func withdraw(_ condition: LinkCondition) {
    conditions.remove(condition)
  }

  /// Starts what waited, if the app is ready: one navigation, and all that does more, in order.
  func goOnIfReady() {
    guard isReady else { return }
    // What was saved of the scene may wait for that as well.
    noteChange()
    guard !waiting.isEmpty else { return }
    let now = intake.environment.now()
    for task in waiting where now.duration(since: task.event.receivedAt) >= readiness.expiry {
      expire(task)
    }
    let winner = navigationToPerform(among: waiting)
    if let winner {
      choice = (winner, intake.environment.currentTurn())
      for task in waiting where task.phase == .resolving && task !== winner {
        end(task, .superseded(by: winner.event.id))
      }
    }
    // One at a time: what starts may cancel what still waits.
    while !waiting.isEmpty {
      let task = waiting.removeFirst()
      task.work?.cancel()
      // While it waited, its route may have been switched off.
      if let admitted = task.admitted, let outcome = refusal(of: admitted, task.event.delivery) {
        refuse(task, outcome)
      } else {
        start(task)
      }
    }
  }

  /// How links wait.
  private var readiness: LinkReadiness { intake.policy.readiness }

  /// Chooses the navigation that is performed among several that waited.
  private func navigationToPerform(among tasks: [LinkTask<Link>]) -> LinkTask<Link>? {
    tasks.filter { $0.phase == .resolving }.max { left, right in
      (left.trust, left.order) < (right.trust, right.order)
    }
  }

  /// Lets an event wait until the app is ready, or until it expires.
  private func wait(_ task: LinkTask<Link>) {
    if waiting.count >= readiness.capacity {
      let all = waiting + [task]
      let winner = navigationToPerform(among: all)
      guard let winner, let loser = all.first(where: { $0.phase == .resolving && $0 !== winner })
      else {
        let reason = LinkFailure(
          .queueFull,
          subject: "the app to be ready",
          expected: .name("at most \(readiness.capacity)")
        )
        return end(task, .rejected(reason))
      }
      end(loser, .superseded(by: winner.event.id))
      if loser === task { return }
    }
    note(task, .waiting)
    waiting.append(task)
    let limit = readiness.expiry
    // It keeps the handler alive until the event has ended: every event ends.
    task.work = Task { [weak task] in
      do {
        try await self.intake.environment.sleep(limit)
      } catch {
        return
      }
      guard let task, self.waiting.contains(where: { $0 === task }) else { return }
      self.expire(task)
    }
  }

  /// Ends an event that waited too long.
  private func expire(_ task: LinkTask<Link>) {
    let reason = LinkFailure(.notReady)
    end(task, .expired(reason))
  }
}
