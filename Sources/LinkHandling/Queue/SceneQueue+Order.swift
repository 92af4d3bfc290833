import LinkRouting

extension SceneQueue {
  /// Starts the work for an event that was let in.
  mutating func start(_ id: ID, _ request: Request, _ turn: Int) {
    guard !request.hasSideEffects else { return move(id, to: .queued(request)) }
    guard let entry = entry(id) else { return }
    if let winner = choice(in: turn), winner.id != id, entry.event.trust < winner.trust {
      return end(id, .superseded(by: winner.id))
    }
    if let newer = newerNavigation(than: entry) {
      return end(id, .superseded(by: newer.id))
    }
    if let other = joined(by: entry) {
      supersede(by: entry, but: other)
      return end(id, .duplicate(of: other))
    }
    supersede(by: entry, but: nil)
    move(id, to: .settling(request))
    command(.settle(id, request))
  }

  /// Finds the navigation to the same link that an event joins, because it is still being settled.
  ///
  /// One that is trusted less is not joined but superseded: what is refused to its sender is not to be
  /// refused to this one.
  private func joined(by entry: Entry) -> ID? {
    guard let link = entry.admitted?.link else { return nil }
    return entries.first { other in
      other.id != entry.id && other.state.mayBeSuperseded && other.steps.isEmpty
        && other.event.covers(entry.event)
        && (other.arrived?.link == link || other.admitted?.link == link)
    }?.id
  }

  /// Ends the navigations that are older than another one, and not trusted further.
  private mutating func supersede(by newer: Entry, but kept: ID?) {
    for older in entries
    where older.id != kept && older.order < newer.order && older.event.trust <= newer.event.trust
      && older.state.mayBeSuperseded
    {
      stop(older.id, overtaken(older, by: newer))
    }
  }

  /// How a navigation ends that a newer one overtook: one that performed some of its steps did navigate.
  func overtaken(_ older: Entry, by newer: Entry) -> LinkOutcome {
    older.steps.isEmpty ? .superseded(by: newer.id) : .failed(LinkFailure(.overtaken))
  }

  /// Finds a navigation that supersedes another one.
  func newerNavigation(than entry: Entry) -> Entry? {
    entries.last { newer in
      newer.order > entry.order && newer.event.trust >= entry.event.trust
        && newer.state.isNavigation
    }
  }

  /// Whether a navigation supersedes what an event would show now.
  package func isCovered(_ id: ID) -> Bool {
    guard let entry = entry(id) else { return true }
    return newerNavigation(than: entry) != nil
  }
}

// MARK: - Turns

extension SceneQueue {
  /// Lets those go on that do more than navigate, in the order in which they were received.
  ///
  /// What an event opens while it is being worked on has its turn within that of the event, which may be
  /// waiting for it.
  mutating func grantTurns() {
    for entry in entries {
      guard case .queued(let request) = entry.state, hasTurn(entry) else { continue }
      if case .settings = request {
        move(entry.id, to: .acting)
        command(.act(entry.id, request))
      } else {
        move(entry.id, to: .deciding(request))
        command(.settle(entry.id, request))
      }
    }
  }

  private func hasTurn(_ entry: Entry) -> Bool {
    !entries.contains { other in
      other.order < entry.order && other.state.holdsTurn
        && entry.callers.allSatisfy(other.callers.contains)
    }
  }
}
