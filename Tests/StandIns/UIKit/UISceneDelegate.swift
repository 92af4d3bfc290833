@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uiscenedelegate, 2026-11-21
/// Reacts to the events of a scene; every method is optional.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  // Apple: uikit/uiscenedelegate/scene(_:willconnectto:options:), 2026-11-21
  /// Tells that the scene was added to the app.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Tells that the scene was taken from the app.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells that the scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene is about to receive no more events.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene is behind.
  func sceneDidEnterBackground(_ scene: UIScene)

  // Apple: uikit/uiscenedelegate/scene(_:openurlcontexts:), 2026-11-21
  /// Asks to open URLs; only while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  // Apple: uikit/uiscenedelegate/scene(_:continue:), 2026-11-21
  /// Asks to continue an activity; only while the scene is connected.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Asks what restores the scene.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// What happens without an implementation.
extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Nothing: the link is lost.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Nothing: the activity is lost.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Nothing restores the scene.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Reacts to the events of a scene with windows; every member is optional.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  // Apple: uikit/uiwindowscenedelegate/window, 2026-11-21
  /// The main window.
  var window: UIWindow? { get set }

  // Apple: …/windowscene(_:performactionfor:completionhandler:), 2026-11-21
  /// Asks to perform a quick action; only while the scene is connected.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The action is not performed.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

// Apple: appintents/uisceneappintent, 2026-11-21
/// An intent that is shown in a scene.
@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
public protocol UISceneAppIntent: Sendable {
  /// What the system compares with the conditions of a scene.
  var contentIdentifier: String { get }

  // Apple: appintents/uisceneappintent/performnavigation(forscene:), 2026-11-21
  /// Shows the intent in a scene whose delegate does not.
  @MainActor func performNavigation(forScene scene: UIScene)
}

@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
extension UISceneAppIntent {
  /// The name of the type.
  public var contentIdentifier: String { String(describing: Self.self) }

  /// Shows nothing.
  @MainActor public func performNavigation(forScene scene: UIScene) {}
}

// Apple: appintents/appintentscenedelegate, 2026-11-21
/// A scene delegate that shows intents.
@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
@MainActor public protocol AppIntentSceneDelegate: UISceneDelegate {
  // Apple: appintents/appintentscenedelegate/scene(_:willperformappintent:), 2026-11-21
  /// Asks to show an intent; also called after a connection that carried it.
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}
