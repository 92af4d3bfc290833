import LinkPatterns

extension Admitter {
  /// Reads a URL and checks its text.
  func readURL(_ candidate: Candidate) -> LinkOutcome? {
    guard let text = candidate.text else { return nil }
    if !candidate.isExpanded, asksForSettings(candidate.delivery) {
      candidate.request = .settings
      return nil
    }
    do throws(LinkFailure) {
      let url = try checkedURL(text, candidate.delivery)
      if !candidate.isExpanded, let reading = candidate.delivery.hostReading,
        let reason = LinkFailure(reading, otherThan: url)
      {
        throw reason
      }
      candidate.url = url
      return nil
    } catch {
      return .rejected(error)
    }
  }

  /// Finds the link of a URL, unless it is a short one.
  func match(_ candidate: Candidate) -> LinkOutcome? {
    guard let url = candidate.url else { return nil }
    if !candidate.isExpanded, links.expander?.isShort(url) == true {
      candidate.request = .short(url)
      return nil
    }
    switch links.router.match(url, from: candidate.delivery.source) {
    case .matched(let match):
      candidate.match = match
      candidate.parts = links.router.decompose(match.link)
      return nil
    case .unmatched(let reason): return unmatched(url, reason)
    case .unavailable(let reason): return .unavailable(reason)
    case .rejected(let reason): return rejected(url, reason, candidate.delivery)
    }
  }

  /// The outcome of a URL whose route refuses a value: a universal link opens in the browser, where the site can
  /// show more.
  nonisolated func rejected(
    _ url: LinkURL,
    _ reason: LinkFailure,
    _ delivery: Delivery
  ) -> LinkOutcome {
    let isOwn = links.router.prefixes.contains { $0.admits(url) }
    return isOwn && url.isWeb && delivery.source.trusted == .universalLink
      ? .openInBrowser(url, reason) : .rejected(reason)
  }

  /// Checks the text of a URL; its scheme, host and port are the router's to check.
  private nonisolated func checkedURL(_ text: String, _ delivery: Delivery) throws(LinkFailure)
    -> LinkURL
  {
    let url = try LinkURL(reading: text, limits: links.router.limits)
    if delivery.source == .universalLink, !url.isWeb {
      throw LinkFailure(.originMismatch, expected: .name("https"), found: .name(url.scheme))
    }
    if let registered = links.policy.registeredSchemes, !url.isWeb,
      !registered.contains(where: { UTF8Text.areEqual($0.lowercased(), url.scheme) })
    {
      let expected = registered.sorted(by: UTF8Text.precedes).joined(separator: " or ")
      throw LinkFailure(.unregisteredScheme, expected: .name(expected), found: .name(url.scheme))
    }
    let host = url.layout.host.flatMap { PercentCoding.decode(url.bytes[$0]) }
    if host?.hasInvisibleText == true {
      throw LinkFailure(.invisibleText, parameter: "host", expected: .name("visible characters"))
    }
    return url
  }
}
