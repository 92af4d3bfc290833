// Popovers with anchors, screens that are led to again, split views and several scenes.
// snippet.hide
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LinkUIKit
import UIKit

// snippet.show
final class LeagueController: UIViewController, PopoverAnchoring, LinkReopening {
  let shareButton = UIBarButtonItem(title: "Share")

  // For links whose place is .presented(.popover(from: "share"), over: …); else they are sheets.
  func popoverAnchor(named name: String?) -> PopoverAnchor? {
    name == "share" ? .item(shareButton) : nil
  }

  // A link leads here while the screen is there.
  func linkReopened() { view.accessibilityIdentifier = "reopened" }
}

@MainActor func splitHost(in window: UIWindow) -> UIKitNavigationHost<QuizLink> {
  let split = UISplitViewController(style: .doubleColumn)  // the columns of one stack
  let home = QuizController(.home)
  split.setViewController(home, for: .primary)
  window.rootViewController = split
  var options = TransitionOptions()
  options.emptyColumn = { UIViewController() }  // where nothing is selected
  let factory = ScreenFactory<QuizLink> { QuizController($0) }
  let host = UIKitNavigationHost(window: window, factory: factory, options: options)
  host.register(home, as: .home)
  return host
}

// What the scene's delegate makes in `scene(_:willConnectTo:options:)`, so that windows find each other.
@MainActor func links(of scene: UIWindowScene, in window: UIWindow) -> SceneLinks<QuizLink> {
  SceneLinks(
    links: deepLinks,
    host: splitHost(in: window),
    scene: scene,  // its session names it, in the next run too
    target: { .showing($0) }  // a window that shows it, or this one
  )
}
// In any view controller: try open(QuizLink.league(id: 7), in: .new)
// snippet.hide
#endif
