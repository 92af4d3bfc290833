public import LinkActions

/// The editor: what it shows, and the parts that open its links.
@MainActor
public final class VideoEditor {
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

  /// Shows a screen.
  func show(_ screen: EditorScreen) -> Bool {
    self.screen = screen
    return true
  }
}
