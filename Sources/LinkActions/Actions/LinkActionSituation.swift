public import LinkRouting

/// The occasion on which an action is asked for.
///
/// It is stated by the code that receives the occasion, never by what is received.
public enum LinkActionSituation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The app's own code asks for it.
  case manual

  /// The person tapped a notification.
  case launchedFromPush

  /// A notification arrived while the app was in use.
  case foregroundPush

  /// A notification arrived while the app was in the background.
  case backgroundPush

  /// A page in a web view asks for it.
  case webViewInvocation

  /// The person tapped a button of a notification that brings the app to the front.
  case foregroundButton

  /// The person tapped a button of a notification that leaves the app in the background.
  case backgroundButton
}

extension LinkActionSituation {
  /// Whether nothing that is done now would be seen.
  package var isBackground: Bool { self == .backgroundPush || self == .backgroundButton }

  /// Whether the person tapped a notification or one of its buttons.
  public var isTap: Bool {
    switch self {
    case .launchedFromPush, .foregroundButton, .backgroundButton: true
    case .manual, .foregroundPush, .backgroundPush, .webViewInvocation: false
    }
  }

  /// Where a link comes from that an action opens in this situation.
  ///
  /// ``LinkActionSituation/manual`` gives `app`, which a URL cannot claim: it then counts as `content`.
  public var source: LinkSource {
    switch self {
    case .manual: .app
    case .webViewInvocation: .content
    case .launchedFromPush, .foregroundPush, .backgroundPush, .foregroundButton, .backgroundButton:
      .notification
    }
  }
}
