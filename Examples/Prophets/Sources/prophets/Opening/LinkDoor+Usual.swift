import DeepLinking

extension LinkDoor {
  /// The door that the system uses for a URL.
  static func usual(for url: String, isCold: Bool) -> LinkDoor {
    if isCold { return .connection }
    return isOfWeb(url) ? .userActivity : .openURL
  }
}

extension LinkSource {
  /// The origin that an app states for a URL that came through a door.
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
private func isOfWeb(_ url: String) -> Bool {
  (try? LinkURL(url))?.isWeb ?? false
}
