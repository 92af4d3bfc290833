#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// Navigates in the window of a view, as a person would: `@Environment(\.linkNavigator)`.
///
/// Each change makes a new value, so that views that read it are updated.
public struct LinkNavigator: Sendable {
  /// Whether a screen is below the visible one in its stack.
  public let canPop: Bool

  /// The tab that is selected.
  public let selectedTab: TabID

  /// Performs a move.
  private let move: @MainActor @Sendable (Move) -> Void

  /// The moves of a person.
  enum Move: Sendable {
    case pop, popToRoot, dismiss
    case select(TabID)
  }

  /// Performs no moves: where no view of the app handles links.
  init() {
    canPop = false
    selectedTab = .main
    move = { _ in }
  }

  /// Performs moves in a model.
  @MainActor
  init<Destination>(_ model: NavigationModel<Destination>) {
    canPop = model.ownState.visibleStack.count > 1
    selectedTab = model.ownState.selected
    move = { [weak model] in model?.move($0) }
  }

  /// Goes back to the screen below, if there is one in this stack.
  @MainActor
  public func pop() { move(.pop) }

  /// Goes back to the first screen of this stack.
  @MainActor
  public func popToRoot() { move(.popToRoot) }

  /// Dismisses the topmost presentation, if there is one.
  @MainActor
  public func dismiss() { move(.dismiss) }

  /// Selects a tab.
  @MainActor
  public func select(_ tab: TabID) { move(.select(tab)) }
}

extension NavigationModel {
  /// Performs a move as a person would.
  func move(_ move: LinkNavigator.Move) {
    let level = ownState.presentations.count - 1
    let address: StackAddress = level < 0 ? .container(ownState.selected) : .presentation(level)
    switch move {
    case .pop: path(at: address).wrappedValue = Array(path(at: address).wrappedValue.dropLast())
    case .popToRoot: path(at: address).wrappedValue = []
    case .dismiss:
      guard !appPresentations.dismissTopmost(), level >= 0 else { return }
      var new = ownState
      new.presentations.removeLast()
      show(new)
    case .select(let tab): selection.wrappedValue = tab
    }
  }
}

extension EnvironmentValues {
  /// Navigates in the window of the view.
  public internal(set) var linkNavigator: LinkNavigator {
    get { self[OptionalKey<LinkNavigator>.self] ?? LinkNavigator() }
    set { self[OptionalKey<LinkNavigator>.self] = newValue }
  }
}
#endif
