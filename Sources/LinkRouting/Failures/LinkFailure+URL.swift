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
    let hosts = prefixes.filter { $0.admitsScheme(of: url) }.compactMap(\.host)
    guard hosts.isEmpty else {
      let expected = hosts.joined(separator: " or ")
      let host = url.host ?? ""
      // The host of a custom scheme is a segment like the others, and can be a value.
      let found: FailureText = url.isWeb ? .name(host) : .value(host)
      self.init(.unknownHost, expected: .name(expected), found: found)
      return
    }
    var schemes: [String] = []
    for prefix in prefixes where !schemes.contains(prefix.scheme) { schemes.append(prefix.scheme) }
    let expected = schemes.joined(separator: " or ")
    self.init(.unknownScheme, expected: .name(expected), found: .name(url.scheme))
  }
}
