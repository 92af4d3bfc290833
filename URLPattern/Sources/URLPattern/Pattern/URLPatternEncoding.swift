/// Turns fixed text of a component into what a URL has in its place.
///
/// Source: URL Pattern Standard §3.1, encoding callbacks.
enum URLPatternEncoding: Hashable, Sendable {
  /// A scheme.
  case `protocol`
  /// A user name.
  case username
  /// A password.
  case password
  /// A host that is a domain or an IPv4 address.
  case hostname
  /// A host in brackets.
  case ipv6Hostname
  /// A port, with the scheme whose default port is left out.
  case port(scheme: [UInt8])
  /// A path with segments; `\` is a slash only in special schemes.
  case pathname(isSpecial: Bool)
  /// A path that is opaque text.
  case opaquePathname
  /// A query.
  case search
  /// A fragment.
  case hash

  /// Canonicalises text.
  func callAsFunction(_ value: [UInt8]) throws(URLParsingError) -> [UInt8] {
    if value.isEmpty { return [] }
    return switch self {
    case .protocol: try URLCanonicalization.scheme(value)
    case .username: URLCanonicalization.username(value)
    case .password: URLCanonicalization.password(value)
    case .hostname: try URLCanonicalization.hostname(value)
    case .ipv6Hostname: try URLCanonicalization.ipv6Hostname(value)
    case .port(let scheme): try URLCanonicalization.port(value, scheme: scheme)
    case .pathname(isSpecial: true): try URLCanonicalization.path(value)
    case .pathname(isSpecial: false): try URLCanonicalization.customSchemePath(value)
    case .opaquePathname: try URLCanonicalization.opaquePath(value)
    case .search: try URLCanonicalization.query(value)
    case .hash: try URLCanonicalization.fragment(value)
    }
  }

  /// Canonicalises text of a pattern.
  func pattern(_ value: [UInt8]) throws(PatternEncodingError) -> [UInt8] {
    do throws(URLParsingError) {
      return try self(value)
    } catch {
      if error.code == .internationalHost { throw PatternEncodingError(.internationalHost) }
      throw PatternEncodingError(.invalidText, "No URL has this here: \(error).")
    }
  }
}
