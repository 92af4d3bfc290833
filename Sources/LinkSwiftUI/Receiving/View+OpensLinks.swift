#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import Foundation
public import LinkHandling
public import LinkRouting
public import SwiftUI

extension View {
  /// Hands the links that people tap inside this view to a handler, as links in content.
  ///
  /// It covers `Text` with links, `Link`, and all views that open URLs by the environment's `openURL`.
  /// They have the source `content`, the least trusted: a route must be open to it. A person's own taps on
  /// the app's buttons are opened by `LinkHandler.open(_:)` instead.
  ///
  /// | what was tapped | result |
  /// |---|---|
  /// | a link that is let in | `.handled` |
  /// | a page of the app's domain without a route | `.systemAction`: the browser |
  /// | another page, mail, a telephone number | `.systemAction` |
  /// | a link that is refused, another app's scheme | `.discarded` |
  ///
  /// Nothing is looped back: no URL of the app's own schemes goes to the system.
  ///
  /// - Parameters:
  ///   - handler: The handler of the scene.
  ///   - systemSchemes: The schemes of which the system may open what is not of the app, in lower case.
  ///     By default `http`, `https`, `mailto` and `tel`.
  ///   - onReceive: Called with the receipt of each link that the handler was given.
  /// - Returns: This view, with an `openURL` of its own.
  public func opensLinks<Link: DeepLink & NavigationPlacing>(
    with handler: LinkHandler<Link>,
    systemSchemes: Set<String> = LinkHandler<Link>.systemSchemes,
    onReceive: @escaping @MainActor @Sendable (LinkReceipt<Link>) -> Void = { _ in }
  ) -> some View {
    opensLinks(systemSchemes, onReceive) { handler }
  }

  /// Lets the views inside a hosting controller of an app in UIKit open links in their scene.
  ///
  /// ```
  /// UIHostingController(rootView: QuizScreen(link).opensLinks(with: links, in: LinkSceneID(scene)))
  /// ```
  ///
  /// `@Environment(\.openLink)` opens links of the app's own code; links in texts are opened as by
  /// ``opensLinks(with:systemSchemes:onReceive:)``.
  ///
  /// - Parameters:
  ///   - links: What all scenes share.
  ///   - scene: The scene whose window the controller is in.
  /// - Returns: This view, whose links are opened in the scene.
  public func opensLinks<Link: DeepLink & NavigationPlacing>(
    with links: DeepLinks<Link>,
    in scene: LinkSceneID
  ) -> some View {
    opensLinks(LinkHandler<Link>.systemSchemes, { _ in }) { links.handler(for: scene) }
  }

  /// Hands links to the handler that there is when they are tapped.
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
          // What the model has the system open may come by here: it is asked for by the handler itself.
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

/// Opens a link in the window of a view: `@Environment(\.openLink) private var openLink`.
public struct OpenLinkAction: Sendable {
  /// What is to be opened.
  private enum Request: Sendable, CustomStringConvertible {
    case link(any DeepLink)
    case url(URL)
    case reference(String)

    /// What was asked for, without values.
    var description: String {
      switch self {
      case .link(let link): "\(type(of: link))"
      case .url, .reference: "a URL or a path"
      }
    }
  }

  /// Opens a link or a URL; says whether it could.
  private let open: @MainActor @Sendable (Request) -> Bool

  /// Opens nothing and says so: where no view of the app handles links.
  init(_ report: @escaping @MainActor @Sendable (String) -> Void = { LinkLog.write($0) }) {
    open = { request in
      report(
        """
        openLink(\(request)) opened nothing: no DeepLinkStack, DeepLinkTabs or DeepLinkColumns is around the \
        view.
        """
      )
      return false
    }
  }

  /// Opens links by the handler that there is then.
  init<Link: DeepLink>(_ handler: @escaping @MainActor @Sendable () -> LinkHandler<Link>?) {
    open = { request in
      guard let handler = handler() else { return false }
      switch request {
      case .link(let link):
        guard let lifted = handler.links.liftedOrProblem(link) else { return false }
        handler.open(lifted)
      case .url(let url):
        handler.receive(LinkDelivery(url: url, source: .content, entryPoint: .content))
      case .reference(let text):
        handler.open(reference: text)
      }
      return true
    }
  }

  /// Opens a link of the app, or of a feature that the app mounts.
  ///
  /// - Returns: `false` when the type of the link is not mounted, or is mounted more than once.
  @MainActor
  @discardableResult
  public func callAsFunction(_ link: some DeepLink) -> Bool { open(.link(link)) }

  /// Opens a URL as one in content, the least trusted source; one without a scheme is refused.
  @MainActor
  @discardableResult
  public func callAsFunction(_ url: URL) -> Bool { open(.url(url)) }

  /// Opens a path of the app, such as `/leagues/7`, or a URL as one in content.
  ///
  /// A path opens every route, as it is written by the app's own code. Text from elsewhere, such as the `href` of
  /// a comment, is no path of the app: hand it over as a `URL`.
  @MainActor
  @discardableResult
  public func callAsFunction(_ reference: String) -> Bool { open(.reference(reference)) }
}

extension EnvironmentValues {
  /// Opens links in the window of the view.
  public internal(set) var openLink: OpenLinkAction {
    get { self[OptionalKey<OpenLinkAction>.self] ?? OpenLinkAction() }
    set { self[OptionalKey<OpenLinkAction>.self] = newValue }
  }
}
#endif
