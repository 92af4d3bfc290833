#if canImport(SwiftUI) && !os(watchOS)
import DeepLinking
import LinkSwiftUI
import ProphetsLinks
import ProphetsScreens

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
  /// The window, once it was asked for.
  private var window: ProphetsWindow?

  /// The window.
  func window(_ make: () -> ProphetsWindow) -> ProphetsWindow {
    if let window { return window }
    let made = make()
    window = made
    return made
  }
}
#endif
