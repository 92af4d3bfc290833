import DeepLinking

extension LinkEntryPoint {
  /// The entry point that the system uses for a URL.
  static func usual(for url: String, isCold: Bool) -> LinkEntryPoint {
    if isCold { return .connection }
    return isOfWeb(url) ? .userActivity : .openURL
  }
}

extension LinkSource {
  /// The source that an app states for a URL that came through an entry point.
  static func usual(for url: String, through entryPoint: LinkEntryPoint) -> LinkSource {
    switch entryPoint {
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
