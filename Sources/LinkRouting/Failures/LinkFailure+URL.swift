package import LinkPatterns

extension LinkURL {
  /// Parses the URL of a link; throws a failure with the code `malformedURL` for any other text.
  package init(reading text: String, limits: URLLimits) throws(LinkFailure) {
    do throws(LinkURLError) {
      try self.init(text, limits: limits)
    } catch {
      throw LinkFailure(error)
    }
  }
}

extension LinkFailure {
  /// Creates the failure of a text that is not the URL of a link.
  package init(_ error: LinkURLError) {
    self.init(
      error.code == .missingScheme ? .urlWithoutScheme : .malformedURL,
      subject: "\(error)",
      expected: .name(error.expected),
      found: .name(error.code.name)
    )
  }

  /// Creates the failure of a URL whose scheme no prefix has.
  package init(unknownScheme scheme: String, of host: String?, among prefixes: [LinkPrefix]) {
    let isPage = scheme == "https" || scheme == "http"
    let code: Code =
      if LinkURL.isSchemeOfTheSystem(scheme), !isPage {
        .schemeOfTheSystem
      } else if host == nil || !isPage {
        .unknownScheme
      } else {
        scheme == "http" ? .unencryptedScheme : .webScheme
      }
    var schemes: [String] = []
    for prefix in prefixes where !schemes.contains(prefix.scheme) { schemes.append(prefix.scheme) }
    self.init(
      code,
      subject: isPage ? host : nil,
      expected: .name(
        schemes.isEmpty
          ? "one of the router's prefixes, but it has none" : schemes.joined(separator: " or ")
      ),
      found: .name(scheme)
    )
  }

  /// Creates the failure of a URL that no prefix admits.
  package init(unknownPrefixOf url: LinkURL, among prefixes: [LinkPrefix]) {
    let hosts = prefixes.filter { $0.admitsScheme(of: url) }.compactMap(\.host)
    let host = url.host ?? ""
    guard !hosts.isEmpty else {
      self.init(unknownScheme: url.scheme, of: host, among: prefixes)
      return
    }
    let others = prefixes.filter { $0.admitsOrigin(of: url) }
    guard others.isEmpty else {
      self.init(
        .unknownPath,
        subject: host,
        expected: .name(others.map(\.description).joined(separator: " or ")),
        found: .value(url.string(url.layout.path))
      )
      return
    }
    let ports = prefixes.filter { $0.isWeb && $0.host == host }.map { $0.port ?? 443 }
    if url.isWeb, !ports.isEmpty, !ports.contains(url.port ?? 443) {
      self.init(
        .unknownPort,
        subject: host,
        expected: .name(ports.map { "\($0)" }.joined(separator: " or ")),
        found: .name("\(url.port ?? 443)")
      )
      return
    }
    // The host of a custom scheme is a segment like the others, and can be a value.
    let needsHTTPS = prefixes.contains { prefix in
      prefix.isWeb && !prefix.allowsHTTP && prefix.allowingHTTP.admits(url)
    }
    let code: Code =
      if url.isWeb {
        needsHTTPS ? .unencryptedHost : .unknownHost
      } else {
        host.isEmpty ? .noHost : .unknownHostOfScheme
      }
    self.init(
      code,
      subject: url.scheme,
      expected: .name(hosts.joined(separator: " or ")),
      found: url.isWeb ? .name(host) : .value(host)
    )
  }

  /// Creates the failure of a web URL in which two parsers find different hosts; returns `nil` when they agree,
  /// and for other schemes, whose hosts parsers treat in many ways.
  package init?(_ reading: HostReading, otherThan link: LinkURL) {
    let (own, other) = (link.host ?? "", reading.host ?? "")
    // A parser may give the characters that an ASCII form stands for.
    guard link.isWeb, !UTF8Text.areEqual(own, other), own.internationalHost != other else {
      return nil
    }
    self.init(.ambiguousHost, expected: .value(own), found: .value(other))
  }
}
