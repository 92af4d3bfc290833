public import LinkPatterns

extension LinkRouter {
  /// Prints the URL of a link for a purpose outside the app, or throws why it would not work there.
  ///
  /// - Parameters:
  ///   - link: The link to print.
  ///   - purpose: What the URL is for.
  ///   - prefix: The beginning of the URL; `nil` for the first prefix of the link's route that fits the
  ///     purpose: a domain for other people, else any.
  /// - Returns: A canonical URL that leads back to an equal link. For Spotlight it identifies the item.
  /// - Throws: `LinkFailure` – `.noDomain`, `.noScheme`, `.notOpen`, `.sideEffects`, `.secretShown`, and those of
  ///   `url(for:at:variant:)`.
  /// - Complexity: As `url(for:at:variant:)`.
  public func url(
    for link: Link,
    purpose: LinkPurpose,
    at prefix: LinkPrefix? = nil
  ) throws(LinkFailure) -> LinkURL {
    let candidates = (prefix.map { [$0] } ?? prefixes).filter { $0.isWeb || !purpose.needsWeb }
    return try url(for: link, purpose: purpose, among: candidates)
  }

  /// Prints the URL of a link at the first of some prefixes at which its route is printed.
  func url(
    for link: Link,
    purpose: LinkPurpose,
    among candidates: [LinkPrefix]
  ) throws(LinkFailure) -> LinkURL {
    let (use, source) = (purpose.rawValue, purpose.source)
    let parts = decompose(link)
    // A link that no route prints is said to be one, wherever it would be printed.
    let place =
      candidates.first { prints(parts, at: $0) }
      ?? (hasPrinter(of: parts) ? nil : candidates.first(where: \.isPrintable))
    guard let place else {
      throw LinkFailure(purpose.needsWeb ? .noDomain : .noScheme, subject: use)
    }
    guard isOpen(parts, to: source) else {
      throw LinkFailure(.notOpen, subject: use, expected: .name(source.name))
    }
    let requirements = requirements(of: parts)
    guard requirements.effect.isNavigation else { throw LinkFailure(.sideEffects, subject: use) }
    if purpose.leavesApp,
      let secret = secret(of: parts, requirements)
        ?? engine.parameterWithNestedSecret(of: parts.parts)
    {
      throw LinkFailure(.secretShown, parameter: secret, subject: use)
    }
    return try url(for: parts, at: place)
  }

  /// Returns the Handoff that is offered to a person's other devices while the screen of a link is shown.
  ///
  /// - Returns: `nil` when none of its routes is open to `handoff`, when it has side effects, or when
  ///   one of its values is secret. The page is left out when the link is not open to the web.
  /// - Complexity: As `url(for:at:variant:)`.
  public func activity(of link: Link) -> LinkActivity? {
    guard let url = try? url(for: link, purpose: .handoff) else { return nil }
    return LinkActivity(url: url, page: try? self.url(for: link, purpose: .share))
  }

  /// Returns whether a link may be saved.
  func mayKeep(_ link: Link) -> Bool {
    let parts = decompose(link)
    let requirements = requirements(of: parts)
    guard requirements.effect.isNavigation,
      engine.parameterWithNestedSecret(of: parts.parts) == nil
    else { return false }
    return !routes.contains { route in
      requirements.routes.contains(route.name) && route.parameters.contains { $0.isSecret }
    }
  }

  /// The first secret parameter of a link that has a value.
  private func secret(
    of parts: DecomposedLink<Link>,
    _ requirements: LinkRequirements
  ) -> String? {
    let values = engine.values(of: parts.parts)
    return routes.lazy.filter { requirements.routes.contains($0.name) }
      .flatMap(\.parameters)
      .first { $0.isSecret && values[$0.name] != nil }?
      .name
  }
}

/// The use of a URL outside the app, such as a widget or a QR code.
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
  /// is trusted as much as any other with `customScheme`.
  public var source: LinkSource {
    switch self {
    case .qr, .share: .universalLink
    case .widget: .customScheme
    case .spotlight: .spotlight
    case .intent: .intent
    case .handoff: .handoff
    }
  }

  /// Whether the URL must work for people without the app, and so be a web URL.
  var needsWeb: Bool { self == .qr || self == .share }

  /// Whether the URL is stored or sent outside the app, so that it must hold no secret.
  var leavesApp: Bool { needsWeb || self == .spotlight || self == .handoff }
}

// The codes for links that have no URL for a purpose.
extension LinkFailure.Code {
  /// The link's route has no domain that can be printed, which people without the app need.
  public static let noDomain = Self(
    "noDomain",
    "the link's route has no domain, which '{subject}' needs",
    fix: "Add .domain(\"example.com\") to the prefixes."
  )

  /// The link's route has no scheme.
  public static let noScheme = Self(
    "noScheme",
    "the link's route has no scheme, which '{subject}' needs",
    fix: "Add .scheme(\"example\") to the prefixes."
  )

  /// No route of the link is open to the source that the URL would have, so it would lead nowhere.
  public static let notOpen = Self(
    "notOpen",
    "no route of the link is open to '{expected}'",
    fix: "Add .access(.everyone), or .access(.from(…)) with {expected} and what is open already."
  )

  /// The link has side effects, and can't be given to other people.
  public static let sideEffects =
    Self("sideEffects", "a link with side effects has no URL for '{subject}'")

  /// A parameter is secret, and the URL would show it.
  public static let secretShown = Self(
    "secretShown",
    "'{parameter}' is secret, and '{subject}' would show it",
    fix: "url(for:) prints it all the same."
  )
}
