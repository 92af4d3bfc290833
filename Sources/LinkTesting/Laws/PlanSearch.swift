/// Finds the cheapest way between two states by trying every step that could help.
///
/// It doesn't know how plans are made. A step can help when all its screens are
/// in the target's stack at the same place, and it makes that stack no longer than the target's, since
/// extra screens would have to be removed again.
enum PlanSearch {
  /// A way that was tried.
  private struct Way<Destination: Hashable & Sendable> {
    let state: NavigationState<Destination>
    let steps: [NavigationStep<Destination>]
    let cost: NavigationCost
  }

  /// Finds a way that costs less than a bound.
  static func path<Destination>(
    from current: NavigationState<Destination>,
    to target: NavigationState<Destination>,
    below bound: NavigationCost
  ) -> [NavigationStep<Destination>]? {
    var open: [NavigationCost: [Way<Destination>]] = [
      .zero: [Way(state: current, steps: [], cost: .zero)]
    ]
    var closed: Set<NavigationState<Destination>> = []
    while let cost = open.keys.min(), cost < bound {
      for way in open.removeValue(forKey: cost) ?? [] where closed.insert(way.state).inserted {
        if way.state == target { return way.steps }
        let further = steps(from: way.state, to: target).compactMap {
          self.way(way, $0, to: target)
        }
        for next in further where !closed.contains(next.state) {
          open[next.cost, default: []].append(next)
        }
      }
    }
    return nil
  }

  /// Adds one step.
  private static func way<Destination>(
    _ way: Way<Destination>,
    _ step: NavigationStep<Destination>,
    to target: NavigationState<Destination>
  ) -> Way<Destination>? {
    var state = way.state
    do {
      try state.apply(step)
      let cost = try NavigationCost(of: [step], from: way.state, to: target)
      return Way(state: state, steps: way.steps + [step], cost: way.cost + cost)
    } catch {
      return nil
    }
  }

  /// Every step that could help.
  private static func steps<Destination>(
    from state: NavigationState<Destination>,
    to target: NavigationState<Destination>
  ) -> [NavigationStep<Destination>] {
    let containers = state.containers.map { StackAddress.container($0.id) }
    let presented = state.presentations.indices.map(StackAddress.presentation)
    var steps: [NavigationStep<Destination>] = [.select(target.selected)]
    for address in containers + presented {
      let wanted = target.stack(at: address) ?? []
      steps += (1..<max(1, state.stack(at: address)?.count ?? 0)).map { .pop(to: $0, in: address) }
      let room = wanted.count - (state.stack(at: address)?.count ?? 0)
      steps += slices(of: wanted).filter { $0.count <= room }.map { .push($0, on: address) }
      guard case .container(let id) = address else { continue }
      steps += (0...wanted.count).map { .replaceStack(Array(wanted.prefix($0)), of: id) }
    }
    steps += state.presentations.indices.map { .dismiss(to: $0) }
    for presentation in target.presentations
    where state.presentations.count < target.presentations.count {
      steps += (0...presentation.pushed.count).map { count in
        .present(
          Presentation(
            style: presentation.style,
            root: presentation.root,
            pushed: Array(presentation.pushed.prefix(count))
          )
        )
      }
    }
    return steps
  }

  /// The runs of entries within a stack.
  private static func slices<Entry>(of stack: [Entry]) -> [[Entry]] {
    stack.indices.flatMap { start in
      (start..<stack.count).map { Array(stack[start...$0]) }
    }
  }
}
