#if canImport(SwiftUI) && !os(watchOS)
import LinkHandling
import LinkNavigation
import LinkRouting

extension LinkHandler where Link: NavigationPlacing {
  /// Whether what arrives now starts the scene.
  ///
  /// SwiftUI hands over what the app was started with about 0.1 s after the scene connected, when it is
  /// normally active. So it is what arrives until the scene has been active for 2 s, unless a link or the
  /// person changed what is shown before.
  var isStarting: Bool {
    isSettling && host.isUntouched
  }
}
#endif
