/// How the current screens respond to a link that would replace them.
public indirect enum NavigationInterruption<Destination: Hashable & Sendable>: Hashable, Sendable {
  /// The link goes on.
  case proceed

  /// The person is asked first: these screens have unsaved work, or cannot be swiped away.
  case ask(Set<NavigationEntry<Destination>>)

  /// The link waits until a screen is closed: an alert, a system picker.
  case wait(for: ScreenStatus)

  /// The link is refused.
  case refuse
}

extension NavigationHost {
  /// Waits for alerts and system pickers, and asks about screens that a step removes and that need consent,
  /// even where a later step shows the same destination again: that is another screen.
  ///
  /// - Parameters:
  ///   - plan: The plan, made from ``state``.
  ///   - target: The state after the plan.
  /// - Returns: How the current screens respond.
  /// - Complexity: O(*s* · *n*), *s* = number of steps, *n* = number of entries of the state.
  public func interruption(
    by plan: NavigationPlan<Destination>,
    to target: NavigationState<Destination>
  ) -> NavigationInterruption<Destination> {
    interruption(by: plan, losing: [])
  }

  /// As `interruption(by:to:)`, for a host that removes some screens with every plan.
  package func interruption(
    by plan: NavigationPlan<Destination>,
    losing removed: Set<NavigationEntry<Destination>>
  ) -> NavigationInterruption<Destination> {
    guard !plan.steps.isEmpty else { return .proceed }
    let state = state
    for presentation in state.presentations.reversed() {
      let status = status(of: presentation.root)
      if status.foreign?.isWaitedFor == true { return .wait(for: status) }
    }
    guard !plan.onlyPushes || !removed.isEmpty else { return .proceed }
    var lost: Set<NavigationEntry<Destination>> = []
    for (position, entry) in state.positionedEntries
    where removed.contains(entry) || !plan.steps.allSatisfy({ $0.keeps(position) }) {
      if status(of: entry).needsConsent { lost.insert(entry) }
    }
    return lost.isEmpty ? .proceed : .ask(lost)
  }

  /// The kind of a foreign screen; for the screen of a link, whether ``unsavedScreens`` contains it.
  ///
  /// - Parameter entry: A position of ``state``.
  /// - Returns: The status of the screen.
  public func status(of entry: NavigationEntry<Destination>) -> ScreenStatus {
    switch entry {
    case .destination(let destination):
      ScreenStatus(hasUnsavedWork: unsavedScreens.contains(destination))
    case .foreign(let screen): ScreenStatus(foreign: screen.kind)
    }
  }

  /// The empty set.
  public var unsavedScreens: Set<Destination> { [] }
}

/// The status of a screen in its host: its kind, and whether it may be removed without asking.
public struct ScreenStatus: Hashable, Sendable {
  /// The kind of a screen that is not a link; `nil` for the screen of a link.
  public var foreign: ForeignScreen.Kind?

  /// Whether removing the screen would lose the person's work.
  public var hasUnsavedWork: Bool

  /// Whether the person cannot swipe the screen away (`isModalInPresentation`).
  public var isModalInPresentation: Bool

  /// The title that the person sees, if the screen has one.
  public var title: String?

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - foreign: The kind of the screen; `nil` for the screen of a link.
  ///   - hasUnsavedWork: Whether removing it would lose the person's work.
  ///   - isModalInPresentation: Whether the person cannot swipe it away.
  ///   - title: The title that the person sees.
  public init(
    foreign: ForeignScreen.Kind? = nil,
    hasUnsavedWork: Bool = false,
    isModalInPresentation: Bool = false,
    title: String? = nil
  ) {
    self.foreign = foreign
    self.hasUnsavedWork = hasUnsavedWork
    self.isModalInPresentation = isModalInPresentation
    self.title = title
  }

  /// Whether the person is asked before a link removes the screen.
  package var needsConsent: Bool { hasUnsavedWork || isModalInPresentation }

  /// The kind of the screen in words: `alert`, `system picker`.
  package var name: String {
    switch foreign {
    case .alert: "alert"
    case .systemPicker: "system picker"
    case .modal, .pushed, nil: "screen"
    }
  }
}
