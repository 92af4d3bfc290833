public import LinkHandling
public import LinkPatterns
public import LinkRouting

/// A URL that a page in a web view is about to go to.
public struct WebNavigation: Hashable, Sendable {
  /// The URL, unchecked.
  public let url: String

  /// Whether the person tapped a link, so that the page did not go there by itself.
  public let isActivated: Bool

  /// The frame that goes there, as it was at that moment.
  public let frame: WebPageFrame

  /// Describes where a page is about to go.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - isActivated: Whether the person tapped a link.
  ///   - frame: The frame that goes there.
  public init(to url: String, isActivated: Bool, from frame: WebPageFrame) {
    self.url = url
    self.isActivated = isActivated
    self.frame = frame
  }
}

/// What becomes of a URL that a page is about to go to.
public enum WebDecision<Link: DeepLink>: Equatable, Sendable {
  /// The web view loads it.
  case load

  /// The app opens it: give the delivery to the handler, and cancel the navigation.
  case open(LinkDelivery<Link>)

  /// The system opens it, in another app; cancel the navigation.
  case handOver(LinkURL)

  /// Nothing: cancel the navigation.
  case refuse(LinkFailure)
}

/// Decides about the links in content that the app shows, such as rich messages in HTML.
///
/// A link of the app is opened from the source `content`, the least trusted, and only when the person
/// tapped it in the page itself. It is a value without a web view.
public struct LinkWebContent<Link: DeepLink>: Sendable {
  /// The table.
  private let router: LinkRouter<Link>

  /// The schemes of other apps that a tapped link may lead to.
  private let handedOver: Set<String>

  /// The effects of links that content may open.
  private let effects: Set<LinkEffect>

  /// Whether a tapped link may open the app's page in the system's settings.
  private let opensSettings: Bool

  /// Describes content.
  ///
  /// - Parameters:
  ///   - router: The routes of the app's links.
  ///   - handedOver: The schemes of other apps that a tapped link may lead to: `mailto`, `tel`.
  ///   - effects: The effects of links that content may open.
  ///   - opensSettings: Whether a tapped link may open the app's page in the system's settings. The
  ///     handler's policy must admit `content`, too.
  public init(
    router: LinkRouter<Link>,
    handedOver: Set<String> = [],
    effects: Set<LinkEffect> = [.navigate],
    opensSettings: Bool = false
  ) {
    self.router = router
    self.handedOver = handedOver
    self.effects = effects
    self.opensSettings = opensSettings
  }

  /// Decides what becomes of a URL.
  ///
  /// - Parameter navigation: The URL, and how the page came to go there.
  /// - Returns: `.open` for a link whose route is open to `content`; `.load` for other pages by https,
  ///   unless their URLs have a user name, or a host that readers of URLs may take for another; `.refuse` for all
  ///   else that is not listed.
  /// - Complexity: As `LinkRouter.match(_:from:)`.
  public func decision(on navigation: WebNavigation) -> WebDecision<Link> {
    let delivery = LinkDelivery<Link>(url: navigation.url, source: .content, entryPoint: .content)
    if opensSettings, SettingsLink.matches(navigation.url) {
      return gesture(refusing: navigation).map { .refuse($0) } ?? .open(delivery)
    }
    let match = router.match(navigation.url, from: .content)
    if case .matched(let match) = match { return opening(match, delivery, navigation) }
    if ["about:blank", "about:srcdoc"].contains(navigation.url) { return .load }
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(navigation.url, limits: router.limits)
    } catch {
      guard navigation.url.utf8.prefix(6).elementsEqual("https:".utf8) else {
        return .refuse(Self.scheme(of: navigation.url))
      }
      // A page may have what no link of the app has.
      return Self.isOfPagesAlone(error.code) ? .load : .refuse(LinkFailure(error))
    }
    if url.scheme == "https" { return .load }
    switch match {
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason):
      guard router.prefixes.contains(where: { $0.scheme == url.scheme }) else { break }
      return .refuse(reason)
    case .matched: break
    }
    guard handedOver.contains(url.scheme) else { return .refuse(Self.scheme(of: url.scheme)) }
    return gesture(refusing: navigation).map { .refuse($0) } ?? .handOver(url)
  }

  /// Whether an error is about a port or a number of parts that a page may have.
  private static func isOfPagesAlone(_ code: LinkURLError.Code) -> Bool {
    [.port, .tooManySegments, .tooManyQueryItems].contains(code)
  }

  /// Decides about a link of the app.
  private func opening(
    _ match: MatchedLink<Link>,
    _ delivery: LinkDelivery<Link>,
    _ navigation: WebNavigation
  ) -> WebDecision<Link> {
    if let reason = gesture(refusing: navigation) {
      return match.url.isWeb ? .load : .refuse(reason)
    }
    let effect = router.requirements(of: match.link).effect
    return effects.contains(effect)
      ? .open(delivery) : .refuse(LinkFailure(effect: effect, allowed: effects))
  }

  /// Why what a page does is not what a person did.
  private func gesture(refusing navigation: WebNavigation) -> LinkFailure? {
    guard navigation.frame.isMainFrame else { return LinkFailure(.notMainFrame) }
    return navigation.isActivated ? nil : LinkFailure(.notActivated)
  }

  /// Says that a page may not lead to a URL of a kind.
  private static func scheme(of text: String) -> LinkFailure {
    let scheme = String(decoding: text.utf8.prefix(32).prefix { $0 != 58 }, as: UTF8.self)
    return LinkFailure(
      .schemeNotAllowed,
      expected: .name("https"),
      found: .value(scheme)
    )
  }
}
