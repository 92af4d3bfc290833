public import LinkNavigation

/// What a person sees and does by hand in the app behind the page.
@MainActor
public struct InspectedPerson<Destination: Hashable & Sendable> {
  /// The current screens.
  let state: @MainActor () -> NavigationState<Destination>

  /// Goes back one screen.
  let goBack: @MainActor () -> Void

  /// Selects a tab.
  let select: @MainActor (TabID) -> Void

  /// Shows what the app shows when it was launched; `nil` where it cannot.
  let startOver: (@MainActor () -> Void)?

  /// Describes how the app is used by hand.
  ///
  /// - Parameters:
  ///   - state: The current screens.
  ///   - goBack: Goes back one screen, or out of a presentation.
  ///   - select: Selects a tab.
  ///   - startOver: Shows what the app shows when it was launched; `nil` where it cannot.
  public init(
    state: @escaping @MainActor () -> NavigationState<Destination>,
    goBack: @escaping @MainActor () -> Void,
    select: @escaping @MainActor (TabID) -> Void,
    startOver: (@MainActor () -> Void)? = nil
  ) {
    (self.state, self.goBack) = (state, goBack)
    (self.select, self.startOver) = (select, startOver)
  }
}
