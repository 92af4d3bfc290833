/// The situation in which an action is called.
///
/// The code that receives a request states it; the request can't.
public enum LinkActionSituation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The app's own code calls the action.
  case manual

  /// The person tapped a notification.
  case launchedFromPush

  /// A notification arrived while the app was in use.
  case foregroundPush

  /// A notification arrived while the app was in the background.
  case backgroundPush

  /// A page in a web view calls the action.
  case webViewInvocation

  /// The person tapped a button of a notification that brings the app to the front.
  case foregroundButton

  /// The person tapped a button of a notification that leaves the app in the background.
  case backgroundButton
}

extension LinkActionSituation {
  /// Whether the app is in the background, so that nothing would be visible.
  var isBackground: Bool { self == .backgroundPush || self == .backgroundButton }

  /// Whether the person tapped a notification or one of its buttons.
  public var isTap: Bool {
    switch self {
    case .launchedFromPush, .foregroundButton, .backgroundButton: true
    case .manual, .foregroundPush, .backgroundPush, .webViewInvocation: false
    }
  }

  /// The source of a link that an action opens in this situation.
  ///
  /// ``LinkActionSituation/manual`` has the source `app`, which a URL cannot claim, so it counts as `content`.
  public var source: LinkSource {
    switch self {
    case .manual: .app
    case .webViewInvocation: .content
    case .launchedFromPush, .foregroundPush, .backgroundPush, .foregroundButton, .backgroundButton:
      .notification
    }
  }
}
