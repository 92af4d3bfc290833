package import LinkPatterns

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
    // The host of a custom scheme is a segment like the others, and can be a value.
    let host = url.host ?? ""
    self.init(
      hosts.isEmpty ? .unknownScheme : .unknownHost,
      expected: .name((hosts.isEmpty ? schemes : hosts).joined(separator: " or ")),
      found: hosts.isEmpty ? .name(url.scheme) : url.isWeb ? .name(host) : .value(host)
    )
  }
}
