import LinkPatterns

extension DeepLinks {
  /// The links that wait for a condition, the oldest first, without those that have expired.
  public var pendingLinks: [PendingLink] {
    let now = environment.now()
    return ledger.entries.map { $0.pending }.filter { $0.expiresAt > now }
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
    if account != nil { ledger.removeLinks(ofOthersThan: account) }
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
    explain(condition)
    for handler in livingHandlers { handler.engine.readinessDidChange() }
    resumeReady()
  }

  /// Writes to the log why a condition that is fulfilled may open no link.
  func explain(_ condition: LinkCondition) {
    ledger.removeExpired(at: environment.now())
    for note in ledger.notes(on: condition, hasAccount: account != nil) { onLogLine?(note) }
  }

  /// Whether links need not wait in a scene that fulfills some conditions.
  func isReady(by others: [LinkCondition]) -> Bool {
    policy.readiness.conditions.allSatisfy { conditions.contains($0) || others.contains($0) }
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
      ledger.removeLinks(ofOthersThan: account)
    }
    if account == nil { withdraw(.signedIn) } else { fulfill(.signedIn) }
  }

  /// Resumes the links whose condition is fulfilled, each once.
  func resumeReady() {
    ledger.removeExpired(at: environment.now())
    guard !connectedHandlers.isEmpty else { return }
    let ready = ledger.entries.filter { entry in
      let pending = entry.pending
      let handler = handler(for: pending.scene)
      return !pending.isResuming && pending.isOpen(to: account)
        && (handler?.engine.isFulfilled(pending.condition) ?? false)
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
