extension SceneQueue {
  /// Starts the work for an admitted event.
  mutating func start(_ index: Int, _ turn: Int) {
    let entry = entries[index]
    guard entry.kind == .navigation else { return entries[index].state = .queued }
    if let choice, choice.turn == turn, !entry.event.supersedes(choice.entry.event) {
      return end(entry.id, .superseded(by: choice.entry.id))
    }
    if let newer = newerNavigation(than: entry) {
      return end(entry.id, .superseded(by: newer))
    }
    let other = joined(by: entry)
    supersede(by: entry, but: other)
    if let other { return end(entry.id, .duplicate(of: other)) }
    if let index = self.index(of: entry.id) { begin(.settle, index, .settling) }
  }

  /// Finds the navigation to the same link that is still settling, for an event to join.
  private func joined(by entry: QueuedEvent) -> ID? {
    guard let link = entry.admitted?.link else { return nil }
    let other = entries.first { other in
      other.mayBeSuperseded && other.steps.isEmpty
        && other.event.mayBeJoined(by: entry.event)
        && other.asks(for: link)
    }
    return other?.id
  }

  /// Ends the older navigations that another one supersedes.
  private mutating func supersede(by newer: QueuedEvent, but kept: ID?) {
    for older in entries
    where older.id != kept && older.order < newer.order && newer.event.supersedes(older.event)
      && older.mayBeSuperseded
    {
      end(older.id, overtaken(older, by: newer.id))
    }
  }

  /// The outcome of a navigation that a newer one overtook: once steps were performed, it did navigate.
  func overtaken(_ older: QueuedEvent, by newer: ID) -> LinkOutcome {
    older.steps.isEmpty ? .superseded(by: newer) : .failed(LinkFailure(.overtaken))
  }

  /// Finds a navigation that supersedes another one.
  func newerNavigation(than entry: QueuedEvent) -> ID? {
    let newer = entries.last { newer in
      newer.order > entry.order && newer.event.supersedes(entry.event) && newer.isNavigation
    }
    return newer?.id
  }
}

// MARK: - Turns

extension SceneQueue {
  /// Gives turns to events with side effects, in the order in which they were received.
  ///
  /// An event that was opened by the work for another one runs within that one's turn, since that may wait
  /// for it.
  mutating func grantTurns() {
    for index in 0..<entries.count where entries[index].state == .queued && hasTurn(entries[index])
    {
      // The settings page is known and asks no question.
      let isLink = entries[index].admitted != nil
      begin(isLink ? .settle : .act, index, isLink ? .deciding : .acting)
    }
  }

  private func hasTurn(_ entry: QueuedEvent) -> Bool {
    !entries.contains { other in
      other.order < entry.order && other.holdsTurn
        && entry.callers.allSatisfy(other.callers.contains)
    }
  }
}
