/// The device and the browser that a page is made for.
///
/// It is read from the text that browsers send. A wrong guess shows other buttons, never another link.
public struct LinkPageVisitor: Hashable, Sendable {
  /// The kinds of systems that pages differ for.
  public enum System: Hashable, Sendable, CaseIterable {
    /// An iPhone or iPad.
    case apple

    /// A phone or tablet with Android.
    case android

    /// A Mac, or an iPad that asks for pages as a Mac does.
    case mac

    /// Any other computer.
    case desktop
  }

  /// The system.
  public var system: System

  /// Whether the page is shown inside another app, which often keeps its links from opening apps.
  public var isInAppBrowser: Bool

  /// Describes a visitor.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - isInAppBrowser: Whether the page is shown inside another app.
  public init(system: System, isInAppBrowser: Bool = false) {
    (self.system, self.isInAppBrowser) = (system, isInAppBrowser)
  }

  /// Reads what a browser says of itself.
  ///
  /// - Parameter userAgent: The value of the header `User-Agent`; `nil` without one.
  public init(userAgent: String?) {
    let text = userAgent ?? ""
    let has = { (mark: String) in text.contains(mark) }
    if has("iPhone") || has("iPad") || has("iPod") {
      system = .apple
    } else if has("Android") {
      system = .android
    } else if has("Macintosh") {
      system = .mac
    } else {
      system = .desktop
    }
    let isPhone = system == .apple || system == .android
    isInAppBrowser =
      isPhone && (Self.inAppMarks.contains(where: has) || (system == .android && has("; wv)")))
  }

  /// What apps that show web pages write of themselves, as of November 2026.
  private static let inAppMarks = [
    "FBAN", "FBAV", "FB_IAB", "Instagram", "Line/", "Twitter for", "TikTok", "BytedanceWebview",
    "musical_ly", "LinkedInApp", "Snapchat", "Pinterest/", "MicroMessenger", "GSA/", "KAKAOTALK",
    "NAVER(inapp", "Telegram-Android", "Barcelona ", "RedditIOS",
  ]

  /// Whether the visitor has a phone or tablet in hand, so that no code has to be scanned.
  var isHandheld: Bool { system == .apple || system == .android }

  /// The stores that have apps for the system.
  var stores: [LinkPageStore] {
    switch system {
    case .apple: [.apple]
    case .android: [.google]
    case .mac, .desktop: [.apple, .google]
    }
  }

  /// The store that has apps for the system; the App Store for a computer.
  public var store: LinkPageStore { system == .android ? .google : .apple }
}
