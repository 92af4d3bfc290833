#if canImport(SwiftUI) && !os(watchOS)
public import Observation
public import SwiftUI

/// Content that reads a model and is updated when the model changes.
///
/// Needed before iOS 17 around content that reads the model's state or bindings in its body; harmless later.
/// The `@State` of this view changes with the model, so no `ObservableObject` is needed.
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
  ///   - content: Makes the content again after each change.
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

  /// Follows the model, and reads the revision, so that SwiftUI updates the view.
  private func follow() {
    _ = revision
    // Only the revision is captured: the follower must not retain itself.
    let revision = $revision
    model.changes.follow(follower) { revision.wrappedValue += 1 }
  }
}

/// Notifies views that a model changed: with Observation, or through its followers on older systems.
@MainActor
final class ChangeNotice {
  /// A follower, which its view retains.
  private struct Following {
    /// The follower.
    weak var follower: ChangeFollower?
  }

  /// The `ObservationRegistrar`, whose type needs iOS 17; `nil` before.
  let registrar: (any Sendable)?

  /// The followers.
  private var followings: [Following] = []

  /// Creates a notice without observers.
  init(registrar: (any Sendable)?) {
    self.registrar = registrar
  }

  /// The number of followers that are alive.
  var followerCount: Int { followings.count { $0.follower != nil } }

  /// Adds a follower, unless Observation is used.
  func follow(_ follower: ChangeFollower, onChange: @escaping @MainActor @Sendable () -> Void) {
    guard registrar == nil else { return }
    follower.onChange = onChange
    followings.removeAll { $0.follower == nil }
    guard !followings.contains(where: { $0.follower === follower }) else { return }
    followings.append(Following(follower: follower))
  }

  /// Notifies the followers that the model changed.
  func tellFollowers() {
    for following in followings { following.follower?.onChange?() }
  }
}

/// One view that follows a model; the view retains it.
@MainActor
final class ChangeFollower {
  /// Called after each change.
  var onChange: (@MainActor @Sendable () -> Void)?
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
extension NavigationModel: nonisolated Observable {
  /// The registrar of Observation, unless the model was made without one.
  private var registrar: ObservationRegistrar? { changes.registrar as? ObservationRegistrar }
}

extension NavigationModel {
  /// Makes a registrar of Observation, on systems that have it.
  static func makeRegistrar() -> (any Sendable)? {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      return ObservationRegistrar()
    }
    return nil
  }

  /// Records that the state is read.
  func recordAccess() {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      registrar?.access(self, keyPath: \.state)
    }
  }

  /// Changes the state and notifies followers.
  func recordChange(_ change: () -> Void) {
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
