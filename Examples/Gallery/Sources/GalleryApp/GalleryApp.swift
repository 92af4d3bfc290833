public import DeepLinking
import LinkHandling
import LinkNavigation

extension LinkFailure.Code {
  /// There is no image of that name.
  public static let noImage = Self(rawValue: "noImage")
}

/// The photos that there are.
public struct Photos: Sendable {
  /// The names.
  public let names: Set<String>

  /// The photos of the sample.
  public static let sample = Photos(names: ["cat", "dog", "Billy Bob"])

  /// Checks that the gallery has the image that a link names.
  ///
  /// - Throws: `LinkFailure` – `.noImage` when the gallery lacks the image.
  public func check(_ link: GalleryLink) throws {
    guard let name = link.imageName, !names.contains(name) else { return }
    throw LinkFailure(
      .noImage,
      parameter: "name",
      found: name,
      message: "There is no image named '{found}'."
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
  /// - Parameters:
  ///   - photos: The photos that there are.
  ///   - environment: Time and identities.
  /// - Throws: `NavigationStateError`, never for the tabs of this app.
  public init(photos: Photos = .sample, environment: LinkEnvironment = .live()) throws {
    host = HeadlessHost(state: try .atLaunch()) { try photos.check($0) }
    handler = LinkHandler(
      intake: DeepLinks(
        router: .gallery,
        environment: environment
      ),
      host: host,
      scene: .main
    )
    handler.sceneDidBecomeActive()
  }

  /// What is shown.
  public var state: NavigationState<GalleryLink> { host.state }

  /// Opens a URL from another app, and tells the person when it leads nowhere.
  ///
  /// - Returns: How it ended.
  @discardableResult
  public func open(_ url: String) async -> LinkOutcome {
    let delivery = LinkDelivery<GalleryLink>(url: url, origin: .customScheme, entryPoint: .openURL)
    let outcome = await handler.receive(delivery).outcome
    notice = Self.notice(about: outcome)
    return outcome
  }

  /// Returns the message to show about a link that wasn't opened.
  ///
  /// - Parameter outcome: How it ended.
  /// - Returns: A sentence; `nil` when the link was opened.
  public nonisolated static func notice(about outcome: LinkOutcome) -> String? {
    guard !outcome.isSuccess else { return nil }
    guard let reason = outcome.reason, reason.code == .noImage else {
      return "The gallery does not know this link."
    }
    return reason.message
  }
}
