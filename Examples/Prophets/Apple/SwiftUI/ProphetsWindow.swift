#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkSwiftUI
import ProphetsLinks
import SwiftUI

/// What one window shows, and what it receives links with.
@MainActor
final class ProphetsWindow {
  /// What the window shows.
  let model: NavigationModel<ProphetsLink>

  /// Turns what it receives into what it shows.
  let handler: LinkHandler<ProphetsLink>

  /// Creates a window that shows the first tab.
  init(
    links: DeepLinks<ProphetsLink>,
    screens: any ScreenSource,
    dismissalLimit: Duration
  ) {
    // The tabs have different names, so there is a state.
    let launch = (try? NavigationState.atLaunch()) ?? NavigationState()
    model = NavigationModel(
      state: launch,
      prepare: { link in _ = try await screens.screen(for: link) },
      dismissalLimit: dismissalLimit
    )
    handler = LinkHandler(links: links, host: model, scene: links.makeSceneID())
  }
}

/// Makes the window of a view when it is first shown, and keeps it as long as the view.
@MainActor
final class ProphetsWindowKeeper {
  private var window: ProphetsWindow?

  func window(_ make: () -> ProphetsWindow) -> ProphetsWindow {
    if let window { return window }
    let made = make()
    window = made
    return made
  }
}

extension View {
  /// Gives a window all that it has of its links beside the screens: links that arrive, links in
  /// comments, other devices, other windows, and what it shows when the app is started again.
  @MainActor
  func windowLinks(
    of window: ProphetsWindow,
    follow: @escaping @MainActor @Sendable (LinkReceipt<ProphetsLink>) -> Void
  ) -> some View {
    let (model, handler) = (window.model, window.handler)
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
    .prefersLinks(of: model, router: handler.links.router)
      #endif
      .onDeepLink(handler, onReceive: follow)
  }
}
#endif
