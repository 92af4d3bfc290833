import LinkPatterns

extension PendingLedger {
  /// Lines for the log about a condition that is fulfilled and may open no link: no account is known, the link that
  /// waited for it was dropped, or one waits for a condition with nearly the same name.
  func notes(on condition: LinkCondition, hasAccount: Bool) -> [String] {
    let name = condition.rawValue
    var notes: [String] = []
    let isWaitedFor = entries.contains { $0.pending.condition == condition }
    if condition == .signedIn, isWaitedFor, !hasAccount {
      notes.append(
        """
        '\(name)' is fulfilled, and no account is known, so a guard that asks for one makes the link wait on: call \
        accountDidChange(to:), which fulfills it.
        """
      )
    }
    let loss = losses.removeValue(forKey: condition)
    guard !isWaitedFor else { return notes }
    if let loss {
      notes.append(
        "'\(name)' is fulfilled, and no link goes on: '\(loss.route)', which waited, \(loss.reason)"
      )
    }
    let others = entries.map(\.pending.condition.rawValue)
    let near = others.last { EditDistance.between(Array($0.utf8), Array(name.utf8)) != nil }
    if let near {
      notes.append("'\(name)' is fulfilled, and a link waits for '\(near)': are they one?")
    }
    return notes
  }
}
