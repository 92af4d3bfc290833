#if canImport(SwiftUI) && !os(watchOS)
public import LinkPatterns

/// A view whose `openURL` the model uses.
struct WeakURLOpener {
  /// Opens URLs.
  ///
  /// SwiftUI retains it, since it may hold the handler, and so the model.
  weak var opener: (any URLOpener)?
}

extension NavigationModel {
  /// Sets the object that opens URLs outside the app; it is not retained.
  public func setURLOpener(_ opener: any URLOpener) {
    openers.removeAll { $0.opener == nil || $0.opener === opener }
    openers.append(WeakURLOpener(opener: opener))
  }

  /// Whether the system is opening a URL for the model right now.
  ///
  /// - Returns: `true` until the system has answered.
  public func isOpeningOutside(_ url: String) -> Bool { departing == url }

  /// Opens the app's own page in the system's settings, with the `openURL` of the view with `.onDeepLink`.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` before such a view is shown, and on systems without such a
  ///   page, such as macOS.
  public func openSettings() async throws {
    guard let opener else { throw LinkFailure(.noSettings) }
    departing = SettingsLink.text
    defer { departing = nil }
    try await opener.openSettings()
  }

  /// Opens a page in the browser, with the `openURL` of the view with `.onDeepLink`.
  public func browse(_ url: LinkURL) {
    guard let opener else { return }
    departing = url.text
    opener.open(url.text) { [weak self] _ in
      if self?.departing == url.text { self?.departing = nil }
    }
  }

  /// The opener of the view that appeared last.
  private var opener: (any URLOpener)? {
    openers.lazy.compactMap(\.opener).last { $0.canOpen }
  }
}
#endif
