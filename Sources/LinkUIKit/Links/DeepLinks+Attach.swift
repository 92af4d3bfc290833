#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension DeepLinks {
  /// Shows links in a window, and receives the links of its scene.
  ///
  /// Call it in `scene(_:willConnectTo:options:)`, with the window's root controller in place: it counts as
  /// the screen of the root link. Keep the result, and call it from the methods of the scene's delegate.
  ///
  /// - Parameters:
  ///   - window: The window that shows the links.
  ///   - scene: The scene of the window, which identifies it.
  ///   - options: The options of the connection, which may hold a link that launches the app.
  ///   - root: The link whose screen is the window's root controller, if that is not the root of the app's
  ///     links: for example in a window for a detail.
  ///   - tabs: The names of the tabs of a tab bar controller, in order. The bar may become the window's root
  ///     later, such as after sign-in. Without names, each `UITab` whose identifier is that of a route's tab is
  ///     that tab (iOS 18).
  ///   - stacks: The hosts of tabs that show their own stack: a `NavigationModel` of `LinkSwiftUI` whose
  ///     `DestinationStack` is in a `UIHostingController` in that tab.
  ///   - transitions: The options for performing steps.
  ///   - readers: How URLs are read from notifications, quick actions, activities and intents; by default from the
  ///     places in `DeepLinks.payloads`, and from taps on notifications, not from buttons.
  ///   - target: Chooses the scene for a link that the system delivers to this one while it runs.
  ///   - restores: Whether the scene restores the screens that ``SceneLinks/restorationActivity`` saved, if
  ///     guards allow them.
  ///   - presentation: Called with the controller that will be presented for a link, to set its detents or its
  ///     transition.
  ///   - screen: Makes the controller of a link. When it throws an error, the link fails.
  /// - Returns: The links of the scene. Keep them as long as the scene exists.
  public func attach(
    to window: UIWindow,
    in scene: UIWindowScene,
    _ options: UIScene.ConnectionOptions? = nil,
    root: Link? = nil,
    tabs: [TabID] = [],
    stacks: [TabID: any NavigationHost<Link>] = [:],
    transitions: TransitionOptions = TransitionOptions(),
    readers: SceneLinkReaders? = nil,
    target: @escaping @MainActor @Sendable (Link) -> LinkSceneTarget<Link> = { _ in .receiving },
    restores: Bool = false,
    presentation: (@MainActor @Sendable (Link, UIViewController) -> Void)? = nil,
    _ screen: @escaping @MainActor @Sendable (Link) async throws -> UIViewController
  ) -> SceneLinks<Link> {
    let bar = tabs.isEmpty ? window.rootViewController as? UITabBarController : nil
    let tabs = bar.map { self.tabs.map(\.id).filter($0.makesController) } ?? tabs
    let factory = ScreenFactory(screen)
    let named =
      tabs.isEmpty
      ? nil
      : try? UIKitNavigationHost(
        window: window,
        tabs: tabs,
        factory: factory,
        options: transitions
      )
    WindowCheck(links: self).check(window, namedTabs: tabs)
    let host = named ?? UIKitNavigationHost(window: window, factory: factory, options: transitions)
    host.presentation = presentation
    host.registerRoots(of: self, root)
    let links = SceneLinks(
      links: self,
      host: stacks.isEmpty ? host : NavigationHosts(window: host, stacks: stacks, router: router),
      scene: scene,
      readers: readers ?? .standard,
      target: target
    )
    AttachedLinks.add(links, window)
    if restores, let activity = scene.session.stateRestorationActivity { links.restore(activity) }
    if let options { links.willConnect(with: options) }
    return links
  }
}

/// A receiver of links for a window, whatever their type.
@MainActor
protocol LinkReceiver: AnyObject {
  /// Opens a link of the app, or of a feature that the app mounts.
  func open(any link: any DeepLink) -> Bool
}

extension SceneLinks: LinkReceiver {
  func open(any link: any DeepLink) -> Bool {
    guard let lifted = handler.links.liftedOrProblem(link) else { return false }
    handler.open(lifted)
    return true
  }
}

/// The windows that links are attached to, where controllers find the receiver of theirs.
@MainActor
enum AttachedLinks {
  /// A window and the receiver of its links, neither of them retained.
  private struct Entry {
    weak var receiver: (any LinkReceiver)?
    weak var window: UIWindow?
  }

  /// The windows.
  private static var entries: [Entry] = []

  /// Adds a window.
  static func add(_ receiver: any LinkReceiver, _ window: UIWindow) {
    entries.removeAll { $0.receiver == nil || $0.window == nil || $0.window === window }
    entries.append(Entry(receiver: receiver, window: window))
  }

  /// The receiver of the links of a window.
  static func receiver(in window: UIWindow) -> (any LinkReceiver)? {
    entries.first { $0.window === window }?.receiver
  }
}
#endif
