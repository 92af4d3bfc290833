package import LinkPatterns

extension LinkURL {
  /// Reads the URL of a link; for any other text, the error is a failure with the code `malformedURL`.
  package init(reading text: String, limits: URLLimits) throws(LinkFailure) {
    do throws(LinkURLError) {
      try self.init(text, limits: limits)
    } catch {
      throw LinkFailure(error)
    }
  }
}

extension LinkFailure {
  /// Why a text is not the URL of a link.
  package init(_ error: LinkURLError) {
    self.init(
      .malformedURL,
      subject: "\(error)",
      expected: .name(error.expected),
      found: .name(error.code.name)
    )
  }

  /// Why no prefix admits a URL.
  package init(unknownPrefixOf url: LinkURL, among prefixes: [LinkPrefix]) {
    var (hosts, schemes): ([String], [String]) = ([], [])
    for prefix in prefixes {
      if let host = prefix.host, prefix.admitsScheme(of: url) { hosts.append(host) }
      if !schemes.contains(prefix.scheme) { schemes.append(prefix.scheme) }
    }
    let host = url.host ?? ""
    guard !hosts.isEmpty else {
      let code: Code =
        if !url.isWeb {
          .unknownScheme
        } else if url.scheme == "http" {
          .unencryptedScheme
        } else {
          .webScheme
        }
      self.init(
        code,
        subject: url.isWeb ? host : nil,
        expected: .name(
          schemes.isEmpty ? "a prefix, but there is none" : schemes.joined(separator: " or ")
        ),
        found: .name(url.scheme)
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
}
