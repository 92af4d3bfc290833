extension URLRecord {
  /// A component that can be changed on its own.
  ///
  /// Source: WHATWG URL Standard, "URL class", the attributes with setters.
  public enum Component: String, Hashable, Sendable, CaseIterable {
    /// The scheme; a `:` and what follows it are ignored.
    case scheme

    /// The user name.
    case username

    /// The password.
    case password

    /// The host and, if there is one, the port.
    case host

    /// The host alone.
    case hostname

    /// The port; the empty text takes it away.
    case port

    /// The path of a URL that is not opaque.
    case path

    /// The query, with or without `?`; the empty text takes it away.
    case query

    /// The fragment, with or without `#`; the empty text takes it away.
    case fragment
  }

  /// Changes a component, as the setters of the URL Standard do.
  ///
  /// Where a browser would silently leave the URL as it is, this throws and leaves it as it is, with
  /// one exception that the Standard has too: when the port of a new `host` is wrong, the host is
  /// changed and the port is not.
  ///
  /// The result prints what reads as the same record, unless the scheme becomes `file`: then host
  /// and path are kept, as in browsers, though `localhost` would read as no host and `C|` as `C:`.
  ///
  /// - Parameters:
  ///   - component: The component that is changed.
  ///   - value: Its new text. What the component cannot hold is percent-encoded.
  ///   - limits: The bounds for the URL as changed.
  /// - Throws: ``URLParsingError`` – `.notApplicable` when the URL has no place for the component,
  ///   and the codes of the component; `utf8Offset` points into `value`.
  /// - Complexity: O(*n*), *n* = length of the URL and the value.
  public mutating func set(
    _ component: Component,
    to value: String,
    limits: URLLimits = .standard
  ) throws(URLParsingError) {
    let bytes = Array(value.utf8)
    try limits.checkLength(bytes.count)
    guard hasPlace(for: component) else { throw URLParsingError(.notApplicable, at: nil) }
    var changed = self
    do throws(URLParsingError) {
      try changed.replace(component, with: bytes)
    } catch {
      if component == .host, changed.path.bytes == path.bytes { try keep(changed, limits) }
      throw error
    }
    try keep(changed, limits)
  }

  /// Takes over a changed record that is within the limits.
  private mutating func keep(_ changed: URLRecord, _ limits: URLLimits) throws(URLParsingError) {
    try limits.check(changed)
    self = changed
  }

  /// Tells whether the URL has a place for a component.
  private func hasPlace(for component: Component) -> Bool {
    switch component {
    case .username, .password, .port: !cannotHaveCredentialsOrPort
    case .host, .hostname, .path: !path.isOpaque
    case .scheme, .query, .fragment: true
    }
  }

  /// Changes a component that the URL has a place for.
  private mutating func replace(
    _ component: Component,
    with value: [UInt8]
  ) throws(URLParsingError) {
    switch component {
    case .scheme: try URLParser.set(.schemeStart, to: value + [.colon], in: &self)
    case .username: usernameBytes = PercentCoding.encoded(value, .userinfo)
    case .password: passwordBytes = PercentCoding.encoded(value, .userinfo)
    case .host: try URLParser.set(.host, to: value, in: &self)
    case .hostname: try URLParser.set(.hostname, to: value, in: &self)
    case .port:
      if value.isEmpty { port = nil } else { try URLParser.set(.port, to: value, in: &self) }
    case .path:
      path = URLPath()
      try URLParser.set(.pathStart, to: value, in: &self)
    case .query:
      queryBytes = nil
      guard !value.isEmpty else { return }
      let text = value.first == .questionMark ? Array(value.dropFirst()) : value
      try URLParser.set(.query, to: text, in: &self)
    case .fragment:
      fragmentBytes = nil
      guard !value.isEmpty else { return }
      let text = value.first == .numberSign ? Array(value.dropFirst()) : value
      try URLParser.set(.fragment, to: text, in: &self)
    }
  }
}
