public import LinkPatterns
public import LinkRouting

/// A URL that was made of a link for a purpose, and leads back to it.
///
/// It is a value: drawing the code, filling the index and showing the share sheet are the app's.
public struct BuiltLink: Hashable, Sendable {
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
  ///   - link: The link.
  ///   - origin: The beginning of the URL; `nil` for the first that fits the purpose: a web domain for
  ///     others, else the first origin.
  /// - Returns: The URL.
  /// - Throws: ``LinkBuildError`` – any code.
  /// - Complexity: As `url(for:at:variant:)`.
  public func built(
    for purpose: LinkPurpose,
    _ link: Link,
    at origin: LinkPrefix? = nil
  ) throws(LinkBuildError) -> BuiltLink {
    let fitting = (origin.map { [$0] } ?? prefixes).first { candidate in
      candidate.isPrintable && (candidate.isWeb || !purpose.needsWeb)
    }
    guard let place = fitting else { throw LinkBuildError(.noOrigin, purpose) }
    guard isOpen(link, to: purpose.origin) else { throw LinkBuildError(.closed, purpose) }
    let requirements = requirements(of: link)
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
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - requirements: Its routes.
  /// - Returns: The name; `nil` when there is none.
  private func secret(of link: Link, _ requirements: LinkRequirements) -> String? {
    let values = values(of: link)
    return routes.lazy.filter { requirements.routes.contains($0.name) }
      .flatMap(\.parameters)
      .first { $0.isSecret && values[$0.name] != nil }?
      .name
  }
}
