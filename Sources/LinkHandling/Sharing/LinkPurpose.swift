public import LinkRouting

/// What a URL is made for, outside the app.
public enum LinkPurpose: String, Hashable, Sendable, Codable, CaseIterable {
  /// Printed or shown as a QR code, for any camera.
  case qr

  /// Sent by a share sheet.
  case share

  /// Opened by a widget or a Live Activity.
  case widget

  /// Indexed for search on the device.
  case spotlight

  /// Handed to an app intent, such as a shortcut.
  case intent

  /// Offered to the person's other devices while its screen is shown.
  case handoff
}

extension LinkPurpose {
  /// The source that the link has when it is opened.
  ///
  /// A widget's URL has the app's own scheme and arrives through the same call as any other app's, so it
  /// is no more than `scheme`.
  public var source: LinkSource {
    switch self {
    case .qr, .share: .universalLink
    case .widget: .customScheme
    case .spotlight: .spotlight
    case .intent: .intent
    case .handoff: .handoff
    }
  }

  /// Whether the URL must work for people without the app, and so be one of the web.
  package var needsWeb: Bool { self == .qr || self == .share }

  /// Whether other people than the owner of the device see the URL.
  package var isPublic: Bool { needsWeb }

  /// Whether the URL is kept or sent outside of the app, so that it must hold no secret.
  var leavesApp: Bool { isPublic || self == .spotlight || self == .handoff }
}
