#if canImport(SwiftUI) && !os(watchOS)
public import Observation
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

/// Tells views that a model changed: by Observation, or where that does not exist, its followers.
@MainActor
final class ChangeNotice {
  /// A follower that is kept alive by its view.
  private struct Following {
    /// The follower.
    weak var follower: ChangeFollower?
  }

  /// The `ObservationRegistrar`, whose type needs iOS 17; `nil` before.
  let registrar: (any Sendable)?

  /// Who follows.
  private var followings: [Following] = []

  /// Creates a notice without observers.
  init(registrar: (any Sendable)?) {
    self.registrar = registrar
  }

  /// The number of followers that are alive.
  var followerCount: Int { followings.count { $0.follower != nil } }

  /// Follows, unless Observation does.
  func follow(_ follower: ChangeFollower, onChange: @escaping @MainActor @Sendable () -> Void) {
    guard registrar == nil else { return }
    follower.onChange = onChange
    followings.removeAll { $0.follower == nil }
    guard !followings.contains(where: { $0.follower === follower }) else { return }
    followings.append(Following(follower: follower))
  }

  /// Tells the followers that the model changed.
  func tellFollowers() {
    for following in followings { following.follower?.onChange?() }
  }
}

/// One view that follows a model; the view keeps it alive.
@MainActor
final class ChangeFollower {
  /// Called after each change.
  var onChange: (@MainActor @Sendable () -> Void)?
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
extension NavigationModel: nonisolated Observable {
  /// What Observation needs, unless the model was made without.
  private var registrar: ObservationRegistrar? { changes.registrar as? ObservationRegistrar }
}

extension NavigationModel {
  /// Makes what Observation needs, where the system has it.
  static func makeRegistrar() -> (any Sendable)? {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      return ObservationRegistrar()
    }
    return nil
  }

  /// Notes that the state is read.
  func noteAccess() {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      registrar?.access(self, keyPath: \.state)
    }
  }

  /// Changes the state and tells who follows it.
  func noteChange(_ change: () -> Void) {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      if let registrar {
        registrar.withMutation(of: self, keyPath: \.state, change)
        return
      }
    }
    change()
    changes.tellFollowers()
  }
}
#endif
