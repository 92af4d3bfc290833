extension SceneQueue {
  /// Starts the work for an admitted event.
  func start(_ entry: QueuedEvent, _ turn: Int) {
    guard entry.kind == .navigation else { return entry.state = .queued }
    if let choice, choice.turn == turn, !entry.event.supersedes(choice.event) {
      return end(entry, .superseded(by: choice.event.id))
    }
    if let newer = newerNavigation(than: entry) {
      return end(entry, .superseded(by: newer.id))
    }
    let other = joined(by: entry)
    supersede(by: entry, but: other)
    if let other { return end(entry, .duplicate(of: other.id)) }
    begin(.settle, entry, .settling)
  }

  /// Finds the navigation to the same link that is still settling, for an event to join.
  private func joined(by entry: QueuedEvent) -> QueuedEvent? {
    guard let link = entry.admitted?.link else { return nil }
    return entries.first { other in
      other.mayBeSuperseded && other.steps.isEmpty
        && other.event.mayBeJoined(by: entry.event)
        && other.asks(for: link)
    }
  }

  /// Ends the older navigations that another one supersedes.
  private func supersede(by newer: QueuedEvent, but kept: QueuedEvent?) {
    for older in entries
    where older !== kept && older.order < newer.order && newer.event.supersedes(older.event)
      && older.mayBeSuperseded
    {
      end(older, overtaken(older, by: newer))
    }
  }

  /// The outcome of a navigation that a newer one overtook: once steps were performed, it did navigate.
  func overtaken(_ older: QueuedEvent, by newer: QueuedEvent) -> LinkOutcome {
    older.steps.isEmpty ? .superseded(by: newer.id) : .failed(LinkFailure(.overtaken))
  }

  /// Finds a navigation that supersedes another one.
  func newerNavigation(than entry: QueuedEvent) -> QueuedEvent? {
    entries.last { newer in
      newer.order > entry.order && newer.event.supersedes(entry.event) && newer.isNavigation
    }
  }
}

// MARK: - Turns

extension SceneQueue {
  /// Gives turns to events with side effects, in the order in which they were received.
  ///
  /// An event that was opened by the work for another one runs within that one's turn, since that may wait
  /// for it.
  func grantTurns() {
    for entry in entries where entry.state == .queued && hasTurn(entry) {
      // The settings page is known and asks no question.
      let isLink = entry.admitted != nil
      begin(isLink ? .settle : .act, entry, isLink ? .deciding : .acting)
    }
  }

  private func hasTurn(_ entry: QueuedEvent) -> Bool {
    !entries.contains { other in
      other.order < entry.order && other.holdsTurn
        && entry.callers.allSatisfy(other.callers.contains)
    }
  }
}
