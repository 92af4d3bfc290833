@_spi(Driving) public import AppleFoundationStandIn
public import UserNotificationsStandIn

/// A URL that the app is to open, and who asked.
@MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  // Apple: uikit/uiopenurlcontext/options, 2026-11-21
  /// Who asked, and how to open.
  public let options: UIScene.OpenURLOptions

  /// Creates a context; apps cannot.
  @_spi(Driving) public init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}

/// What a tap on an advertisement reports; here only that it is there.
@MainActor open class UIEventAttribution: NSObject {}

/// What stands for CloudKit's share: here only that it is there.
public enum CKShare {
  /// What a person accepts to take part in a share.
  @MainActor public final class Metadata: NSObject {}
}

extension UIScene {
  // Apple: uikit/uiscene/openurloptions, 2026-11-21
  /// Who asked to open a URL, and how.
  @MainActor open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that asked; nil unless it is of the same team.
    public let sourceApplication: String?

    /// What a document interaction brought along.
    public let annotation: Any?

    /// Whether a file is to be opened where it lies.
    public let openInPlace: Bool

    // Apple: uikit/uiscene/openurloptions/eventattribution, 2026-11-21
    /// What a tap on an advertisement reports.
    public let eventAttribution: UIEventAttribution?

    /// Creates options; apps cannot.
    @_spi(Driving) public init(
      sourceApplication: String? = nil,
      annotation: Any? = nil,
      openInPlace: Bool = false,
      eventAttribution: UIEventAttribution? = nil
    ) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      self.eventAttribution = eventAttribution
      super.init()
    }
  }

  // Apple: uikit/uiscene/openexternalurloptions, 2026-11-21
  /// How the system is to open a URL.
  @MainActor open class OpenExternalURLOptions: NSObject {
    // Apple: uikit/uiscene/openexternalurloptions/universallinksonly, 2026-11-21
    /// Whether only an app may open the URL, never the browser.
    open var universalLinksOnly = false

    /// What a tap on an advertisement reports.
    open var eventAttribution: UIEventAttribution?

    /// Creates options.
    public override init() { super.init() }
  }

  // Apple: uikit/uiscene/connectionoptions, 2026-11-21
  /// Why the system created a scene: all nine sources of the iOS 27 SDK.
  @MainActor open class ConnectionOptions: NSObject {
    /// URLs to open: custom schemes, files, any URL of a widget.
    public let urlContexts: Set<UIOpenURLContext>

    // Apple: uikit/uiscene/connectionoptions/useractivities (iOS 13), 2026-11-21
    /// Activities to continue, universal links among them; never Handoff.
    public let userActivities: Set<NSUserActivity>

    // Apple: uikit/uiscene/connectionoptions/shortcutitem (iOS 13; not tvOS), 2026-11-22
    /// The quick action that was chosen.
    @available(tvOS, unavailable)
    public var shortcutItem: ShortcutItem? { storedShortcutItem }

    // Apple: uikit/uiscene/connectionoptions/notificationresponse (iOS 13; not tvOS), 2026-11-22
    /// What a person did with a notification.
    @available(tvOS, unavailable)
    public var notificationResponse: NotificationResponse? { storedResponse }

    // Apple: uikit/uiscene/connectionoptions/handoffuseractivitytype (iOS 13), 2026-11-21
    /// The type of an activity from another device, which arrives later.
    public let handoffUserActivityType: String?

    /// The share to accept.
    public let cloudKitShareMetadata: CKShare.Metadata?

    /// The bundle identifier of the app that asked for the scene.
    public let sourceApplication: String?

    /// What `shortcutItem` returns.
    private let storedShortcutItem: ShortcutItem?

    /// What `notificationResponse` returns.
    private let storedResponse: NotificationResponse?

    /// What `appIntent` returns.
    private let storedAppIntent: (any UISceneAppIntent)?

    /// What `sceneAccessoryUserInfo` returns.
    private let storedSceneAccessoryUserInfo: Any?

    // Apple: uikit/uiscene/connectionoptions/appintent, 2026-11-21
    /// The intent that is about to be performed; it is also delivered after connection.
    @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
    public var appIntent: (any UISceneAppIntent)? { storedAppIntent }

    // Apple: uikit/uiscene/connectionoptions/sceneaccessoryuserinfo, 2026-11-21
    /// What an accessory of another scene brought along.
    @available(iOS 27.0, *)
    public var sceneAccessoryUserInfo: Any? { storedSceneAccessoryUserInfo }

    /// Creates options; apps cannot.
    @_spi(Driving) public init(
      urlContexts: Set<UIOpenURLContext> = [],
      userActivities: Set<NSUserActivity> = [],
      shortcutItem: ShortcutItem? = nil,
      notificationResponse: NotificationResponse? = nil,
      handoffUserActivityType: String? = nil,
      cloudKitShareMetadata: CKShare.Metadata? = nil,
      sourceApplication: String? = nil,
      appIntent: (any UISceneAppIntent)? = nil,
      sceneAccessoryUserInfo: Any? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      storedShortcutItem = shortcutItem
      storedResponse = notificationResponse
      self.handoffUserActivityType = handoffUserActivityType
      self.cloudKitShareMetadata = cloudKitShareMetadata
      self.sourceApplication = sourceApplication
      storedAppIntent = appIntent
      storedSceneAccessoryUserInfo = sceneAccessoryUserInfo
      super.init()
    }
  }
}
