#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension View {
  /// Passes links that people tap inside this view to a handler, as links in content.
  ///
  /// It covers `Text` with links, `Link`, and all views that open URLs by the environment's `openURL`.
  /// They have the source `content`: a route must be open to it. A person's own taps on
  /// the app's buttons are opened by `LinkHandler.open(_:)` instead.
  ///
  /// | what was tapped | result |
  /// |---|---|
  /// | an admitted link | `.handled` |
  /// | a page of the app's domain without a route | `.systemAction`: the browser |
  /// | another page, mail, a telephone number | `.systemAction` |
  /// | a refused link, another app's scheme | `.discarded` |
  ///
  /// Nothing loops: no URL of the app's own schemes goes to the system.
  ///
  /// - Parameters:
  ///   - handler: The handler of the scene.
  ///   - systemSchemes: The schemes, in lower case, of foreign URLs that the system may open.
  ///     By default `http`, `https`, `mailto` and `tel`.
  ///   - onReceive: Called with the receipt of each link that the handler receives.
  /// - Returns: This view, with an `openURL` of its own.
  public func opensLinks<Link: DeepLink & NavigationPlacing>(
    with handler: LinkHandler<Link>,
    systemSchemes: Set<String> = LinkHandler<Link>.systemSchemes,
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void = { _ in }
  ) -> some View {
    opensLinks(systemSchemes, onReceive) { handler }
  }

  /// Lets the views inside a hosting controller of a UIKit app open links in their scene.
  ///
  /// ```
  /// UIHostingController(rootView: QuizScreen(link).opensLinks(with: links, in: LinkSceneID(scene)))
  /// ```
  ///
  /// `@Environment(\.openLink)` opens links as the app's own code; links in texts are opened as with
  /// ``opensLinks(with:systemSchemes:onReceive:)``.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - scene: The scene whose window the controller is in.
  /// - Returns: This view, whose links are opened in the scene.
  public func opensLinks<Link: DeepLink & NavigationPlacing>(
    with links: DeepLinks<Link>,
    in scene: LinkSceneID
  ) -> some View {
    opensLinks(LinkHandler<Link>.systemSchemes, { _ in }) { links.handler(for: scene) }
  }

  /// Passes links to the handler at the time of the tap.
  private func opensLinks<Link: DeepLink & NavigationPlacing>(
    _ systemSchemes: Set<String>,
    _ onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void,
    _ handler: @escaping @MainActor @Sendable () -> LinkHandler<Link>?
  ) -> some View {
    environment(\.openLink, OpenLinkAction(handler))
      .environment(
        \.openURL,
        OpenURLAction { url in
          let text = url.absoluteString
          guard let handler = handler() else { return .discarded }
          // URLs that the model has the system open may come by here, so the handler is asked.
          guard !handler.host.isOpeningOutside(text) else { return .systemAction }
          switch handler.tap(text, systemSchemes: systemSchemes) {
          case .received(let receipt):
            onReceive(receipt)
            return .handled
          case .discarded(let receipt):
            if let receipt { onReceive(receipt) }
            return .discarded
          case .leftToSystem:
            return .systemAction
          }
        }
      )
  }
}
#endif
