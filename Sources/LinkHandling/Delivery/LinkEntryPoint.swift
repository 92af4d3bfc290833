public import LinkNavigation

/// The call by which the system handed a link over.
///
/// One tap can come through several entry points; see <doc:SourcesAndPayloads> for when that is one event.
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
  public static let openURL = LinkEntryPoint(rawValue: "open-url")

  /// A user activity that was continued in a running scene.
  public static let userActivity = LinkEntryPoint(rawValue: "user-activity")

  /// A response to a notification.
  public static let notification = LinkEntryPoint(rawValue: "notification")

  /// A quick action on the app's icon.
  public static let shortcut = LinkEntryPoint(rawValue: "shortcut")

  /// An app intent.
  public static let intent = LinkEntryPoint(rawValue: "intent")

  /// Content that the app shows.
  public static let content = LinkEntryPoint(rawValue: "content")

  /// A pending link whose condition came true.
  public static let resumption = LinkEntryPoint(rawValue: "resumption")

  /// What was saved of the scene when the app ran last.
  public static let restoration = LinkEntryPoint(rawValue: "restoration")

  /// The app's own code.
  public static let app = LinkEntryPoint(rawValue: "app")
}
