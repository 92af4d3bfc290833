@_spi(Driving) public import AppleFoundationStandIn

// Apple: uikit/uiapplicationshortcutitem (not tvOS), 2026-11-22
/// A quick action of the Home Screen.
open class ShortcutItem: NSObject {
  /// What the app calls the action.
  public let type: String

  /// The title.
  public let localizedTitle: String

  /// The text below the title.
  public let localizedSubtitle: String?

  /// What the app needs to perform the action.
  public let userInfo: [String: any NSSecureCoding]?

  /// The scene that is to react, compared with its conditions.
  open var targetContentIdentifier: Any?

  // Apple: …/init(type:localizedtitle:localizedsubtitle:icon:userinfo:), 2026-11-21
  /// Creates a quick action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }

  // Apple: uikit/uiapplicationshortcutitem/init(type:localizedtitle:), 2026-11-21
  /// Creates a quick action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The quick action, by its name; the models use the one of the class, which is everywhere.
@available(tvOS, unavailable)
public typealias UIApplicationShortcutItem = ShortcutItem

/// The icon of a quick action: here only that it is there.
open class UIApplicationShortcutIcon: NSObject {}

/// The app as the system sees it.
@MainActor open class UIApplication: UIResponder {
  // Apple: uikit/uiapplication/openexternalurloptionskey, 2026-11-21
  /// How the system is to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    // Apple: uikit/uiapplication/openexternalurloptionskey/universallinksonly, 2026-11-21
    /// Whether only an app may open the URL, never the browser.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  // Apple: uikit/uiapplication/openurloptionskey (iOS 9 – 26), 2026-11-21
  /// Who asked the app delegate to open a URL, and how.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that asked.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )

    /// What a document interaction brought along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")

    /// Whether a file is to be opened where it lies.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")

    // Apple: …/shortcutitem (iOS 3 – 26; not tvOS), 2026-11-22
    /// A quick action.
    @available(tvOS, unavailable)
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  // Apple: uikit/uiapplication/opensettingsurlstring, 2026-11-22
  /// The URL of the app's own page in the system's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Who reacts to the app's events.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected.
  public internal(set) var connectedScenes: Set<UIScene> = []

  /// What the system does with a URL; false is "no app opens it".
  var systemAccepts: @MainActor (URL, _ universalLinksOnly: Bool) -> Bool = { _, _ in true }

  /// The URLs that the system was asked to open.
  var handedToSystem: [URL] = []

  /// Whether the app may have several scenes.
  public internal(set) var supportsMultipleScenes = true

  /// What the app asked for: new scenes, and scenes to come to the front.
  var sceneRequests: [(session: UISceneSession?, activity: NSUserActivity?)] = []

  /// What the system says to such requests; nil is that it does as asked.
  var sceneRefusal: (any Error)?

  // Apple: uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:) (iOS 13 – 27), 2026-11-22
  /// Asks for a scene, or that one comes to the front.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneRequests.append((sceneSession, userActivity))
    if let sceneRefusal { errorHandler?(sceneRefusal) }
  }

  // Apple: uikit/uiapplication/activatescenesession(for:errorhandler:) (iOS 17), 2026-11-22
  /// Asks for a scene, or that one comes to the front.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session,
      userActivity: request.userActivity,
      options: nil,
      errorHandler: errorHandler
    )
  }

  /// What was copied in this app.
  let pasteboard = Pasteboard()

  /// The app of the test that runs, so that tests beside each other share none.
  enum Scope {
    /// The app, inside a scope.
    @TaskLocal static var application: UIApplication?
  }

  /// The app of everything outside a scope.
  private static let fallback = UIApplication()

  // Apple: uikit/uiapplication/shared (not in extensions), 2026-11-22
  /// The app.
  @available(iOSApplicationExtension, unavailable)
  open class var shared: UIApplication { Scope.application ?? fallback }

  /// Asks whether some app opens a URL.
  open func canOpenURL(_ url: URL) -> Bool {
    systemAccepts(url, false)
  }

  // Apple: uikit/uiapplication/open(_:options:completionhandler:), 2026-11-21
  /// Asks the system to open a URL; the completion comes later.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let accepted = systemOpens(
      url,
      universalLinksOnly: options[.universalLinksOnly] as? Bool ?? false
    )
    Task { @MainActor in completion?(accepted) }
  }

  /// Lets the system decide about a URL.
  func systemOpens(_ url: URL, universalLinksOnly: Bool) -> Bool {
    let accepted = systemAccepts(url, universalLinksOnly)
    if accepted { handedToSystem.append(url) }
    return accepted
  }
}

/// What takes part in continuing an activity.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}

/// Reacts to the events of the app; every method is optional.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Tells that the app has launched; false keeps a URL or quick action from the delegates.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // Apple: …/application(_:configurationforconnecting:options:), 2026-11-24
  /// Asks what a scene is to be made with.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Asks to open a URL; not called in an app with scenes.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks to continue an activity; not called in an app with scenes.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

// What happens without an implementation.
extension UIApplicationDelegate {
  /// The app launches.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// The scene is made as the Info.plist says.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// The URL is not opened.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// The activity is not continued.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
}
