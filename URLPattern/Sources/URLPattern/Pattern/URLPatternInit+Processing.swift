/// The text of each component as bytes, `nil` for a missing one.
struct URLComponentTexts: Sendable {
  /// The texts, in the order of ``URLPattern/Component``.
  private var texts: [[UInt8]?]

  /// Creates a set with one text for all components.
  init(all text: [UInt8]?) {
    texts = Array(repeating: text, count: URLPattern.Component.allCases.count)
  }

  /// The text of a component.
  subscript(component: URLPattern.Component) -> [UInt8]? {
    get { texts[component.rawValue] }
    set { texts[component.rawValue] = newValue }
  }

  /// Takes the components of a URL.
  init(_ url: URLRecord) {
    texts = [
      url.schemeBytes, url.usernameBytes, url.passwordBytes, url.host?.bytes ?? [],
      url.port.map { Array(String($0).utf8) } ?? [], url.path.bytes, url.queryBytes ?? [],
      url.fragmentBytes ?? [],
    ]
  }
}

extension URLPatternInit {
  /// What a set of components stands for.
  enum Purpose: Sendable {
    /// A pattern: the texts stay as they are, and what comes from the base URL is escaped.
    case pattern
    /// A URL to match: the texts are made canonical.
    case url
  }

  /// Completes the components from the base URL, and makes those of a URL canonical.
  ///
  /// Source: URL Pattern Standard §3.2, "process a URLPatternInit".
  func processed(
    _ purpose: Purpose,
    _ options: URLPatternOptions
  ) throws(URLParsingError) -> URLComponentTexts {
    var result = URLComponentTexts(all: purpose == .pattern ? nil : [])
    var base: URLRecord?
    if let baseURL {
      let record = try URLRecord(baseURL, limits: options.urlLimits)
      inherit(from: record, into: &result, purpose)
      base = record
    }
    for component in [
      URLPattern.Component.protocol, .username, .password, .hostname, .search, .hash,
    ] {
      guard let text = stripped(component) else { continue }
      result[component] =
        purpose == .pattern ? text : try Self.encoding(of: component)(text)
    }
    let scheme = result[.protocol] ?? []
    if let port {
      let text = Array(port.utf8)
      result[.port] = purpose == .pattern ? text : try URLPatternEncoding.port(scheme: scheme)(text)
    }
    if let pathname {
      var text = Array(pathname.utf8)
      if let base, !base.path.isOpaque, !Self.isAbsolute(text, purpose) {
        text = Self.directory(of: base, purpose) + text
      }
      if purpose == .url { text = try Self.encodedPath(text, scheme: scheme, options) }
      result[.pathname] = text
    }
    return result
  }

  /// Takes from a base URL what no given component is at least as specific as.
  private func inherit(
    from base: URLRecord,
    into result: inout URLComponentTexts,
    _ purpose: Purpose
  ) {
    let baseTexts = URLComponentTexts(base)
    func take(_ component: URLPattern.Component, unlessGiven others: [URLPattern.Component]) {
      guard others.allSatisfy({ self[$0] == nil }), let text = baseTexts[component] else { return }
      result[component] = purpose == .pattern ? PatternPart.escaped(text) : text
    }
    if purpose == .url {
      take(.username, unlessGiven: [.protocol, .hostname, .port, .username])
      take(.password, unlessGiven: [.protocol, .hostname, .port, .username, .password])
    }
    let specificity: [URLPattern.Component] = [
      .protocol, .hostname, .port, .pathname, .search, .hash,
    ]
    for (index, component) in specificity.enumerated() {
      take(component, unlessGiven: Array(specificity[...index]))
    }
  }

  /// The text of a component without the delimiter that belongs to no component.
  private func stripped(_ component: URLPattern.Component) -> [UInt8]? {
    guard var text = self[component].map({ Array($0.utf8) }) else { return nil }
    switch component {
    case .protocol where text.last == UInt8(ascii: ":"): text.removeLast()
    case .search where text.first == UInt8(ascii: "?"): text.removeFirst()
    case .hash where text.first == UInt8(ascii: "#"): text.removeFirst()
    default: break
    }
    return text
  }

  /// How a component of a URL is made canonical; not for ports and paths, which need the scheme.
  private static func encoding(of component: URLPattern.Component) -> URLPatternEncoding {
    switch component {
    case .protocol: .protocol
    case .username: .username
    case .password: .password
    case .hostname: .hostname
    case .search: .search
    default: .hash
    }
  }

  /// Makes the path of a URL canonical.
  ///
  /// Source: URL Pattern Standard §3.2, "process pathname for init".
  private static func encodedPath(
    _ text: [UInt8],
    scheme: [UInt8],
    _ options: URLPatternOptions
  ) throws(URLParsingError) -> [UInt8] {
    if scheme.isEmpty || URLCanonicalization.isSpecial(scheme) {
      return try URLPatternEncoding.pathname(isSpecial: true)(text)
    }
    if options.customSchemePaths == .hierarchical, URLCanonicalization.beginsWithSlash(text) {
      return try URLPatternEncoding.pathname(isSpecial: false)(text)
    }
    return try URLPatternEncoding.opaquePathname(text)
  }

  /// The path of a base URL up to its last slash.
  private static func directory(of base: URLRecord, _ purpose: Purpose) -> [UInt8] {
    let path = base.path.bytes
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    let directory = Array(path[...slash])
    return purpose == .pattern ? PatternPart.escaped(directory) : directory
  }

  /// Tells whether a path begins at the root.
  ///
  /// Source: URL Pattern Standard §3.2, "is an absolute pathname".
  static func isAbsolute(_ path: [UInt8], _ purpose: Purpose) -> Bool {
    guard let first = path.first else { return false }
    if first == UInt8(ascii: "/") { return true }
    if purpose == .url || path.count < 2 { return false }
    return (first == UInt8(ascii: "\\") || first == UInt8(ascii: "{"))
      && path[1] == UInt8(ascii: "/")
  }
}
