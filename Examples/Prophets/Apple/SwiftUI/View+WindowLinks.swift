#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkSwiftUI
import ProphetsLinks
import SwiftUI

extension View {
  /// Gives a window all that it has of its links beside the screens: links that arrive, links in
  /// comments, other devices, other windows, and what it shows when the app is started again.
  @MainActor
  func windowLinks(
    of window: ProphetsWindow,
    follow: @escaping @MainActor @Sendable (LinkReceipt<ProphetsLink>) -> Void
  ) -> some View {
    let (model, handler) = (window.model, window.handler)
    let router = handler.links.router
    return opensLinks(with: handler, onReceive: follow)  // from `content`: others wrote them
      .restoresNavigation(of: model, by: handler)
      .handoff(
        ProphetsLink.activityType,
        of: model,
        to: handler,
        title: \.title,
        onReceive: follow
      )
      #if !os(tvOS)
    .prefersLinks(of: model, router: router)
      #endif
      .onDeepLink(handler, onReceive: follow)
  }
}
#endif
