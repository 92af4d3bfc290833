#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension View {
  /// Receives the links of the window in an app that navigates by itself: with a path, a store, a coordinator.
  ///
  /// ```
  /// ContentView().onDeepLink(links) { link, parents in
  ///   path = (parents + [link]).filter { $0 != .home }  // the root is in the stack already
  /// }
  /// ```
  ///
  /// Links in texts inside the view are received as content, and pages without a screen go to the browser.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - perform: Shows a link. `parents` are the links that it lies on, the lowest first.
  /// - Returns: The view, which receives the links of its scene.
  public func onDeepLink<Link: DeepLink>(
    _ links: DeepLinks<Link>,
    perform: @escaping @MainActor @Sendable (_ link: Link, _ parents: [Link]) -> Void
  ) -> some View {
    modifier(SettledLinkModifier(links: links) { perform($0.link, $0.parents) })
  }

  /// Receives the links of the window with where each is shown, in an app with tabs, paths and sheets of its own.
  ///
  /// ```
  /// TabView(selection: $tab) { … }.onDeepLink(links) { link, parents, destination in
  ///   tab = destination.tab ?? tab
  ///   path = Array(destination.stack.dropFirst())  // the root is in the stack already
  ///   sheet = destination.presentations.last?.stack.last
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - perform: Shows a link. `parents` are the links that it lies on, the lowest first; `destination` has the tab,
  ///     the links of its stack, and its presentations.
  /// - Returns: The view, which receives the links of its scene.
  public func onDeepLink<Link: DeepLink>(
    _ links: DeepLinks<Link>,
    perform:
      @escaping @MainActor @Sendable (
        _ link: Link, _ parents: [Link], _ destination: LinkDestination<Link>
      ) -> Void
  ) -> some View {
    modifier(SettledLinkModifier(links: links) { perform($0.link, $0.parents, $0) })
  }
}

/// Passes links to a closure.
@MainActor
private struct SettledLinkModifier<Link: DeepLink>: ViewModifier {
  let links: DeepLinks<Link>

  let perform: @MainActor @Sendable (LinkDestination<Link>) -> Void

  @State private var keeper = SettledLinkKeeper<Link>()

  init(
    links: DeepLinks<Link>,
    perform: @escaping @MainActor @Sendable (LinkDestination<Link>) -> Void
  ) {
    (self.links, self.perform) = (links, perform)
  }

  func body(content: Content) -> some View {
    let handler = keeper.handler(of: links, perform)
    content
      .joinsScene { scene, _ in handler.joinScene(scene, of: keeper) }
      .onDeepLink(handler)
      .opensLinks(with: handler)
  }
}

/// Makes the handler of a window once, and calls the closure of the latest value of the view.
@MainActor
private final class SettledLinkKeeper<Link: DeepLink> {
  private var handler: LinkHandler<Link>?

  private var perform: (@MainActor @Sendable (LinkDestination<Link>) -> Void)?

  deinit {
    guard let handler else { return }
    Task { @MainActor in handler.sceneDidDisconnect() }
  }

  func handler(
    of links: DeepLinks<Link>,
    _ perform: @escaping @MainActor @Sendable (LinkDestination<Link>) -> Void
  ) -> LinkHandler<Link> {
    self.perform = perform
    if let handler { return handler }
    let made = LinkHandler(navigatingFor: links, scene: links.makeSceneID()) {
      [weak self] destination in
      self?.perform?(destination)
    }
    handler = made
    return made
  }
}

extension SettledLinkKeeper: LinkInboxWindow {
  func take(_ arrivals: [LinkArrival]) { handler?.take(arrivals) }

  func sceneDidDisconnect() { handler?.sceneDidDisconnect() }
}
#endif
