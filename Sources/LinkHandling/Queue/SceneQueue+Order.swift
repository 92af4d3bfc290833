import LinkRouting

extension SceneQueue {
  /// Starts the work for an event that was let in.
  func start(_ entry: Entry, _ turn: Int) {
    guard entry.kind == .navigation else { return entry.state = .queued }
    if let choice, choice.turn == turn, entry.event.trust < choice.event.trust {
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

  /// Finds the navigation to the same link that an event joins, because it is still being settled.
  ///
  /// One that is trusted less is not joined but superseded: what is refused to its sender is not to be
  /// refused to this one.
  private func joined(by entry: Entry) -> Entry? {
    guard let link = entry.admitted?.link else { return nil }
    return entries.first { other in
      other.mayBeSuperseded && other.steps.isEmpty
        && other.event.covers(entry.event)
        && other.asks(for: link)
    }
  }

  /// Ends the navigations that are older than another one, and not trusted further.
  private func supersede(by newer: Entry, but kept: Entry?) {
    for older in entries
    where older !== kept && older.order < newer.order && older.event.trust <= newer.event.trust
      && older.mayBeSuperseded
    {
      end(older, overtaken(older, by: newer))
    }
  }

  /// How a navigation ends that a newer one overtook: one that performed some of its steps did navigate.
  func overtaken(_ older: Entry, by newer: Entry) -> LinkOutcome {
    older.steps.isEmpty ? .superseded(by: newer.id) : .failed(LinkFailure(.overtaken))
  }

  /// Finds a navigation that supersedes another one.
  func newerNavigation(than entry: Entry) -> Entry? {
    entries.last { newer in
      newer.order > entry.order && newer.event.trust >= entry.event.trust && newer.isNavigation
    }
  }
}

// MARK: - Turns

extension SceneQueue {
  /// Lets those go on that do more than navigate, in the order in which they were received.
  ///
  /// What an event opens while it is being worked on has its turn within that of the event, which may be
  /// waiting for it.
  func grantTurns() {
    for entry in entries where entry.state == .queued && hasTurn(entry) {
      // The page of settings is known, and asks no question.
      let isLink = entry.admitted != nil
      begin(isLink ? .settle : .act, entry, isLink ? .deciding : .acting)
    }
  }

  private func hasTurn(_ entry: Entry) -> Bool {
    !entries.contains { other in
      other.order < entry.order && other.holdsTurn
        && entry.callers.allSatisfy(other.callers.contains)
    }
  }
}
