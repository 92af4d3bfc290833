public import DeepLinking
public import LinkActions

/// The editor: what it shows, and the parts that open its links.
@MainActor
public final class VideoEditor {
  /// What URLs of all parts begin with.
  nonisolated static let prefixes: [LinkPrefix] = [.scheme("deeplink"), .domain("videos.example")]

  /// What is shown.
  public private(set) var screen = EditorScreen.videos

  /// The videos of the person, by number.
  public let videos: Set<Int>

  /// Creates an editor that shows the videos.
  ///
  /// - Parameter videos: The videos, by number.
  public init(videos: Set<Int> = [1, 2, 3]) {
    self.videos = videos
  }

  /// Hands each URL to the part that opens it.
  public var coordinator: LinkCoordinator {
    LinkCoordinator([.account(of: self), .videos(of: self)] as [LinkPart])
  }

  /// Opens URLs that the system hands over together; whether a part opened each of them.
  @discardableResult
  public func open(_ urls: Set<String>) -> Bool {
    let web = urls.filter { Self.source(of: $0) == .universalLink }
    let areOpen = [
      coordinator.open(urls.subtracting(web), from: .customScheme),
      coordinator.open(web, from: .universalLink),
    ]
    return areOpen == [true, true]
  }

  /// The source of a URL that the system hands over: a web URL is a universal link.
  public nonisolated static func source(of url: String) -> LinkSource {
    (try? LinkURL(url))?.isWeb == true ? .universalLink : .customScheme
  }

  /// Shows a screen.
  func show(_ screen: EditorScreen) -> Bool {
    self.screen = screen
    return true
  }
}
