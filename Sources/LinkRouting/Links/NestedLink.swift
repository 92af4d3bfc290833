public import LinkPatterns

/// A link that can be a parameter of another link, as the URL that its own router prints.
///
/// ```
/// app://login?next=app%3A%2F%2Fleagues%2F7
/// ```
///
/// A link that carries a link opens everything that the inner one opens. So only URLs with the prefixes
/// of its router are read, and only routes that are open to ``nestedSource``, whatever the source of the
/// outer link is. Links nest ``NestedLinkDepth/limit`` deep at most.
///
/// There are no samples of nested links, so a route of a constructor that takes one passes `values`.
public protocol NestedLink: DeepLink, LinkParameter {
  /// The router of the nested links.
  static var nestedRouter: LinkRouter<Self> { get }

  /// The source to which a route must be open for its links to be nested.
  static var nestedSource: LinkSource { get }
}

extension NestedLink {
  /// The source of content, which the sender of the outer link chose.
  public static var nestedSource: LinkSource { .content }

  /// Any text but the empty one.
  public static var linkShape: ParameterShape? { .anything(named: "\(Self.self)") }

  /// Returns a nested link; `nil` when its URL opens none, or one that is not open.
  ///
  /// - Complexity: That of a match.
  public static func linkValue(from text: LinkText) -> Self? {
    let router = Self.nestedRouter
    guard text.depth < NestedLinkDepth.limit,
      let url = try? LinkURL(text.string, limits: router.limits)
    else { return nil }
    return router.match(url, from: Self.nestedSource, depth: text.depth + 1).found?.link
  }

  /// No samples: the router of the nested links may still be in the making.
  public static var linkSamples: [Self] { [] }

  /// The URL of the link; `nil` when no URL reads as the link.
  public var linkText: String? {
    guard Self.nestedRouter.isOpen(self, to: Self.nestedSource) else { return nil }
    return Self.nestedRouter.reportedURL(for: self)?.text
  }
}

extension NestedLink {
  /// Whether some of the links hold a secret, themselves or in links within them; visits each type once.
  static var holdsSecrets: Bool {
    var types: [any NestedLink.Type] = [Self.self]
    var index = 0
    while index < types.count {
      for parameter in types[index].nestedParameters {
        if parameter.isSecret { return true }
        guard let nested = parameter.nested else { continue }
        let isKnown = types.contains { ObjectIdentifier($0) == ObjectIdentifier(nested) }
        if !isKnown { types.append(nested) }
      }
      index += 1
    }
    return false
  }

  /// The parameters of the routes of the links.
  private static var nestedParameters: [RouteParameter] {
    Self.nestedRouter.engine.routes.flatMap { $0.parameters }
  }

  /// Whether a text is the URL of a link with a secret; a URL whose path is known is only searched.
  static func holdsSecret(_ text: String, depth: Int, hasPath: Bool = false) -> Bool {
    let bytes = Array(text.utf8)
    let hasColon = bytes.contains(UInt8(ascii: ":"))
    // Most values are not URLs. Then the router, which may still be in the making, is not asked.
    guard depth < NestedLinkDepth.limit, hasColon || bytes.contains(UInt8(ascii: "%")) else {
      return false
    }
    var (isURL, hasPath) = (!hasColon, hasPath)
    let engine = hasColon ? Self.nestedRouter.engine : nil
    if let engine, let url = try? LinkURL(text, limits: engine.limits) {
      let shown = engine.withoutSecrets(url.text, depth: depth + 1)
      guard UTF8Text.areEqual(shown, url.text) else { return true }
      isURL = true
      // A URL whose path matches a route is written correctly.
      hasPath = hasPath || engine.hasPattern(for: url)
    }
    // A URL may be encoded once more, even where a route takes any path, or be misspelled.
    guard let decoded = PercentCoding.decode(bytes) else { return !hasPath && holdsSecrets }
    if decoded.utf8.count < bytes.count {
      return holdsSecret(decoded, depth: depth + 1, hasPath: hasPath)
    }
    return !isURL && !hasPath && holdsSecrets
  }
}

extension RouteRecord {
  /// Whether links of the route may hold a secret: some value is one, or is a link.
  var mayHoldSecrets: Bool { parameters.contains(where: \.mayBeSecret) }

  /// Whether links of the route hold a secret, themselves or in links within them.
  var holdsSecrets: Bool {
    parameters.contains { $0.isSecret || $0.nested?.holdsSecrets == true }
  }
}

/// The depth of links within links in a URL.
public enum NestedLinkDepth {
  /// The greatest depth.
  public static let limit = 4
}
