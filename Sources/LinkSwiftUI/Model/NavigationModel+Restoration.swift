#if canImport(SwiftUI) && !os(watchOS)
public import LinkNavigation

/// How far a scene is with restoring what it showed when the app ran last.
enum Restoration {
  /// Not requested yet.
  case unasked

  /// It is done by the first who needs the state: a link, or the view that appears.
  case armed(@MainActor () -> Void)

  /// It is done, or it is too late for it: something else was shown.
  case over
}

extension NavigationModel {
  /// `true`: SwiftUI builds screens by itself.
  public var isImmediate: Bool { true }

  /// Shows a state without animation, within the call.
  ///
  /// - Parameter state: What is to be shown.
  public func showNow(_ state: NavigationState<Destination>) {
    show(state, isAtOnce: true)
  }

  /// Restores what was asked for, the first time; nothing when something else was shown before.
  public func restoreNow() {
    guard case .armed(let restore) = restoration else { return }
    restoration = .over
    restore()
  }

  /// Asks for restoring, unless that was done before.
  func armRestoration(_ restore: @escaping @MainActor () -> Void) {
    guard case .unasked = restoration else { return }
    restoration = .armed(restore)
  }
}
#endif
