#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import LinkHandling
import LinkNavigation
import LinkRouting
import SwiftUI

/// One `.onDeepLink` in the tree of views; of those with one handler, only one receives.
@MainActor
final class DeepLinkAttachment: URLOpener {
  /// Opens URLs in other apps, once the view has appeared.
  var openURL: OpenURLAction?

  /// Whether it was reported that another one receives.
  private var hasReported = false

  /// Whether the view has appeared.
  var canOpen: Bool { openURL != nil }

  /// Opens a URL by the view's `openURL`.
  func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let openURL, let url = URL(string: url) else { return completion(false) }
    openURL(url) { completion($0) }
  }

  /// Returns whether this attachment receives for a handler, and claims that role when it is free.
  func receives<Link: DeepLink & NavigationPlacing>(for handler: LinkHandler<Link>) -> Bool {
    if handler.attachment == nil { handler.attachment = self }
    return handler.attachment === self
  }

  /// Leaves the part to another one, as when its view is no longer shown.
  func leave<Link: DeepLink & NavigationPlacing>(_ handler: LinkHandler<Link>) {
    if handler.attachment === self { handler.attachment = nil }
  }

  /// Reports once that another one receives.
  func reportOnce(_ report: () -> Void) {
    guard !hasReported else { return }
    hasReported = true
    report()
  }

  /// Writes to the console that there is a second attachment.
  static let log: @MainActor @Sendable () -> Void = {
    NSLog("LinkSwiftUI: a second .onDeepLink with the same handler is ignored; attach it once.")
  }
}
#endif
