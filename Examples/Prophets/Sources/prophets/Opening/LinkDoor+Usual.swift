import DeepLinking

extension LinkDoor {
  /// The door that the system uses for a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - isCold: Whether it starts the app.
  /// - Returns: The connection for a cold URL, a user activity for the web, else an opened URL.
  static func usual(for url: String, isCold: Bool) -> LinkDoor {
    if isCold { return .connection }
    return isOfWeb(url) ? .userActivity : .openURL
  }
}

extension LinkSource {
  /// The origin that an app states for a URL that came through a door.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - door: The door.
  /// - Returns: The origin; it follows from the door, not from anything that the URL says of itself
  ///   but whether it is of the web.
  static func usual(for url: String, through door: LinkDoor) -> LinkSource {
    switch door {
    case .notification: .notification
    case .shortcut: .quickAction
    case .intent: .intent
    case .content: .content
    default: isOfWeb(url) ? .universalLink : .customScheme
    }
  }
}

/// Tells whether a URL is of the web.
///
/// - Parameter url: The URL, unchecked.
/// - Returns: `true` for `http:` and `https:`; `false` also for what is no URL.
private func isOfWeb(_ url: String) -> Bool {
  (try? LinkURL(url))?.isWeb ?? false
}
