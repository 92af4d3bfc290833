#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The stack of a container in two or three columns; one stack where there is little room.
///
/// The columns show one stack, `NavigationColumns`: the root is the sidebar, then one screen for each
/// column, and all others in the last. The state is the same at any width, so a link opens the same stack, and
/// nothing is lost when a window becomes narrow and wide again.
///
/// A `NavigationLink(value:)` with a ``LinkPathItem`` in a column replaces the screens of the columns after it. A
/// column without a screen shows the placeholder.
@MainActor
public struct DestinationColumns<
  Destination: Hashable & Sendable,
  Screen: View,
  Placeholder: View
>: View {
  /// The model.
  private let model: NavigationModel<Destination>

  /// The name of the container.
  private let container: TabID

  /// The number of columns in a wide window: 2 or 3.
  private let count: Int

  /// The columns that are shown when there is room for all.
  private let visibility: Binding<NavigationSplitViewVisibility>

  /// Makes the screen of a destination.
  private let screen: @MainActor @Sendable (Destination) -> Screen

  /// Makes the content of a column without a screen.
  private let placeholder: @MainActor @Sendable () -> Placeholder

  /// The width of the window.
  @Environment(\.horizontalSizeClass) private var width

  /// Shows the stack of a container in columns.
  ///
  /// - Parameters:
  ///   - model: The navigation state to show.
  ///   - container: The name of the container.
  ///   - count: The number of columns in a wide window. 3 or more are three, others two.
  ///   - visibility: The columns that are shown when there is room for all; by default the system chooses.
  ///   - screen: Makes the screen of a destination.
  ///   - placeholder: Makes the content of a column without a screen.
  public init(
    _ model: NavigationModel<Destination>,
    of container: TabID = .main,
    count: Int = 2,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Destination) -> Screen,
    @ViewBuilder placeholder: @escaping @MainActor @Sendable () -> Placeholder
  ) {
    self.model = model
    self.container = container
    self.count = count < 3 ? 2 : 3
    self.visibility = visibility ?? .constant(.automatic)
    self.screen = screen
    self.placeholder = placeholder
  }

  /// The columns, or the stack.
  public var body: some View {
    if width == .compact {
      DestinationStack(model, of: container, screen: screen)
    } else {
      NavigationReader(model) { _ in
        columns.environment(\.appPresentations, model.appPresentations)
      }
    }
  }

  /// The columns.
  @ViewBuilder private var columns: some View {
    if count == 3 {
      NavigationSplitView(columnVisibility: visibility) {
        sidebar
      } content: {
        column(1)
      } detail: {
        column(2)
      }
    } else {
      NavigationSplitView(columnVisibility: visibility) {
        sidebar
      } detail: {
        column(1)
      }
    }
  }

  /// The root of the stack.
  @ViewBuilder private var sidebar: some View {
    if let root = model.root(of: container) {
      model.view(of: .link(root), in: stack(inColumn: 0), screen)
    }
  }

  /// The stack of a column's screens.
  private func stack(inColumn index: Int) -> ScreenPlace.Stack {
    .column(ColumnAddress(container: container, index: index, count: count))
  }

  /// The content of a column after the first.
  private func column(_ index: Int) -> some View {
    let path = model.path(of: container, inColumn: index, of: count)
    return NavigationStack(path: path) {
      VStack { placeholder() }
        .navigationDestination(for: LinkPathItem<Destination>.self) { item in
          VStack { model.view(of: item, in: stack(inColumn: index), screen) }
            .navigationBarBackButtonHidden(item == path.wrappedValue.first)
        }
    }
  }
}
#endif
