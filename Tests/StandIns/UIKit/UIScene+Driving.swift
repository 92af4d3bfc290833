@_spi(Driving) public import AppleFoundationStandIn

// What the system does with an app and its scenes. Reached only by `@_spi(Driving) import UIKit`.

@_spi(Driving) extension UIApplication {
  /// Runs a test with an app of its own.
  public static func withIsolated<Result>(
    _ body: @MainActor (UIApplication) async throws -> Result
  ) async rethrows -> Result {
    let application = UIApplication()
    return try await Scope.$application.withValue(application) { try await body(application) }
  }

  /// The URLs that the system was asked to open and took.
  public var openedBySystem: [URL] { handedToSystem }

  /// Fixes what the system does with a URL; false is "no app opens it".
  public func systemOpens(_ decide: @escaping @MainActor (URL, _ universalLinksOnly: Bool) -> Bool)
  {
    systemAccepts = decide
  }

  /// The scenes that the app asked for: new ones without a session.
  public var requestedScenes: [(session: UISceneSession?, activity: NSUserActivity?)] {
    sceneRequests
  }

  /// Fixes whether the app may have several scenes, and what the system says to a request.
  public func allowScenes(several: Bool, refusing error: (any Error)? = nil) {
    supportsMultipleScenes = several
    sceneRefusal = error
  }

  /// Connects a scene as after a launch, and brings it to the front.
  @discardableResult public func connectScene(
    delegate: (any UISceneDelegate)?,
    options: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
    session: UISceneSession? = nil
  ) -> UIWindowScene {
    let session =
      session ?? UISceneSession(persistentIdentifier: "scene-\(connectedScenes.count + 1)")
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    connectedScenes.insert(scene)
    scene.activationState = .foregroundInactive
    delegate?.scene(scene, willConnectTo: session, options: options)
    scene.becomeActive()
    if let intent = options.appIntent { scene.perform(intent) }
    return scene
  }

  /// Takes a scene from the app.
  public func disconnect(_ scene: UIScene) {
    scene.enterBackground()
    scene.activationState = .unattached
    connectedScenes.remove(scene)
    scene.delegate?.sceneDidDisconnect(scene)
  }

  /// Hands a URL to the app delegate, as in an app without scenes.
  @discardableResult public func deliverToAppDelegate(
    _ url: URL,
    options: [OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    delegate?.application(self, open: url, options: options) ?? false
  }

  /// Hands an activity to the app delegate, as in an app without scenes.
  @discardableResult public func deliverToAppDelegate(_ activity: NSUserActivity) -> Bool {
    delegate?.application(self, continue: activity) { _ in } ?? false
  }
}

@_spi(Driving) extension UIOpenURLContext {
  /// A URL with the sender the system names.
  public static func make(
    _ url: URL,
    sourceApplication: String? = nil,
    openInPlace: Bool = false
  ) -> UIOpenURLContext {
    UIOpenURLContext(
      url: url,
      options: UIScene.OpenURLOptions(
        sourceApplication: sourceApplication,
        openInPlace: openInPlace
      )
    )
  }
}

@_spi(Driving) extension NSUserActivity {
  /// The activity of a universal link.
  public static func browsing(_ url: URL) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }
}

@_spi(Driving) extension UIScene {
  /// The scene comes to the front.
  public func becomeActive() {
    guard activationState != .foregroundActive else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
  }

  /// Something covers the scene, such as a call: it stays in front and receives no events.
  public func resignActive() {
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillResignActive(self)
  }

  /// The scene goes behind.
  public func enterBackground() {
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillResignActive(self)
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
  }

  /// The system hands URLs to the connected scene, all in one call.
  public func deliver(_ urls: URL..., sourceApplication: String? = nil) {
    let contexts = urls.map { UIOpenURLContext.make($0, sourceApplication: sourceApplication) }
    delegate?.scene(self, openURLContexts: Set(contexts))
  }

  /// The system hands an activity to the connected scene.
  public func deliver(_ activity: NSUserActivity) {
    delegate?.scene(self, continue: activity)
  }

  /// The system hands an intent to the scene, or else to the intent itself.
  public func perform(_ intent: any UISceneAppIntent) {
    guard let delegate = delegate as? any AppIntentSceneDelegate else {
      intent.performNavigation(forScene: self)
      return
    }
    delegate.scene(self, willPerformAppIntent: intent)
  }
}

@_spi(Driving) extension UIWindowScene {
  /// A person chooses a quick action; nil when the app never answers.
  @discardableResult public func perform(_ item: ShortcutItem) -> Bool? {
    var answer: Bool?
    (delegate as? any UIWindowSceneDelegate)?
      .windowScene(self, performActionFor: item) { answer = $0 }
    return answer
  }
}
