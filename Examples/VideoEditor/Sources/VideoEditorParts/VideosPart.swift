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

  static let routes = LinkRoutes<VideosLink>(access: .everyone) {
    LinkRoute(.videos, "/videos")
    LinkRoute(VideosLink.video, "/videos/:id").bound("id", .range(1...1_000_000))
    LinkRoute(VideosLink.new, "/videos/new?length=:length").bound("length", .range(1...600))
  }
}

extension LinkPart {
  /// The part that opens videos.
  @MainActor
  static func videos(of editor: VideoEditor) -> LinkPart {
    let router = LinkRouter(VideosLink.self, prefixes: VideoEditor.prefixes)
    return LinkPart("videos", router: router) { [weak editor] link in
      guard let editor else { return false }
      switch link {
      case .videos: return editor.show(.videos)
      case .new(let length): return editor.show(.newVideo(length: length))
      case .video(let id): return editor.videos.contains(id) && editor.show(.video(id: id))
      }
    }
  }
}
