#if canImport(SwiftUI) && !os(watchOS)

/// The progress of restoring a scene from the last run of the app.
enum Restoration {
  /// Not requested yet.
  case unasked

  /// The first caller that needs the state restores it: a link, or the view that appears.
  case armed(@MainActor () -> Void)

  /// It was restored, or something else was shown before.
  case over
}

extension NavigationModel {
  /// `true`: SwiftUI builds screens by itself.
  public var isImmediate: Bool { true }

  /// Shows a state without animation, before the call returns.
  ///
  /// - Parameter state: The state to show.
  public func showNow(_ state: NavigationState<Destination>) {
    show(state, isAtOnce: true)
  }

  /// Restores the requested state on the first call, unless something else was shown before.
  public func restoreNow() {
    guard case .armed(let restore) = restoration else { return }
    restoration = .over
    restore()
  }

  /// Requests restoring, unless that was done before.
  func armRestoration(_ restore: @escaping @MainActor () -> Void) {
    guard case .unasked = restoration else { return }
    restoration = .armed(restore)
  }
}
#endif
