package import LinkNavigation

/// A host that shows a whole state within the call, with nothing to build or to wait for.
@MainActor
package protocol ImmediateHost<Destination>: NavigationHost {
  /// Shows a state without animation.
  ///
  /// - Parameter state: What is to be shown.
  func showNow(_ state: NavigationState<Destination>)
}
