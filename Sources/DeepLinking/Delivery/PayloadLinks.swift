public import LinkPatterns

/// Reads the URL of a notification from the places in its payload that the app names.
///
/// `links.receive(_:)` reads with it. The URL is unchecked text for a ``LinkDelivery`` of source `notification`; reading
/// opens nothing.
public struct PayloadLinks: Hashable, Sendable {
  /// The places where URLs are looked for, in order.
  public let readers: [PayloadReader]

  /// The prefix that completes a path, such as `/leagues/1`; `nil` when paths are refused.
  public let pathPrefix: LinkPrefix?

  /// Creates a reader of payloads.
  ///
  /// - Parameters:
  ///   - readers: The places where URLs are looked for. The first that is not empty counts.
  ///   - pathPrefix: The prefix that completes a path. `nil` refuses paths, and so
  ///     does a domain with `*`, which is not a single host.
  public init(_ readers: PayloadReader..., pathPrefix: LinkPrefix? = nil) {
    self.readers = readers
    self.pathPrefix = pathPrefix
  }
}

/// The place where a service puts the URL of a notification: a path of keys in the payload.
///
/// Only named places are read: a payload can hold URLs that are not for opening, and only the app knows
/// which services it uses.
public struct PayloadReader: Hashable, Sendable {
  /// The name of the service, for messages.
  public let name: String

  /// The keys, the outermost first.
  public let keyPath: [String]

  /// Creates a reader for the app's own place, or for a service that is not listed here.
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
  public static var airship: Self { PayloadReader("Airship", at: "^d") }

  /// Airship: the deep-link action, by its long name.
  public static var airshipLongName: Self { PayloadReader("Airship", at: "deep_link_action") }

  /// Braze: `ab_uri`.
  ///
  /// Source: Braze iOS SDK; `custom_uri` of its API arrives under this key.
  public static var braze: Self { PayloadReader("Braze", at: "ab_uri") }

  /// OneSignal: the launch URL, `u` within `custom`.
  ///
  /// Source: OneSignal iOS SDK: `/custom/u`.
  public static var oneSignal: Self { PayloadReader("OneSignal", at: "custom", "u") }

  /// The keys as text: `custom.u`.
  public var place: String { keyPath.joined(separator: ".") }
}
