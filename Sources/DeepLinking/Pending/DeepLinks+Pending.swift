import LinkPatterns

extension DeepLinks {
  /// The links that wait for a condition, the oldest first, without those that have expired.
  public var pendingLinks: [PendingLink] {
    let now = environment.now()
    return ledger.entries.map { $0.pending }.filter { $0.expiresAt > now }
  }

  /// The condition that the link of an event waits for; `nil` when it doesn't wait.
  func condition(of report: LinkReport<Link>) -> LinkCondition? {
    guard case .suspended(let id) = report.outcome else { return nil }
    return ledger[id]?.pending.condition
  }

  /// Forgets a link that waits.
  public func discardPendingLink(_ id: LinkEventID) {
    ledger.remove { $0.pending.id == id }
  }

  /// Loads the links that were waiting when the app last ran.
  ///
  /// Call it once, early. When they can't be read yet, such as before the first unlock of a phone, that is tried again
  /// whenever a scene becomes active. A link that was being resumed at that time is dropped: it may have caused
  /// a crash. Expired links, and links whose URL is no longer a link, are dropped too. Each is
  /// reported to ``onStoreError``.
  ///
  /// A link whose route is switched off is kept: its event ends as `unavailable`, unless the route is on
  /// again by then.
  public func restorePendingLinks() async {
    await ledger.load(at: environment.now())
    pendingLinksWereLoaded()
  }

  /// Opens the stored links whose condition is fulfilled.
  func pendingLinksWereLoaded() {
    if account != nil { dropLinksOfOthers() }
    resumeReady()
  }

  /// Fulfills a condition for the whole app.
  ///
  /// Links that wait for it go on.
  ///
  /// - Parameter condition: The condition that links may wait for.
  public func fulfill(_ condition: LinkCondition) {
    guard !conditions.contains(condition) else { return }
    conditions.append(condition)
    reportNearMiss(of: condition)
    for handler in livingHandlers { handler.engine.readinessDidChange() }
    resumeReady()
  }

  /// Whether links need not wait in a scene that fulfills some conditions.
  func isReady(by others: [LinkCondition]) -> Bool {
    policy.readiness.conditions.allSatisfy { conditions.contains($0) || others.contains($0) }
  }

  /// Writes to the log that links wait for a condition whose name is close to one that is fulfilled.
  private func reportNearMiss(of condition: LinkCondition) {
    let name = condition.rawValue
    var near: String?
    for entry in ledger.entries {
      let other = entry.pending.condition.rawValue
      guard other != name else { return }
      if EditDistance.between(Array(other.utf8), Array(name.utf8)) != nil { near = other }
    }
    guard let near else { return }
    onLogLine?("'\(name)' is fulfilled, and a link waits for '\(near)': are they one?")
  }

  /// Withdraws a condition that no longer holds.
  ///
  /// - Parameter condition: The condition that links may wait for.
  public func withdraw(_ condition: LinkCondition) {
    conditions.removeAll { $0 == condition }
    for handler in livingHandlers { handler.engine.readinessDidChange() }
  }

  /// Records whose account is shown, at launch, sign-in and sign-out.
  ///
  /// Sign-in fulfills the condition ``LinkCondition/signedIn``. Links that wait for one
  /// account aren't opened for another: at sign-out all links that wait are dropped, and events that
  /// have not ended are cancelled, except for those that are already being performed or shown.
  ///
  /// - Parameter account: The account; `nil` after sign-out.
  public func accountDidChange(to account: LinkAccount?) {
    let former = self.account
    guard former != account else { return }
    if former != nil { cancelWaitingForScenes() }
    self.account = account
    accountChanges += 1
    records = LinkRecords()
    if former != nil {
      ledger.removeAll()
      for handler in livingHandlers {
        handler.engine.send(.signedOut)
        handler.recordFormerScreens()
      }
    } else {
      dropLinksOfOthers()
    }
    if account == nil { withdraw(.signedIn) } else { fulfill(.signedIn) }
  }

  /// The link that a guard wanted shown while another one waits.
  func linkShown(whileWaiting id: LinkEventID?) -> Link? {
    ledger[id]?.shownMeanwhile
  }

  /// Whether a guard wanted a link shown while another one waits.
  func isShownMeanwhile(_ link: Link) -> Bool {
    ledger.entries.contains { entry in
      if let shown = entry.shownMeanwhile { shown == link } else { false }
    }
  }

  /// Lets a link wait for a condition.
  ///
  /// A link with side effects, with a secret, or without a URL waits only until the app ends.
  func keep(
    _ admitted: AdmittedLink<Link>,
    of event: LinkEvent<Link>,
    in scene: LinkSceneID,
    until condition: LinkCondition,
    showing next: Link?,
    unusedItems: [LinkQueryItem],
    resuming former: PendingLink?
  ) {
    let link = admitted.link
    let url = router.keptURL(for: link)?.text
    let pending = PendingLink(
      id: event.id,
      url: url,
      route: admitted.requirements.routes.first ?? "",
      source: event.delivery.source,
      sameTeamCaller: event.delivery.caller.team,
      condition: condition,
      account: event.account,
      scene: scene,
      receivedAt: event.receivedAt,
      expiresAt: former?.expiresAt ?? event.receivedAt.advanced(by: policy.suspensionLimit),
      isFromPage: event.isFromPage
    )
    ledger.add(
      .init(
        pending: pending,
        link: link,
        isSaved: url != nil && router.mayKeep(link),
        unusedItems: unusedItems,
        shownMeanwhile: next,
        pushPlace: event.delivery.pushPlace
      )
    )
  }

  /// Drops the links that wait for another account.
  private func dropLinksOfOthers() {
    ledger.remove { $0.pending.account != nil && $0.pending.account != account }
  }

  /// Resumes the links whose condition is fulfilled, each once.
  func resumeReady() {
    ledger.removeExpired(at: environment.now())
    guard !connectedHandlers.isEmpty else { return }
    let ready = ledger.entries.filter { entry in
      let pending = entry.pending
      let handler = handler(for: pending.scene)
      guard pending.account == nil || pending.account == account else { return false }
      return !pending.isResuming && (handler?.engine.isFulfilled(pending.condition) ?? false)
    }
    guard !ready.isEmpty else { return }
    let marking = ledger.mark(ready.map(\.pending.id), isResuming: true)
    guard let marking else {
      ready.forEach(resume)
      return
    }
    Task {
      await marking.value
      ready.forEach(resume)
    }
  }

  /// Makes a new event for a link that waited.
  private func resume(_ entry: PendingLedger<Link>.Entry) {
    let id = entry.pending.id
    guard ledger[id] != nil else { return }
    guard let handler = handler(for: entry.pending.scene) else {
      ledger.mark([id], isResuming: false)
      return
    }
    let receipt = handler.engine.resume(entry, isCold: handler.isStarting)
    Task {
      if await receipt.outcome == .cancelled(.windowClosed) {
        // The window closed before the link was opened: the next window opens it.
        ledger.mark([id], isResuming: false)
        resumeReady()
      } else {
        ledger.remove { $0.pending.id == id }
      }
    }
  }
}
