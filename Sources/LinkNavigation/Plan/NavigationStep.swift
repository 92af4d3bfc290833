// Indirect, since plans are passed on and steps are large.
/// One change of the state, which a host can perform as a whole.
///
/// A step has an address, so that a stack can change below a presentation that stays.
public indirect enum NavigationStep<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// Selects a container.
  case select(TabID)

  /// Pushes screens, lowest first, at once.
  case push([NavigationEntry<Destination>], on: StackAddress)

  /// Removes the screens above the first `count` of a stack. `count` is at least 1.
  case pop(to: Int, in: StackAddress)

  /// Replaces the whole stack of a container, including its root.
  case replaceStack([NavigationEntry<Destination>], of: TabID)

  /// Presents over the topmost screen, with the screens pushed inside.
  case present(Presentation<Destination>)

  /// Dismisses the presentations above the first `count`.
  case dismiss(to: Int)

  /// The name of the step in JSON output and messages.
  public var name: String {
    switch self {
    case .select: "select"
    case .push: "push"
    case .pop: "pop"
    case .replaceStack: "replaceStack"
    case .present: "present"
    case .dismiss: "dismiss"
    }
  }

  /// The stack that the step changes; `nil` for one that selects, presents or dismisses.
  public var address: StackAddress? {
    switch self {
    case .push(_, on: let address), .pop(to: _, in: let address): address
    case .replaceStack(_, of: let id): .container(id)
    case .select, .present, .dismiss: nil
    }
  }

  /// The same step in another container, if it changes the stack of one.
  package func moved(to id: TabID) -> NavigationStep {
    switch self {
    case .push(let entries, on: .container): .push(entries, on: .container(id))
    case .pop(to: let count, in: .container): .pop(to: count, in: .container(id))
    case .replaceStack(let entries, of: _): .replaceStack(entries, of: id)
    case .select, .push, .pop, .present, .dismiss: self
    }
  }

  /// Returns whether the screen at a position stays there, visible or not.
  package func keeps(_ position: NavigationPosition) -> Bool {
    switch self {
    case .select, .push, .present: true
    case .pop(to: let count, in: let address):
      position.address != address || position.count <= count
    case .replaceStack(_, of: let container): position.address != .container(container)
    case .dismiss(to: let count):
      if case .presentation(let index) = position.address { index < count } else { true }
    }
  }

  /// The screens that the step shows, lowest first.
  ///
  /// Empty for a step that only removes.
  public var entries: [NavigationEntry<Destination>] {
    switch self {
    case .push(let entries, on: _), .replaceStack(let entries, of: _): entries
    case .present(let presentation): presentation.stack
    case .select, .pop, .dismiss: []
    }
  }
}
