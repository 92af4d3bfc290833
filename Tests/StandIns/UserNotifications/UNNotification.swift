@_exported public import Foundation

// Apple: usernotifications/unnotificationdefaultactionidentifier (not tvOS), 2026-11-22
/// The action of a person who opened the app from the notification.
@available(tvOS, unavailable)
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of a person who dismissed the notification.
@available(tvOS, unavailable)
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notification shows and carries.
open class UNNotificationContent: NSObject {
  /// The title of a notification.
  public fileprivate(set) var title = ""

  /// The text of a notification.
  public fileprivate(set) var body = ""

  /// The identifier of the category, which fixes the actions.
  public fileprivate(set) var categoryIdentifier = ""

  /// The scene that is to react, compared with its conditions.
  public fileprivate(set) var targetContentIdentifier: String?

  /// What `userInfo` returns.
  fileprivate var storedUserInfo: [AnyHashable: Any] = [:]

  // Apple: usernotifications/unnotificationcontent/userinfo (not tvOS), 2026-11-22
  /// What the sender put beside `aps`.
  @available(tvOS, unavailable)
  public var userInfo: [AnyHashable: Any] { storedUserInfo }
}

/// Content that the app fills in.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// The title of a notification.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The text of a notification.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// The identifier of the category, which fixes the actions.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// The scene that is to react, compared with its conditions.
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  /// What the sender put beside `aps`.
  @available(tvOS, unavailable)
  public override var userInfo: [AnyHashable: Any] {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }
}

/// What makes the system deliver a notification; the model has none but push.
open class UNNotificationTrigger: NSObject {}

/// The trigger of a notification that came from the server.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A request to show a notification.
open class UNNotificationRequest: NSObject {
  /// The identifier of the request, unique within the app.
  public let identifier: String

  /// What to show.
  public let content: UNNotificationContent

  /// What led to it; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
  /// When it was delivered.
  public let date: Date

  /// What was requested.
  public let request: UNNotificationRequest

  /// Creates a delivered notification; apps cannot.
  @_spi(Driving) public init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

// Apple: usernotifications/unnotificationresponse (not tvOS), 2026-11-22
/// What a person did with a notification.
open class NotificationResponse: NSObject {
  /// The action that was chosen.
  public let actionIdentifier: String

  /// The notification it was chosen on.
  public let notification: UNNotification

  /// The scene that is to react, an object of another framework.
  @_spi(Driving) public weak var target: AnyObject?

  /// Creates a response; apps cannot.
  @_spi(Driving) public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The response, by its name; the models use the one of the class, which is everywhere.
@available(tvOS, unavailable)
public typealias UNNotificationResponse = NotificationResponse
