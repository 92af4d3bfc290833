#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// Content that reads a model and is brought up to date when the model changes.
///
/// Needed before iOS 17 around whatever reads the model's state or bindings in its body; harmless after.
/// It is the `@State` of this view that changes with the model, so no `ObservableObject` is needed.
@MainActor
public struct NavigationReader<Destination: Hashable & Sendable, Content: View>: View {
  /// The model.
  private let model: NavigationModel<Destination>

  /// Makes the content.
  private let content: @MainActor @Sendable (NavigationModel<Destination>) -> Content

  /// The number of changes seen.
  @State private var revision = 0

  /// Follows the model for as long as SwiftUI keeps this view.
  @State private var follower = ChangeFollower()

  /// Reads a model.
  ///
  /// - Parameters:
  ///   - model: The model to observe.
  ///   - content: Makes the content, anew after each change.
  public init(
    _ model: NavigationModel<Destination>,
    @ViewBuilder content: @escaping @MainActor @Sendable (NavigationModel<Destination>) -> Content
  ) {
    self.model = model
    self.content = content
  }

  /// The content.
  public var body: some View {
    let _ = follow()
    content(model)
  }

  /// Follows the model, and reads what changes with it, so that SwiftUI notices.
  private func follow() {
    _ = revision
    // Only the number is captured: the follower must not keep itself alive.
    let revision = $revision
    model.changes.follow(follower) { revision.wrappedValue += 1 }
  }
}
#endif
