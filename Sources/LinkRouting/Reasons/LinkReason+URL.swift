package import LinkPatterns

extension LinkReason {
  /// Why a text is not the URL of a link.
  ///
  /// - Parameter error: What the reader of URLs said.
  package init(_ error: LinkURLError) {
    self.init(
      .malformedURL,
      expected: error.expected,
      found: error.code.name,
      message: "This is not a link: \(error)."
    )
  }

  /// Why no origin admits a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - origins: The origins of the app.
  package init(unknownOriginOf url: LinkURL, among origins: [LinkPrefix]) {
    let hosts = origins.filter { $0.admitsScheme(of: url) }.compactMap(\.host)
    guard hosts.isEmpty else {
      let expected = hosts.joined(separator: " or ")
      let found = url.host ?? ""
      self.init(
        .unknownHost,
        expected: expected,
        found: found,
        message: "The host '\(found)' is not one of this app; expected \(expected)."
      )
      return
    }
    var schemes: [String] = []
    for origin in origins where !schemes.contains(origin.scheme) {
      schemes.append(origin.scheme)
    }
    let expected = schemes.joined(separator: " or ")
    self.init(
      .unknownScheme,
      expected: expected,
      found: url.scheme,
      message: "The scheme '\(url.scheme)' is not one of this app; expected \(expected)."
    )
  }
}
