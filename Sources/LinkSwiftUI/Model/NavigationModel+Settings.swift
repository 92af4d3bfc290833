#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkRouting

/// A host that cannot open URLs by itself, and to which a view lends what can.
@MainActor
protocol URLBorrowing: AnyObject {
  /// Opens a URL in another app; `nil` until a view lends it.
  var openURL: (@MainActor @Sendable (URL) async -> Bool)? { get set }

  /// The URL that is being opened so, which is not to be taken for a link on its way.
  var departing: URL? { get }
}

extension NavigationModel: URLBorrowing {
  /// Opens the app's own page in the system's settings, by the `openURL` of the view with `.onDeepLink`.
  ///
  /// - Throws: `LinkReason` – `.noSettings` before such a view is shown, and where the system has no such
  ///   page, as on macOS.
  public func openSettings() async throws {
    guard let openURL, let url = URL(string: SettingsLink.text) else {
      throw LinkReason.noSettings
    }
    departing = url
    defer { departing = nil }
    guard await openURL(url) else { throw LinkReason.noSettings }
  }
}
#endif
