import DeepLinking
import LinkActions

/// The links of the videos.
enum VideosLink: DeepLink {
  /// All videos: `deeplink://videos`.
  case videos

  /// One video: `deeplink://videos/7`.
  case video(id: Int)

  /// A new video: `deeplink://videos/new?length=30`, at most ten minutes long.
  case new(length: Int)
}

extension LinkPart {
  /// The part that opens videos.
  @MainActor
  static func videos(of editor: VideoEditor) -> LinkPart {
    LinkPart("videos", router: .videos) { [weak editor] link in
      guard let editor else { return false }
      switch link {
      case .videos: return editor.show(.videos)
      case .new(let length): return editor.show(.newVideo(length: length))
      case .video(let id):
        guard editor.videos.contains(id) else { return false }
        return editor.show(.video(id: id))
      }
    }
  }
}

extension LinkRouter<VideosLink> {
  /// The table of the videos.
  static let videos = LinkRouter(
    prefixes: [.scheme("deeplink")],
    routes: [
      LinkRoute("/videos", name: "videos") {
        VideosLink.videos
      } print: { link in
        link == .videos ? () : nil
      }
      .open(.customScheme),
      LinkRoute("/videos/:id", .int("id", in: 1...1_000_000), name: "video") {
        VideosLink.video(id: $0)
      } print: { link in
        guard case .video(let id) = link else { return nil }
        return id
      }
      .open(.customScheme),
      LinkRoute("/videos/new?length=:length", .int("length", in: 1...600), name: "new") {
        VideosLink.new(length: $0)
      } print: { link in
        guard case .new(let length) = link else { return nil }
        return length
      }
      .open(.customScheme),
    ]
  )
}
