@_spi(Driving) public import AppleFoundationStandIn

/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  /// Whether a scene runs.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive = 0
    /// In front, receiving no events.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// The session, which outlives the scene.
  public let session: UISceneSession

  /// Who reacts to the scene's events.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene runs.
  public internal(set) var activationState = ActivationState.unattached

  /// The name of the scene in the app switcher.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene; the system does.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  // Apple: uikit/uiscene/open(_:options:completionhandler:), 2026-11-22
  /// Asks the system to open a URL.
  open func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let accepted = UIApplication.shared.systemOpens(
      url,
      universalLinksOnly: options?.universalLinksOnly ?? false
    )
    Task { @MainActor in completion?(accepted) }
  }
}

extension UIScene {
  /// How a scene is to come to the front; not modelled.
  @MainActor open class ActivationRequestOptions: NSObject {}
}

// Apple: uikit/uiscenesessionactivationrequest-swift.struct (iOS 17), 2026-11-22
/// Asks for a scene.
@MainActor public struct UISceneSessionActivationRequest {
  /// The session that is to come to the front; nil for a new one.
  public let session: UISceneSession?

  /// What the scene is to do.
  public let userActivity: NSUserActivity?

  // Apple: …/init(role:useractivity:options:), 2026-11-22
  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?
  ) {
    session = nil
    self.userActivity = userActivity
  }

  // Apple: …/init(session:useractivity:options:), 2026-11-22
  /// Asks for a scene that is there.
  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
  }
}

/// A scene that shows windows.
@MainActor open class UIWindowScene: UIScene {
  /// Whether no other scene of the app is in front of it.
  @_spi(Driving) public var isFrontmost = true

  /// The windows, which the app keeps.
  private var weakWindows: [WeakWindow] = []

  /// The windows of the scene.
  open var windows: [UIWindow] { weakWindows.compactMap(\.window) }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Takes a window in.
  func add(_ window: UIWindow) {
    weakWindows.append(WeakWindow(window: window))
  }

  /// A window that is not kept.
  private struct WeakWindow {
    /// The window while the app keeps it.
    weak var window: UIWindow?
  }
}

/// What the system keeps of a scene.
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene while it is connected.
  public internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public let role: Role

  /// The identifier, the same in the next launch.
  public let persistentIdentifier: String

  // Apple: uikit/uiscenesession/configuration, 2026-11-24
  /// What the scene is made with.
  public var configuration: UISceneConfiguration

  /// What restores the scene.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps of the scene.
  open var userInfo: [String: Any]?

  /// Creates a session; apps cannot.
  @_spi(Driving) public init(persistentIdentifier: String, role: Role = .windowApplication) {
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

// Apple: uikit/uisceneconfiguration, 2026-11-24
/// What a scene is made with.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name in the Info.plist.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
