import LinkPatterns

extension Admitter {
  /// The outcome of a URL that is not meant for the app, whatever follows its scheme, host and port.
  ///
  /// A web page that the system handed over as a browsing activity goes to the browser, so that no tap ends nowhere.
  func notOurs(_ candidate: Candidate) -> LinkOutcome? {
    let delivery = candidate.delivery
    guard case .text(let text, let reading) = candidate.subject, !text.isEmpty else { return nil }
    if links.policy.foreign.contains(text, limits: links.router.limits) {
      return .notOurs(.foreign)
    }
    if case .success(let url) = reading, isDeclared(url) { return nil }
    guard let head = URLHead(of: text), let reason = undeclared(head),
      !asksForSettings(delivery), !links.reports.isShort(text)
    else { return nil }
    return pageOutside(delivery, text).map { .openInBrowser($0, reason) }
      ?? .notOurs(.undeclared(reason))
  }

  /// Whether a URL has one of the prefixes, as most have.
  private func isDeclared(_ url: LinkURL) -> Bool {
    links.router.engine.prefix(of: url) != nil && unregistered(url.scheme) == nil
  }

  /// Why no prefix admits the beginning of a URL; `nil` where one does.
  private func undeclared(_ head: URLHead) -> LinkFailure? {
    if let reason = unregistered(head.scheme) { return reason }
    let prefixes = links.router.prefixes
    guard !head.isDeclared(in: prefixes) else { return nil }
    return head.url.map { LinkFailure(unknownPrefixOf: $0, among: prefixes) }
      ?? LinkFailure(unknownScheme: head.scheme, of: nil, among: prefixes)
  }

  /// Why the system brings no URLs of a scheme; `nil` where the app registered it, and for those that no app gets.
  private func unregistered(_ scheme: String) -> LinkFailure? {
    guard let registered = links.policy.registeredSchemes, !LinkURL.isSchemeOfTheSystem(scheme),
      !registered.contains(where: { UTF8Text.areEqual($0.lowercased(), scheme) })
    else { return nil }
    let expected = registered.sorted(by: UTF8Text.precedes).joined(separator: " or ")
    return LinkFailure(.unregisteredScheme, expected: .name(expected), found: .name(scheme))
  }

  /// The page to open in the browser when the app opens nothing for a browsing activity, however long its URL is.
  nonisolated func pageOutside(_ delivery: Delivery, _ text: String) -> LinkURL? {
    guard delivery.source.standIn == .universalLink else { return nil }
    var limits = URLLimits(length: 1 << 16, segments: 1 << 12, queryItems: 1 << 12)
    limits.admitsPorts = true
    guard let url = try? LinkURL(text, limits: limits), url.isWeb else { return nil }
    return url
  }
}

extension Admission {
  /// Whether it is refused since no prefix of the app has the scheme, the host or the port.
  var isUndeclared: Bool {
    switch self {
    case .refused(_, .notOurs(.undeclared)): true
    case .refused(_, .openInBrowser(_, let reason)): reason.isUndeclared
    case .admitted, .refused: false
    }
  }
}
