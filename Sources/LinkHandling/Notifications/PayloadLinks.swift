public import LinkPatterns
public import LinkRouting

/// Reads the URL of a notification from the places in its payload that the app names.
///
/// The URL is unchecked text for a ``LinkDelivery`` of source `notification`; reading opens nothing.
public struct PayloadLinks: Equatable, Sendable {
  /// The places where URLs are looked for, in order.
  public let readers: [PayloadReader]

  /// The prefix that completes a path, such as `/leagues/1`; `nil` when paths are refused.
  public let pathPrefix: LinkPrefix?

  /// Creates a reader of payloads.
  ///
  /// - Parameters:
  ///   - readers: The places where URLs are looked for. The first that is not empty counts.
  ///   - pathPrefix: The prefix that completes a path. `nil` refuses paths, and so
  ///     does a domain with `*`, which is no single host.
  public init(_ readers: PayloadReader..., pathPrefix: LinkPrefix? = nil) {
    self.readers = readers
    self.pathPrefix = pathPrefix
  }

  /// Reads the URL of a payload.
  ///
  /// - Returns: The URL, unchecked; `nil` when none of the places holds anything.
  /// - Throws: `LinkFailure` – `.malformedPayload`, which names the place and what is wrong there, not the value.
  /// - Complexity: O(*n*), *n* = number of keys of all readers.
  public func url(in payload: PayloadValue) throws(LinkFailure) -> String? {
    for reader in readers {
      switch payload[reader.keyPath] {
      case nil, .null, .text(""): continue
      case .text(let text): return try completed(text, reader)
      default: throw Self.malformed(reader, "a value that is no text; expected a URL")
      }
    }
    return nil
  }

  /// Reads the URL of a `userInfo` dictionary from the system.
  ///
  /// - Returns: The URL, unchecked; `nil` when none of the places holds anything.
  /// - Throws: `LinkFailure` – as ``url(in:)``.
  /// - Complexity: O(*n*), *n* = number of values.
  public func url(inUserInfo userInfo: [AnyHashable: Any]) throws(LinkFailure) -> String? {
    try url(in: PayloadValue(userInfo: userInfo))
  }

  /// Completes a path.
  private func completed(_ text: String, _ reader: PayloadReader) throws(LinkFailure) -> String {
    guard text.utf8.first == UInt8(ascii: "/") else { return text }
    // `//evil.example/a` would name another host; some URL parsers read `/\` the same way.
    let second = text.utf8.dropFirst().first
    guard second != UInt8(ascii: "/"), second != UInt8(ascii: "\\") else {
      throw Self.malformed(reader, "'//' at the start; expected a URL or a path")
    }
    guard let pathPrefix, pathPrefix.isPrintable else {
      let found = "a path; expected a URL, since no prefix completes paths"
      throw Self.malformed(reader, found)
    }
    return pathPrefix.host == nil
      ? "\(pathPrefix.scheme):\(text)"
      : "\(pathPrefix.scheme)://\(pathPrefix.authority)\(text)"
  }

  private static func malformed(_ reader: PayloadReader, _ found: String) -> LinkFailure {
    let place = "'\(reader.place)' (\(reader.name))"
    return LinkFailure(.malformedPayload, subject: place, found: .name(found))
  }
}

extension PayloadLinks {
  /// Returns an identity that distinguishes one response to a notification from others.
  ///
  /// A repeating request causes many notifications, which the date distinguishes.
  ///
  /// - Parameters:
  ///   - request: The identifier of the request.
  ///   - date: When the notification was delivered, in seconds.
  ///   - action: The identifier of the action that the person chose.
  /// - Returns: A text that is the same for repeated deliveries of one response.
  public static func identity(request: String, date: Double, action: String) -> String {
    "notification \(request) \(date) \(action)"
  }
}

/// The place where a service puts the URL of a notification: a path of keys in the payload.
///
/// Only named places are read: a payload can hold URLs that are not for opening, and only the app knows
/// which services it uses.
public struct PayloadReader: Equatable, Sendable {
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
