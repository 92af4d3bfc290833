/// The call through which the system delivered a link.
///
/// One tap can come through several entry points; <doc:SourcesAndPayloads> explains when that is one event.
public struct LinkEntryPoint: StringIdentifier {
  /// The name of the entry point, as in JSON output.
  public let rawValue: String

  /// Creates an entry point.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The options of a scene that connects.
  public static let connection = LinkEntryPoint(rawValue: "connection")

  /// A URL that was opened in a running scene, or SwiftUI's `onOpenURL`.
  public static let openURL = LinkEntryPoint(rawValue: "openURL")

  /// A user activity that was continued in a running scene.
  public static let userActivity = LinkEntryPoint(rawValue: "userActivity")

  /// A response to a notification.
  public static let notification = LinkEntryPoint(rawValue: "notification")

  /// A quick action on the app's icon.
  public static let shortcut = LinkEntryPoint(rawValue: "shortcut")

  /// An app intent.
  public static let intent = LinkEntryPoint(rawValue: "intent")

  /// Content that the app shows: a text, a list.
  public static let content = LinkEntryPoint(rawValue: "content")

  /// A web page in the app, whose scripts can do what looks like a person's tap.
  public static let page = LinkEntryPoint(rawValue: "page")

  /// A pending link whose condition was fulfilled.
  public static let resumption = LinkEntryPoint(rawValue: "resumption")

  /// The saved state of the scene from when the app last ran.
  public static let restoration = LinkEntryPoint(rawValue: "restoration")

  /// The app's own code.
  public static let app = LinkEntryPoint(rawValue: "app")
}
