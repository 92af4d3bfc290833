/// Where one service puts the URL of a notification: a path of keys in the payload.
///
/// Nothing is read that is not named: a payload can hold URLs that are not for opening, and which
/// services an app uses, the app knows.
public struct PayloadReader: Equatable, Sendable {
  /// The name of the service, for messages.
  public let name: String

  /// The keys, the outermost first.
  public let keyPath: [String]

  /// Creates a reader of a place of the app's own, or of a service that is not listed here.
  ///
  /// - Parameters:
  ///   - name: The name of the service, for messages.
  ///   - keys: The keys, the outermost first: `"data", "link"`.
  public init(_ name: String, at keys: String...) {
    self.name = name
    keyPath = keys
  }

  /// Airship: the deep-link action, by its short name `^d`.
  ///
  /// Source: Airship SDK, `DeepLinkAction`: registered as `^d` and `deep_link_action`.
  public static let airship = PayloadReader("Airship", at: "^d")

  /// Airship: the deep-link action, by its long name.
  public static let airshipLongName = PayloadReader("Airship", at: "deep_link_action")

  /// Braze: `ab_uri`.
  ///
  /// Source: Braze iOS SDK; `custom_uri` of its API arrives under this key.
  public static let braze = PayloadReader("Braze", at: "ab_uri")

  /// OneSignal: the launch URL, `u` within `custom`.
  ///
  /// Source: OneSignal iOS SDK: `/custom/u`.
  public static let oneSignal = PayloadReader("OneSignal", at: "custom", "u")

  /// The keys as text: `custom.u`.
  public var place: String { keyPath.joined(separator: ".") }
}
