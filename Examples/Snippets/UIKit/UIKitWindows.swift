// A scene delegate with all that an app with several windows wants: targets, saved state, quick actions.
// snippet.hide
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LinkUIKit
import UIKit

enum NoteLink: DeepLink {
  case notes
  case note(id: Int)

  static let routes = LinkRoutes<NoteLink>(access: .everyone) {
    LinkRoute(.notes, "/")
    LinkRoute(NoteLink.note, "/notes/:id")
  }
}

@MainActor let notes = DeepLinks(NoteLink.self, prefixes: [.scheme("notes")], log: .off)

// snippet.show
final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var scene: SceneLinks<NoteLink>?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: NoteController(.notes))
    window.makeKeyAndVisible()
    self.window = window
    self.scene = notes.attach(
      to: window,
      in: windowScene,
      options,
      target: { link in .showing(link) },  // the window that shows it, else this one; or .new
      restores: true  // what restorationActivity kept
    ) { link in NoteController(link) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    self.scene?.restorationActivity
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    self.scene?.open(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    self.scene?.continue(activity)
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(scene?.perform(item) != nil)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { self.scene?.didBecomeActive() }
  func sceneDidDisconnect(_ scene: UIScene) { self.scene?.didDisconnect() }
}

final class NoteController: UIViewController {
  func openInNewWindow(_ id: Int) {
    do { try open(NoteLink.note(id: id), in: .new) } catch { print(error) }
  }
  // snippet.hide

  init(_ link: NoteLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }
  // snippet.show
}
// snippet.hide
#endif
