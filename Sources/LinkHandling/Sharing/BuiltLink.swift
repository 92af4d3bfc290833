public import LinkPatterns
public import LinkRouting

/// A URL that was made of a link for a purpose, and leads back to it.
///
/// It is a value: drawing the code, filling the index and showing the share sheet are the app's.
public struct BuiltLink: Equatable, Sendable {
  /// What it is for.
  public let purpose: LinkPurpose

  /// The URL, canonical.
  public let url: LinkURL

  /// The name of the link's route: for Spotlight the domain of the item, by which a kind of links is
  /// removed from the index.
  public let route: String

  /// What tells it from other links of the app: for Spotlight the identifier of the item.
  public var identifier: String { url.text }
}

extension LinkRouter {
  /// Makes a URL of a link for a purpose outside the app, or says why it would not work there.
  ///
  /// - Parameters:
  ///   - purpose: What the URL is for.
  ///   - link: The link concerned.
  ///   - origin: The beginning of the URL; `nil` for the first prefix of the link's route that fits the
  ///     purpose: a domain for other people, else any.
  /// - Returns: The URL with its purpose and route.
  /// - Throws: ``LinkBuildError`` – any code.
  /// - Complexity: As `url(for:at:variant:)`.
  public func built(
    for purpose: LinkPurpose,
    _ link: Link,
    at origin: LinkPrefix? = nil
  ) throws(LinkBuildError) -> BuiltLink {
    let candidates = origin.map { [$0] } ?? prefixes
    return try built(for: purpose, link, among: candidates.filter { $0.isWeb || !purpose.needsWeb })
  }

  /// Makes a URL of a link at the first of some prefixes at which its route is printed.
  func built(
    for purpose: LinkPurpose,
    _ link: Link,
    among candidates: [LinkPrefix]
  ) throws(LinkBuildError) -> BuiltLink {
    let missing = LinkBuildError(purpose.needsWeb ? .noDomain : .noScheme, purpose)
    guard let first = candidates.first(where: \.isPrintable) else { throw missing }
    let parts = takeApart(link)
    let printing = candidates.first { prints(parts, at: $0) }
    guard let place = printing ?? (hasPrinter(of: parts) ? nil : first) else { throw missing }
    guard isOpen(parts, to: purpose.origin) else { throw LinkBuildError(.closed, purpose) }
    let requirements = requirements(of: parts)
    guard requirements.effect.isNavigation else { throw LinkBuildError(.effect, purpose) }
    if purpose.leavesApp, let secret = secret(of: link, requirements) {
      throw LinkBuildError(.secret, purpose, parameter: secret)
    }
    do {
      let url = try url(for: link, at: place)
      return BuiltLink(purpose: purpose, url: url, route: requirements.routes.first ?? "")
    } catch {
      throw LinkBuildError(.print, purpose, parameter: error.parameter, underlying: error)
    }
  }

  /// The first secret parameter of a link that has a value.
  private func secret(of link: Link, _ requirements: LinkRequirements) -> String? {
    let values = values(of: link)
    return routes.lazy.filter { requirements.routes.contains($0.name) }
      .flatMap(\.parameters)
      .first { $0.isSecret && values[$0.name] != nil }?
      .name
  }
}
