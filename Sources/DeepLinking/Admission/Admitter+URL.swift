import LinkPatterns

extension Admitter {
  /// The outcome of a URL that is not meant for the app, whatever follows its scheme, host and port.
  ///
  /// A web page that the system handed over as a browsing activity goes to the browser, so that no tap ends nowhere.
  func notOurs(_ subject: Subject) -> LinkOutcome? {
    guard case .text(let text, let reading) = subject, !text.isEmpty else { return nil }
    let url = try? reading.get()
    if links.policy.foreign.contains(text, read: url) {
      return .notOurs(.foreign)
    }
    if let url, isDeclared(url) || links.expander?.isShort(url) == true { return nil }
    guard let head = URLHead(of: text), let reason = undeclared(head),
      !asksForSettings
    else { return nil }
    return pageOutside(text, known: url).map { .openInBrowser($0, reason) }
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
  private func pageOutside(_ text: String, known: LinkURL? = nil) -> LinkURL? {
    guard delivery.source.standIn == .universalLink else { return nil }
    if let known { return known.isWeb ? known : nil }
    var limits = URLLimits(length: 1 << 16, segments: 1 << 12, queryItems: 1 << 12)
    limits.admitsPorts = true
    guard let url = try? LinkURL(text, limits: limits), url.isWeb else { return nil }
    return url
  }
}

extension Admitter {
  /// Reads a URL and checks its text.
  func readURL(_ subject: inout Subject) -> LinkOutcome? {
    guard case .text(let text, let reading) = subject else { return nil }
    if !isExpanded, asksForSettings {
      subject = .answer(.settings)
      return nil
    }
    do throws(LinkFailure) {
      let url = try encrypted(checked(reading))
      if !isExpanded, let reading = delivery.hostReading,
        let reason = LinkFailure(reading, otherThan: url)
      {
        throw reason
      }
      subject = .url(url)
      return nil
    } catch {
      // A page whose URL is only too long for the app.
      let page = error.code == .malformedURL ? pageOutside(text) : nil
      return page.map { .openInBrowser($0, error) } ?? .rejected(error)
    }
  }

  /// A URL of an own domain with `https`: the system delivers browsing activities with `http` as well.
  private func encrypted(_ url: LinkURL) throws(LinkFailure) -> LinkURL {
    guard delivery.source.standIn == .universalLink, isUnencrypted(url) else { return url }
    return try LinkURL(reading: "https" + url.text.dropFirst(4), limits: links.router.limits)
  }

  /// Whether a URL is an own domain's, but for `http`.
  private func isUnencrypted(_ url: LinkURL) -> Bool {
    guard url.scheme == "http", links.router.engine.prefix(of: url) == nil else { return false }
    return links.router.prefixes.contains { $0.isWeb && $0.allowingHTTP.admits(url) }
  }

  /// Finds the link of a URL, unless it is a short one.
  func match(_ subject: inout Subject) -> LinkOutcome? {
    guard case .url(let url) = subject else { return nil }
    if !isExpanded, links.expander?.isShort(url) == true {
      subject = .answer(.short(url))
      return nil
    }
    switch links.router.match(url, from: delivery.source) {
    case .matched(let match):
      subject = known(links.router.decompose(match.link), from: (match, url))
      return nil
    case .unmatched(let reason): return unmatched(url, reason)
    case .unavailable(let reason): return .unavailable(reason)
    case .rejected(let reason):
      // Never opened in the app without encryption.
      if isUnencrypted(url) { return .openInBrowser(url, reason) }
      if reason.code == .unknownPath { return unmatched(url, reason) }
      return rejected(url, reason)
    }
  }

  /// The outcome of a URL whose route refuses a value: a universal link opens in the browser, where the site can
  /// show more.
  func rejected(_ url: LinkURL, _ reason: LinkFailure) -> LinkOutcome {
    let isOwn = links.router.prefixes.contains { $0.admitsOrigin(of: url) }
    return isOwn && url.isWeb && delivery.source.standIn == .universalLink
      ? .openInBrowser(url, reason) : .rejected(reason)
  }

  /// Checks the text of a URL; its scheme, host and port are the router's to check.
  private func checked(
    _ reading: Result<LinkURL, LinkFailure>
  ) throws(LinkFailure) -> LinkURL {
    let url = try reading.get()
    if delivery.source == .universalLink, !url.isWeb {
      throw LinkFailure(.sourceMismatch, expected: .name("https"), found: .name(url.scheme))
    }
    let host = url.layout.host.flatMap { PercentCoding.decode(url.bytes[$0]) }
    if host?.hasInvisibleText == true {
      throw LinkFailure(.invisibleText, parameter: "host", expected: .name("visible characters"))
    }
    return url
  }
}
