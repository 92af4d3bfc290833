extension SceneEngine {
  /// Lets a link wait for a condition, ends its event, and shows another link meanwhile unless a newer one is on
  /// its way.
  ///
  /// A link that is shown meanwhile can't show another one meanwhile.
  func suspend(
    _ entry: Queue.QueuedEvent,
    _ admitted: AdmittedLink<Link>,
    until condition: LinkCondition,
    showing next: Link?
  ) {
    guard let task = tasks[entry.id] else { return }
    var isShown = queue.newerNavigation(than: entry) == nil
    if case .meanwhile = task.origin { isShown = false }
    var shown = links.ledger.linkShown(whileWaiting: entry.event.resumes)
    if isShown, let next,
      links.ledger.isShownMeanwhile(next) || host.state.position(of: next) == nil
    {
      shown = next
    }
    var waiting = PendingLedger.Entry(
      admitted,
      of: entry.event,
      in: scene,
      until: condition,
      expiresAt: task.resumed?.pending.expiresAt
        ?? entry.event.receivedAt.advanced(by: links.policy.suspensionLimit),
      by: links.router
    )
    waiting.unusedItems = unusedItems(of: entry, task)
    waiting.shownMeanwhile = shown
    links.ledger.add(waiting)
    send(.finished(entry.id, .suspended(entry.id)))
    guard let next, isShown else { return }
    let admission = admitter(of: LinkDelivery(opening: next)).admit()
    _ = receive(admission, shownWhileWaiting: entry.event)
  }

  /// Removes the link that was shown while an action waited, in its turn, unless a newer link lies on it since
  /// the action began.
  func leaveShownMeanwhile(_ entry: Queue.QueuedEvent, since before: NavigationState<Link>) {
    guard tasks[entry.id] != nil, let admitted = entry.admitted,
      let shown = links.ledger.linkShown(whileWaiting: entry.event.resumes)
    else { return }
    let request = LinkShowRequest(
      leaving: shown,
      after: admitted,
      since: before,
      by: links.router,
      links.policy
    )
    restore(.link(request), entry.event.delivery) { _ in }
  }
}

extension SceneEngine {
  /// The next change, while a question is open that an event waits for.
  func question(before id: LinkEventID) -> AwaitedEnd? {
    guard queue.isAsking(besides: tasks[id]?.callers ?? []) else { return nil }
    let next = nextChange ?? AwaitedEnd()
    nextChange = next
    return next
  }

  /// Resumes everything that waits for a question to be answered, to check again.
  func lookForQuestions() {
    let change = nextChange
    nextChange = nil
    change?.finish()
  }
}
