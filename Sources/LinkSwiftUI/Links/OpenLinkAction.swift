#if canImport(SwiftUI) && !os(watchOS)
public import Foundation
public import SwiftUI

/// Opens a link in the window of a view: `@Environment(\.openLink) private var openLink`.
public struct OpenLinkAction: Sendable {
  /// The link or URL to open.
  private enum Request: Sendable, CustomStringConvertible {
    case link(any DeepLink)
    case url(URL)
    case reference(String)

    /// The request, without values.
    var description: String {
      switch self {
      case .link(let link): "\(type(of: link))"
      case .url, .reference: "a URL or a path"
      }
    }
  }

  /// Opens a link or a URL; returns whether it could be opened.
  private let open: @MainActor @Sendable (Request) -> Bool

  /// Writes a line to the log of the links.
  let report: @MainActor @Sendable (String) -> Void

  /// Opens nothing, and logs why: where no view of the app handles links.
  init(_ report: @escaping @MainActor @Sendable (String) -> Void = { LinkLog.write($0) }) {
    self.report = report
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

  /// Opens links with the current handler.
  init<Link: DeepLink>(_ handler: @escaping @MainActor @Sendable () -> LinkHandler<Link>?) {
    report = { handler()?.links.onLogLine?($0) }
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
  /// - Returns: `false` when the type of the link is not mounted, or is mounted more than once. Then `onProblem` is
  ///   called with the problem, and in release builds an event fails with the code `linkTypeNotMounted`.
  @MainActor
  @discardableResult
  public func callAsFunction(_ link: some DeepLink) -> Bool { open(.link(link)) }

  /// Opens a URL as content; a URL without a scheme is refused.
  @MainActor
  @discardableResult
  public func callAsFunction(_ url: URL) -> Bool { open(.url(url)) }

  /// Opens a path of the app, such as `/leagues/7`; opens any other text as a URL in content.
  ///
  /// A path opens every route, since it is written by the app's own code. Text from elsewhere, such as the `href` of
  /// a comment, is not a path of the app: pass it as a `URL`.
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
