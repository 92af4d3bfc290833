#if canImport(SwiftUI) && !os(watchOS)

/// The model and the handler of one window.
@MainActor
final class LinkScene<Link: DeepLink> {
  /// The screens of the window.
  let model: NavigationModel<Link>

  /// Handles the links of the window.
  let handler: LinkHandler<Link>

  /// Makes the scene of a window.
  init(_ links: DeepLinks<Link>, _ state: NavigationState<Link>) {
    model = NavigationModel(state: state)
    handler = LinkHandler(links: links, host: model, scene: links.makeSceneID())
    model.report = { [weak links] in links?.onLogLine?($0) }
    model.push = { [weak handler] link, place in handler?.push(link, at: place) }
  }

  deinit {
    // The window is gone, so work of its handler would not be visible.
    Task { @MainActor [handler] in handler.sceneDidDisconnect() }
  }
}

extension LinkScene: LinkInboxWindow {
  func take(_ arrivals: [LinkArrival]) { handler.take(arrivals) }

  func sceneDidDisconnect() { handler.sceneDidDisconnect() }
}

/// Makes the scene of a window once, when its view is first drawn, and keeps it.
///
/// SwiftUI makes the initial value of a `@State` again for each value of the view, so it must cost nothing.
@MainActor
final class LinkSceneKeeper<Link: DeepLink> {
  /// The scene.
  private var scene: LinkScene<Link>?

  /// The scene of the window.
  func scene(of links: DeepLinks<Link>, _ state: () -> NavigationState<Link>) -> LinkScene<Link> {
    if let scene { return scene }
    let made = LinkScene(links, state())
    scene = made
    return made
  }
}
#endif
