import LinkRouting

extension LinkDelivery {
  /// Describes what a person did with a notification, when its payload has a URL.
  ///
  /// Fails for a payload without a URL. In an app of UIKit, `SceneLinks` makes such deliveries; in
  /// one of SwiftUI, the delegate of the notification center does, and hands them to the handler.
  ///
  /// - Parameters:
  ///   - payload: The payload: `PayloadValue(userInfo:)` of what the system hands over.
  ///   - links: Where URLs are looked for.
  ///   - identity: What tells this response from others: ``PayloadLinks/identity(request:date:action:)``.
  ///   - isCold: Whether it started the app or connected the scene.
  /// - Throws: ``PayloadError`` – as ``PayloadLinks/url(in:)``.
  public init?(
    notification payload: PayloadValue,
    read links: PayloadLinks,
    identity: String,
    isCold: Bool = false
  ) throws(PayloadError) {
    guard let url = try links.url(in: payload) else { return nil }
    self.init(
      url: url,
      source: .notification,
      entryPoint: .notification,
      isCold: isCold,
      identity: identity
    )
  }
}

extension PayloadLinks {
  /// What tells one response to a notification from others.
  ///
  /// A request that repeats is one request and many notifications, which the date tells apart.
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
