#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The stack of a container: its root and the screens pushed on it, with a view for each destination.
///
/// A `NavigationLink(value:)` with a ``LinkPathItem`` inside a screen pushes it.
@MainActor
public struct DestinationStack<Destination: Hashable & Sendable, Screen: View>: View {
  /// The model.
  private let model: NavigationModel<Destination>

  /// The place of the stack.
  private let address: StackAddress

  /// Makes the screen of a destination.
  private let screen: @MainActor @Sendable (Destination) -> Screen

  /// Shows the stack of a container.
  ///
  /// - Parameters:
  ///   - model: The navigation state to show.
  ///   - container: The name of the container.
  ///   - screen: Makes the screen of a destination. Each destination has its own screen, with its own
  ///     state.
  public init(
    _ model: NavigationModel<Destination>,
    of container: TabID = .main,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Destination) -> Screen
  ) {
    self.init(model, at: .container(container), screen: screen)
  }

  /// Shows a stack.
  init(
    _ model: NavigationModel<Destination>,
    at address: StackAddress,
    screen: @escaping @MainActor @Sendable (Destination) -> Screen
  ) {
    self.model = model
    self.address = address
    self.screen = screen
  }

  /// The stack.
  public var body: some View {
    NavigationReader(model) { model in
      NavigationStack(path: model.path(at: address)) {
        if let root = model.visibleStack(at: address).first {
          pathItems(of: model, on: model.view(of: root, in: .whole(address), screen))
        } else {
          // A modifier on nothing would be lost.
          pathItems(of: model, on: VStack {})
        }
      }
      .environment(\.appPresentations, model.appPresentations)
    }
  }

  /// A root with the screens of path items.
  private func pathItems(of model: NavigationModel<Destination>, on root: some View) -> some View {
    root.navigationDestination(for: LinkPathItem<Destination>.self) { item in
      model.view(of: item, in: .whole(address), screen)
    }
  }
}
#endif
