#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import Foundation
public import SwiftUI

/// Opens a link in the window of a view: `@Environment(\.openLink) private var openLink`.
public struct OpenLinkAction: Sendable {
  /// What is to be opened.
  private enum Request: Sendable, CustomStringConvertible {
    case link(any DeepLink)
    case url(String)

    /// What was asked for, without values.
    var description: String {
      switch self {
      case .link(let link): "\(type(of: link))"
      case .url: "a URL or a path"
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
      case .url(let text):
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

  /// Opens a URL as one in content, the least trusted source.
  @MainActor
  @discardableResult
  public func callAsFunction(_ url: URL) -> Bool { open(.url(url.absoluteString)) }

  /// Opens a path of the app, such as `/leagues/7`, or a URL as one in content.
  @MainActor
  @discardableResult
  public func callAsFunction(_ reference: String) -> Bool { open(.url(reference)) }
}

private struct OpenLinkKey: EnvironmentKey {
  static let defaultValue = OpenLinkAction()
}

extension EnvironmentValues {
  /// Opens links in the window of the view.
  public internal(set) var openLink: OpenLinkAction {
    get { self[OpenLinkKey.self] }
    set { self[OpenLinkKey.self] = newValue }
  }
}
#endif
