#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// A screen, and the stack or column that contains it, for its views.
struct ScreenPlace {
  /// The places of stacks.
  enum Stack {
    /// A stack that shows its top screen.
    case whole(StackAddress)

    /// A column, which shows its top screen beside the other columns.
    case column(ColumnAddress)
  }

  /// The place of the screen.
  let stack: Stack

  /// The destination of the screen.
  let destination: AnyHashable
}

extension NavigationModel {
  /// Returns whether a screen is on top of its stack, and the stack is shown, in a state.
  func isOnTop(_ screen: ScreenPlace, of state: NavigationState<Destination>) -> Bool {
    let top: Destination?
    switch screen.stack {
    case .whole(.container(let id)) where id != state.selected: return false
    case .column(let address) where address.container != state.selected: return false
    case .whole(let address): top = state.stack(at: address)?.last?.destination
    case .column(let address):
      let columns = columns(like: address, of: state)
      top = columns.indices.contains(address.index) ? columns[address.index].last?.destination : nil
    }
    return top.map { AnyHashable($0) == screen.destination } ?? false
  }
}

extension NavigationModel {
  /// The view of a path item, with an identity of its own; views below it know its place.
  @ViewBuilder
  func view(
    of item: LinkPathItem<Destination>,
    in stack: ScreenPlace.Stack,
    _ screen: @MainActor (Destination) -> some View
  ) -> some View {
    switch item {
    case .link(let destination), .opening(let destination):
      let place = ScreenPlace(stack: stack, destination: destination)
      screen(destination)
        .environment(\.screenPlace, place)
        .environment(\.linkSelection, LinkSelection((self, place)))
        .id(destination)
    case .screen(let value): PathScreen(value: value)
    }
  }
}

extension EnvironmentValues {
  /// The screen of a model that contains the view.
  var screenPlace: ScreenPlace? {
    get { self[OptionalKey<ScreenPlace>.self] }
    set { self[OptionalKey<ScreenPlace>.self] = newValue }
  }
}
#endif
