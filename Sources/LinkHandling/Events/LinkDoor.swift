public import LinkNavigation

/// The call by which the system handed a link over.
///
/// One tap can come through several doors; see <doc:Doors> for when that is one event.
public struct LinkDoor: StringIdentifier {
  /// The name of the door, as in JSON output.
  public let rawValue: String

  /// Creates a door.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The options of a scene that connects.
  public static let connection = LinkDoor(rawValue: "connection")

  /// A URL that was opened in a running scene, or SwiftUI's `onOpenURL`.
  public static let openURL = LinkDoor(rawValue: "open-url")

  /// A user activity that was continued in a running scene.
  public static let userActivity = LinkDoor(rawValue: "user-activity")

  /// A response to a notification.
  public static let notification = LinkDoor(rawValue: "notification")

  /// A quick action on the app's icon.
  public static let shortcut = LinkDoor(rawValue: "shortcut")

  /// An app intent.
  public static let intent = LinkDoor(rawValue: "intent")

  /// Content that the app shows.
  public static let content = LinkDoor(rawValue: "content")

  /// A pending link whose condition came true.
  public static let resumption = LinkDoor(rawValue: "resumption")

  /// What was saved of the scene when the app ran last.
  public static let restoration = LinkDoor(rawValue: "restoration")

  /// The app's own code.
  public static let app = LinkDoor(rawValue: "app")
}
