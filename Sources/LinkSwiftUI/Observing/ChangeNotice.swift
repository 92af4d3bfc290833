#if canImport(SwiftUI) && !os(watchOS)
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
#endif
