/// A pattern for URLs, as the URL Pattern Standard defines it.
///
/// It has a pattern for each of eight components and matches a URL when all of them do. It decodes
/// nothing: groups hold what the URL has, percent-encoded. Matching takes time linear in the length
/// of the URL, whatever the pattern is; look-around and back references are refused for that.
///
/// Source: WHATWG URL Pattern Standard, <https://urlpattern.spec.whatwg.org/>.
public struct URLPattern: Hashable, Sendable {
  /// The patterns, in the order of ``Component``.
  let components: [CompiledPattern]
  /// What turns text into what a URL has, for each component.
  let encodings: [URLPatternEncoding]
  /// How the pattern was read.
  public let options: URLPatternOptions

  /// Creates a pattern from its short form.
  ///
  /// - Parameters:
  ///   - pattern: The short form. Shape: that of a URL, each component a pattern;
  ///     `https://*.example.com/books/:id\?page=*`. Components after the last given match anything;
  ///     a `?` after a group is a modifier, `\?` begins the query.
  ///   - baseURL: A URL that missing components are taken from; needed when there is no scheme.
  ///   - options: How the pattern is read.
  /// - Throws: ``PatternSyntaxError`` – any code; `utf8Offset` is in `pattern`, except when a path was completed from the base URL.
  /// - Complexity: O(*n*²), *n* = length of the pattern, when parentheses are left open; else O(*n*).
  ///
  /// Source: URL Pattern Standard §1.3, "create".
  public init(
    _ pattern: String,
    baseURL: String? = nil,
    options: URLPatternOptions = URLPatternOptions()
  ) throws(PatternSyntaxError) {
    let source = try PatternSource(pattern, limits: options.limits)
    var result = try ConstructorStringParser.parse(source, limits: options.limits)
    if baseURL == nil, result.components.protocol == nil {
      throw source.error(.missingBaseURL, at: 0)
    }
    result.components.baseURL = baseURL
    try self.init(result.components, options, origin: (source, result))
  }

  /// Creates a pattern from its components.
  ///
  /// - Parameters:
  ///   - components: The pattern of each component; `nil` matches anything, or is taken from the
  ///     base URL.
  ///   - options: How the pattern is read.
  /// - Throws: ``PatternSyntaxError`` – any code but `.missingBaseURL`; `pattern` is the text of one component.
  /// - Complexity: O(*n*), *n* = length of all components.
  ///
  /// Source: URL Pattern Standard §1.3, "create".
  public init(
    _ components: URLPatternInit = URLPatternInit(),
    options: URLPatternOptions = URLPatternOptions()
  ) throws(PatternSyntaxError) {
    try self.init(components, options, origin: nil)
  }

  /// Creates a pattern from its components.
  private init(
    _ components: URLPatternInit,
    _ options: URLPatternOptions,
    origin: (source: PatternSource, result: ConstructorStringParser.Result)?
  ) throws(PatternSyntaxError) {
    var texts: URLComponentTexts
    do throws(URLParsingError) {
      texts = try components.processed(.pattern, options)
    } catch {
      let base = components.baseURL ?? ""
      let message = "The base URL is not valid: \(error)."
      throw PatternSyntaxError(
        code: .invalidBaseURL,
        pattern: base,
        utf8Offset: 0,
        message: message
      )
    }
    if let port = URLCanonicalization.defaultPort(of: texts[.protocol] ?? []), texts[.port] == port
    {
      texts[.port] = []
    }
    var compiled: [CompiledPattern] = []
    var encodings: [URLPatternEncoding] = []
    for component in Component.allCases {
      let text = String(decoding: texts[component] ?? [UInt8(ascii: "*")], as: UTF8.self)
      do throws(PatternSyntaxError) {
        let (pattern, encoding) = try Self.compile(component, text, compiled.first, options)
        compiled.append(pattern)
        encodings.append(encoding)
      } catch {
        guard let origin, let offset = origin.result.offsets[component],
          origin.result.components[component].map({ $0.utf8.elementsEqual(text.utf8) }) == true
        else { throw error }
        throw error.moved(by: offset, in: origin.source.text)
      }
    }
    self.components = compiled
    self.encodings = encodings
    self.options = options
  }

  /// What the path of a pattern is.
  private enum PathKind {
    /// That of a special scheme.
    case special
    /// That of a custom scheme, with segments.
    case hierarchical
    /// Opaque text.
    case opaque
  }

