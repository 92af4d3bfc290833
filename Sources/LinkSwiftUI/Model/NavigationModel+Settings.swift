#if canImport(SwiftUI) && !os(watchOS)
public import LinkHandling
public import LinkPatterns
import LinkRouting

/// A view that lends what it opens URLs with.
struct URLLender {
  /// What opens URLs, which SwiftUI keeps alive; it may hold the handler, and so the model.
  weak var opener: (any URLOpener)?
}

extension NavigationModel {
  /// Takes note of what opens URLs outside the app, and doesn't keep it alive.
  public func borrow(_ opener: any URLOpener) {
    lenders.removeAll { $0.opener == nil || $0.opener === opener }
    lenders.append(URLLender(opener: opener))
  }

  /// Whether the model has the system open a URL just now.
  ///
  /// - Returns: `true` until the system has answered.
  public func isOpeningOutside(_ url: String) -> Bool { departing == url }

  /// Opens the app's own page in the system's settings, by the `openURL` of the view with `.onDeepLink`.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` before such a view is shown, and where the system has no such
  ///   page, as on macOS.
  public func openSettings() async throws {
    guard let opener else { throw LinkFailure(.noSettings) }
    departing = SettingsLink.text
    defer { departing = nil }
    try await opener.openSettings()
  }

  /// Opens a page in the browser, by the `openURL` of the view with `.onDeepLink`.
  public func browse(_ url: LinkURL) {
    guard let opener else { return }
    departing = url.text
    opener.open(url.text) { [weak self] _ in self?.departing = nil }
  }

  /// What the view that appeared last opens URLs with.
  private var opener: (any URLOpener)? {
    lenders.lazy.compactMap(\.opener).last { $0.canOpen }
  }
}
#endif
