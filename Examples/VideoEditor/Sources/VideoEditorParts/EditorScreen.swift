/// What the editor shows.
public enum EditorScreen: Hashable, Sendable {
  /// The videos of the person: the first screen.
  case videos

  /// One video.
  case video(id: Int)

  /// A new video of a length in seconds.
  case newVideo(length: Int)

  /// The account.
  case account
}

extension EditorScreen: CustomStringConvertible {
  /// The title of the screen.
  public var description: String {
    switch self {
    case .videos: "Videos"
    case .video(let id): "Video \(id)"
    case .newVideo(let length): "New video of \(length) s"
    case .account: "Account"
    }
  }
}
