public import DeepLinking
import LinkNavigation

extension DeepLinks<GalleryLink> {
  /// The links of the app, for the scheme `gallery`; the image of each link is looked up.
  public convenience init(photos: Photos = .sample) {
    self.init(
      GalleryLink.self,
      prefixes: [.scheme("gallery")],
      resolve: { link in
        try photos.check(link)
        return .found
      },
      log: .off
    )
  }
}

extension NavigationState<GalleryLink> {
  /// What is shown at launch: three tabs, the first in front.
  public static func atLaunch() throws(NavigationStateError) -> Self {
    try NavigationState(
      containers: SelectTab.tabs.enumerated().map { index, id in
        NavigationContainer(id: id, stack: [.destination(.tab(SelectTab(index: index)))])
      }
    )
  }
}

/// The app while it runs: one window, without a display.
@MainActor
public final class GalleryApp {
  /// Turns links into what is shown.
  public let handler: LinkHandler<GalleryLink>

  /// What the person was told last about a link that was not opened.
  public private(set) var notice: String?

  /// What shows the screens.
  private let host: HeadlessHost<GalleryLink>

  /// Launches the app.
  ///
  /// - Parameter photos: The photos that there are.
  /// - Throws: `NavigationStateError`, never for the tabs of this app.
  public init(photos: Photos = .sample) throws {
    host = HeadlessHost(state: try .atLaunch())
    handler = LinkHandler(links: DeepLinks(photos: photos), host: host, scene: .main)
    handler.sceneDidBecomeActive()
  }

  /// What is shown.
  public var state: NavigationState<GalleryLink> { host.state }

  /// Opens a URL from another app, and tells the person when it leads nowhere.
  @discardableResult
  public func open(_ url: String) async -> LinkOutcome {
    let delivery = LinkDelivery<GalleryLink>(url: url, source: .customScheme, entryPoint: .openURL)
    let outcome = await handler.receive(delivery).outcome
    notice = Self.notice(about: outcome)
    return outcome
  }

  /// The message to show about a link; `nil` when the link was opened.
  public nonisolated static func notice(about outcome: LinkOutcome) -> String? {
    guard !outcome.isSuccess else { return nil }
    guard let reason = outcome.reason, reason.code == .noImage else {
      return "The gallery does not know this link."
    }
    return reason.message
  }
}
