public import LinkPatterns

/// A navigation of a page in a web view that is about to begin.
public struct WebNavigation: Hashable, Sendable {
  /// The URL, unchecked.
  public let url: String

  /// Whether the person tapped a link, rather than the page navigating by itself.
  public let isActivated: Bool

  /// The frame that navigates, as it was at that moment.
  public let frame: WebPageFrame

  /// Describes a navigation.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - isActivated: Whether the person tapped a link.
  ///   - frame: The frame that navigates.
  public init(to url: String, isActivated: Bool, from frame: WebPageFrame) {
    self.url = url
    self.isActivated = isActivated
    self.frame = frame
  }
}

/// The decision about a navigation of a page.
public enum WebDecision<Link: DeepLink>: Hashable, Sendable {
  /// The web view loads it.
  case load

  /// The app opens it: pass the delivery to the handler, and cancel the navigation.
  case open(LinkDelivery<Link>)

  /// The system opens it, in another app; cancel the navigation.
  case handOver(LinkURL)

  /// It is refused: cancel the navigation.
  case refuse(LinkFailure)
}

/// Decides about the links in content, such as web pages or rich messages in HTML.
///
/// A link of the app is opened from the source `content` and only when the person
/// tapped it in the main frame. The type doesn't depend on a web view.
public struct LinkWebContent<Link: DeepLink>: Sendable {
  /// The router.
  private let router: LinkRouter<Link>

  /// The schemes of other apps that a tapped link may open.
  private let handedOver: Set<String>

  /// The effects of links that content may open.
  private let effects: Set<LinkEffect>

  /// Whether a tapped link may open the app's page in the system's settings.
  private let opensSettings: Bool

  /// Describes content.
  ///
  /// - Parameters:
  ///   - router: The routes of the app's links.
  ///   - handedOver: The schemes of other apps that a tapped link may open: `mailto`, `tel`.
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

  /// Decides about a navigation.
  ///
  /// - Parameter navigation: The URL, and how the navigation began.
  /// - Returns: `.open` for a link whose route is open to `content`; `.load` for other pages over https,
  ///   unless their URLs have a user name, or a host that URL parsers may read differently; `.refuse` for
  ///   anything else that is not listed.
  /// - Complexity: As `LinkRouter.match(_:from:)`.
  public func decision(on navigation: WebNavigation) -> WebDecision<Link> {
    let delivery = LinkDelivery<Link>(url: navigation.url, source: .content, entryPoint: .page)
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
      // A page's URL may have parts that no link of the app has.
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

  /// Whether an error is about a port or a number of parts that are allowed for pages.
  private static func isOfPagesAlone(_ code: LinkURLError.Code) -> Bool {
    [.port, .tooManySegments, .tooManyQueryItems].contains(code)
  }

  /// Decides about a link of the app.
  private func opening(
    _ match: LinkMatch<Link>.Match,
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

  /// The failure of a navigation that a page began without a person.
  private func gesture(refusing navigation: WebNavigation) -> LinkFailure? {
    guard navigation.frame.isMainFrame else { return LinkFailure(.notMainFrame) }
    return navigation.isActivated ? nil : LinkFailure(.notActivated)
  }

  /// The failure of a scheme that a page may not navigate to.
  private static func scheme(of text: String) -> LinkFailure {
    let scheme = String(decoding: text.utf8.prefix(32).prefix { $0 != 58 }, as: UTF8.self)
    return LinkFailure(
      .schemeNotAllowed,
      expected: .name("https"),
      found: .value(scheme)
    )
  }
}
