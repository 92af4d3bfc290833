public import LinkPatterns
public import LinkRouting

extension LinkRouter {
  /// Prints the URL of a link for a purpose outside the app, or says why it would not work there.
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
    let missing = LinkFailure(purpose.needsWeb ? .noDomain : .noScheme, subject: use)
    guard let first = candidates.first(where: \.isPrintable) else { throw missing }
    let parts = takeApart(link)
    let printing = candidates.first { prints(parts, at: $0) }
    guard let place = printing ?? (hasPrinter(of: parts) ? nil : first) else { throw missing }
    guard isOpen(parts, to: source) else {
      throw LinkFailure(.notOpen, subject: use, expected: .name(source.name))
    }
    let requirements = requirements(of: parts)
    guard requirements.effect.isNavigation else { throw LinkFailure(.sideEffects, subject: use) }
    if purpose.leavesApp,
      let secret = secret(of: link, requirements)
        ?? engine.parameterWithNestedSecret(of: parts.parts)
    {
      throw LinkFailure(.secretShown, parameter: secret, subject: use)
    }
    return try url(for: link, at: place)
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
