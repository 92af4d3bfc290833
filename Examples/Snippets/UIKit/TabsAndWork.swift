// A tab bar whose tabs have names, and a controller with edits that a link must not discard.
// snippet.hide
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LinkUIKit
import UIKit

enum MusicLink: DeepLink {
  case library
  case album(id: Int)
  case search

  static let routes = LinkRoutes<MusicLink>(access: .everyone) {
    LinkRoute(.library, "/").tab("library")
    LinkRoute(MusicLink.album, "/albums/:id")
    LinkRoute(.search, "/search").tab("search")
  }
}

@MainActor let musicLinks = DeepLinks(MusicLink.self, prefixes: [.scheme("music")])

// snippet.show
@MainActor func attach(
  _ tabs: UITabBarController,
  in window: UIWindow,
  of scene: UIWindowScene,
  _ options: UIScene.ConnectionOptions
) -> SceneLinks<MusicLink> {
  window.rootViewController = tabs  // one navigation controller for each tab
  return musicLinks.attach(to: window, in: scene, options, tabs: ["library", "search"]) { link in
    AlbumController(link)
  }
}

final class AlbumController: UIViewController, UnsavedWork {
  private(set) var hasUnsavedWork = false

  func didEdit() { hasUnsavedWork = true }
  // snippet.hide

  init(_ link: MusicLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }
  // snippet.show
}
// snippet.hide
#endif
