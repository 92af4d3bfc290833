#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A tab for each container of a model, with its stack.
///
/// It combines `TabView(selection:)`, ``NavigationModel/selection`` and ``DestinationStack``; an app whose tabs
/// differ in more than their label uses these itself.
@MainActor
public struct DestinationTabs<Destination: Hashable & Sendable, Screen: View, Label: View>: View {
  /// The model.
  private let model: NavigationModel<Destination>

  /// Makes the screen of a destination.
  private let screen: @MainActor @Sendable (Destination) -> Screen

  /// Makes the item of a container in the bar.
  private let label: @MainActor @Sendable (TabID) -> Label

  /// Shows the containers of a model as tabs, in their order.
  ///
  /// - Parameters:
  ///   - model: The navigation state to show.
  ///   - screen: Makes the screen of a destination.
  ///   - label: Makes the item of a container in the bar.
  public init(
    _ model: NavigationModel<Destination>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Destination) -> Screen,
    @ViewBuilder label: @escaping @MainActor @Sendable (TabID) -> Label
  ) {
    self.model = model
    self.screen = screen
    self.label = label
  }

  /// The tabs.
  public var body: some View {
    NavigationReader(model) { model in
      TabView(selection: model.selection) {
        ForEach(model.ownState.containers.map(\.id), id: \.rawValue) { id in
          DestinationStack(model, of: id, screen: screen)
            .tabItem { label(id) }
            .tag(id)
        }
      }
    }
  }
}
#endif
