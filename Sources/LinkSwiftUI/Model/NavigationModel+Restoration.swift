#if canImport(SwiftUI) && !os(watchOS)
import LinkHandling
package import LinkNavigation

/// How far a scene is with restoring what it showed when the app ran last.
enum Restoration {
  /// Nobody asked for it yet.
  case unasked

  /// It is done by the first who needs the state: a link, or the view that appears.
  case armed(@MainActor () -> Void)

  /// It is done, or it is too late for it: something else was shown.
  case over
}

/// A host that restores what it showed before it shows anything else.
@MainActor
protocol StateRestoring: AnyObject {
  /// Restores what was asked for, the first time.
  func restoreNow()

  /// Whether nothing was shown by a link or changed by the person yet.
  var isUntouched: Bool { get }
}

extension NavigationModel: ImmediateHost {
  /// Shows a state without animation, within the call.
  ///
  /// - Parameter state: What is to be shown.
  package func showNow(_ state: NavigationState<Destination>) {
    show(state, isAtOnce: true)
  }
}

extension NavigationModel: StateRestoring {
  /// Restores what was asked for, the first time; nothing when something else was shown before.
  func restoreNow() {
    guard case .armed(let restore) = restoration else { return }
    restoration = .over
    restore()
  }

  /// Asks for restoring, unless that was done before.
  ///
  /// - Parameter restore: Restores. Called once at most.
  func armRestoration(_ restore: @escaping @MainActor () -> Void) {
    guard case .unasked = restoration else { return }
    restoration = .armed(restore)
  }
}
#endif