  /// Compiles one component.
  private static func compile(
    _ component: Component,
    _ text: String,
    _ protocol: CompiledPattern?,
    _ options: URLPatternOptions
  ) throws(PatternSyntaxError) -> (CompiledPattern, URLPatternEncoding) {
    func compile(_ text: String, _ kind: PathKind) throws(PatternSyntaxError) -> (
      CompiledPattern, URLPatternEncoding
    ) {
      let (reading, encoding) = Self.reading(component, text, kind, options)
      return (try Self.compile(text, reading, encoding, options.limits), encoding)
    }
    guard component == .pathname, let `protocol`, !canBeSpecial(`protocol`) else {
      return try compile(text, .special)
    }
    let isHierarchical = options.customSchemePaths == .hierarchical
    if isHierarchical, URLPatternInit.isAbsolute(Array(text.utf8), .pattern) {
      return try compile(text, .hierarchical)
    }
    // What a path begins with is seen in the text that is kept as it is: `a/..` has no slash there.
    let result = try compile(text, .opaque)
    guard isHierarchical, beginsWithSlash(result.0) else { return result }
    return try compile(text, .hierarchical)
  }

  /// Tells whether everything that a path pattern matches begins with a slash.
  private static func beginsWithSlash(_ pattern: CompiledPattern) -> Bool {
    guard let first = pattern.parts.first, first.kind != .regexp || !first.prefix.isEmpty else {
      return false
    }
    return (first.prefix.first ?? first.value.first) == UInt8(ascii: "/")
  }

  /// How a component is read, and what its fixed text becomes.
  private static func reading(
    _ component: Component,
    _ text: String,
    _ pathKind: PathKind,
    _ options: URLPatternOptions
  ) -> (PatternOptions, URLPatternEncoding) {
    var folding = PatternOptions.plain
    folding.ignoresCase = options.ignoreCase
    switch (component, pathKind) {
    case (.protocol, _): return (.plain, .protocol)
    case (.username, _): return (.plain, .username)
    case (.password, _): return (.plain, .password)
    case (.hostname, _): return (.hostname, isIPv6(text) ? .ipv6Hostname : .hostname)
    case (.port, _): return (.plain, .port(scheme: []))
    case (.pathname, .opaque): return (folding, .opaquePathname)
    case (.pathname, _):
      var path = PatternOptions.pathname
      path.ignoresCase = options.ignoreCase
      return (path, .pathname(isSpecial: pathKind == .special))
    case (.search, _): return (folding, .search)
    case (.hash, _): return (folding, .hash)
    }
  }

  /// Compiles one component.
  private static func compile(
    _ text: String,
    _ reading: PatternOptions,
    _ encoding: URLPatternEncoding,
    _ limits: PatternLimits
  ) throws(PatternSyntaxError) -> CompiledPattern {
    try CompiledPattern(
      try PatternSource(text, limits: limits),
      reading,
      limits: limits
    ) { text throws(PatternEncodingError) in try encoding.pattern(text) }
  }

  /// Tells whether the pattern of a host begins like an IPv6 address.
  ///
  /// Source: URL Pattern Standard §1.4, "hostname pattern is an IPv6 address".
  private static func isIPv6(_ text: String) -> Bool {
    let start = Array(text.utf8.prefix(2))
    guard start.count == 2 else { return false }
    if start[0] == UInt8(ascii: "[") { return true }
    return (start[0] == UInt8(ascii: "{") || start[0] == UInt8(ascii: "\\"))
      && start[1] == UInt8(ascii: "[")
  }
}

extension URLPattern {
  /// Tells whether the pattern of a scheme matches a special scheme.
  static func canBeSpecial(
    protocol text: String,
    limits: PatternLimits
  ) throws(PatternSyntaxError) -> Bool {
    canBeSpecial(try compile(text, .plain, .protocol, limits))
  }

  /// Tells whether the pattern of a scheme matches a special scheme.
  ///
  /// Source: URL Pattern Standard §1.4, "protocol component matches a special scheme".
  private static func canBeSpecial(_ protocol: CompiledPattern) -> Bool {
    var scratch = LanguageScratch(maximumSteps: .max)
    return URLCanonicalization.specialSchemes.contains { scheme in
      let text = ContiguousArray(scheme.utf8)
      // Without an upper bound for the steps there is nothing to throw.
      return (try? `protocol`.matches(text.span, scratch: &scratch)) ?? false
    }
  }

  /// The canonical pattern of a component.
  public subscript(component: Component) -> String { components[component.rawValue].text }

  /// The canonical pattern of the scheme.
  public var `protocol`: String { self[.protocol] }
  /// The canonical pattern of the user name.
  public var username: String { self[.username] }
  /// The canonical pattern of the password.
  public var password: String { self[.password] }
  /// The canonical pattern of the host.
  public var hostname: String { self[.hostname] }
  /// The canonical pattern of the port.
  public var port: String { self[.port] }
  /// The canonical pattern of the path.
  public var pathname: String { self[.pathname] }
  /// The canonical pattern of the query.
  public var search: String { self[.search] }
  /// The canonical pattern of the fragment.
  public var hash: String { self[.hash] }

  /// Whether a component has a group with a regular expression of its own.
  public var hasRegExpGroups: Bool { components.contains(where: \.hasRegExpGroups) }
}
