#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
public import LinkPatterns
import LinkRouting
import SwiftUI

/// A host that cannot open URLs by itself, and to which views lend what can.
@MainActor
protocol URLBorrowing: AnyObject {
  /// Notes a view that lends what it opens URLs with.
  ///
  /// - Parameter attachment: The place of the view, which is not kept alive: what it lends may hold the
  ///   handler, and so this host.
  func borrow(from attachment: DeepLinkAttachment)

  /// The URL that is being opened so, which is not to be taken for a link on its way.
  var departing: URL? { get }
}

/// A view that lends what it opens URLs with.
struct URLLender {
  /// Its place, which SwiftUI keeps alive.
  weak var attachment: DeepLinkAttachment?
}

extension NavigationModel: URLBorrowing {
  /// Notes a view that lends what it opens URLs with.
  ///
  /// - Parameter attachment: The place of the view.
  func borrow(from attachment: DeepLinkAttachment) {
    lenders.removeAll { $0.attachment == nil || $0.attachment === attachment }
    lenders.append(URLLender(attachment: attachment))
  }

  /// Opens the app's own page in the system's settings, by the `openURL` of the view with `.onDeepLink`.
  ///
  /// - Throws: `LinkFailure` – `.noSettings` before such a view is shown, and where the system has no such
  ///   page, as on macOS.
  public func openSettings() async throws {
    guard let openURL = lentOpenURL, let url = URL(string: SettingsLink.text) else {
      throw LinkFailure.noSettings
    }
    departing = url
    defer { departing = nil }
    let isOpened = await withCheckedContinuation { continuation in
      openURL(url) { continuation.resume(returning: $0) }
    }
    guard isOpened else { throw LinkFailure.noSettings }
  }

  /// Opens a page in the browser, by the `openURL` of the view with `.onDeepLink`.
  public func browse(_ url: LinkURL) {
    guard let openURL = lentOpenURL, let page = URL(url) else { return }
    departing = page
    openURL(page) { [weak self] _ in self?.departing = nil }
  }

  /// What the view that appeared last opens URLs with.
  private var lentOpenURL: OpenURLAction? {
    lenders.lazy.compactMap { $0.attachment?.openURL }.last
  }
}
#endif
