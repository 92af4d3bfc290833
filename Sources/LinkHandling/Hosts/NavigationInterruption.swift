public import LinkNavigation

/// What is on screen says to a link that would take its place.
public enum NavigationInterruption<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// Go on.
  case proceed

  /// Ask the person first: these screens would lose unsaved work.
  case ask(Set<Destination>)

  /// Wait until what is on screen has gone away by itself.
  case wait

  /// Nothing may take its place; the link is refused.
  case refuse
}

extension NavigationHost {
  /// Says `wait` for presentations that no destination names, such as alerts and share sheets, and
  /// `ask` for screens of ``unsavedScreens`` that a step removes, even where a later one shows the same
  /// destination again: that is another screen.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: Where it leads.
  /// - Returns: What is on screen says.
  public func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination> {
    guard !plan.steps.isEmpty else { return .proceed }
    let kept = zip(state.presentations, target.presentations)
      .prefix { $0.isSamePresentation(as: $1) }.count
    if state.presentations.dropFirst(kept).contains(where: { $0.root.destination == nil }) {
      return .wait
    }
    let lost = unsavedScreens.filter { screen in
      state.positions(of: screen).contains { position in
        !plan.steps.allSatisfy { $0.keeps(position) }
      }
    }
    return lost.isEmpty ? .proceed : .ask(lost)
  }

  /// None.
  public var unsavedScreens: Set<Destination> { [] }
}
