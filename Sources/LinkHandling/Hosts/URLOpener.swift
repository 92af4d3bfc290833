/// Opens URLs outside the app for a host that can't by itself: the `openURL` of a SwiftUI view.
@MainActor
public protocol URLOpener: AnyObject {
  /// Whether URLs can be opened now: the view has appeared.
  var canOpen: Bool { get }

  /// Opens a URL outside the app.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - completion: Called with whether the system opened it.
  func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void)
}
