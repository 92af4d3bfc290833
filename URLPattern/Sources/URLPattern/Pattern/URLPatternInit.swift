/// The components of a URL pattern, or of a URL to match, given one by one.
///
/// A component that is `nil` comes from the base URL when all less specific components are `nil`
/// too; else it matches anything in a pattern, and is empty in a URL.
///
/// Source: URL Pattern Standard §1, "URLPatternInit".
public struct URLPatternInit: Hashable, Sendable {
  /// The scheme; a `:` at its end is dropped.
  public var `protocol`: String?
  /// The user name.
  public var username: String?
  /// The password.
  public var password: String?
  /// The host, without a port.
  public var hostname: String?
  /// The port, in decimal digits.
  public var port: String?
  /// The path.
  public var pathname: String?
  /// The query; a `?` at its start is dropped.
  public var search: String?
  /// The fragment; a `#` at its start is dropped.
  public var hash: String?
  /// A URL, not a pattern, that missing components are taken from.
  public var baseURL: String?

  /// Creates a set of components, each as the property of its name says.
  public init(
    protocol: String? = nil,
    username: String? = nil,
    password: String? = nil,
    hostname: String? = nil,
    port: String? = nil,
    pathname: String? = nil,
    search: String? = nil,
    hash: String? = nil,
    baseURL: String? = nil
  ) {
    self.protocol = `protocol`
    self.username = username
    self.password = password
    self.hostname = hostname
    self.port = port
    self.pathname = pathname
    self.search = search
    self.hash = hash
    self.baseURL = baseURL
  }

  /// The text of a component.
  public subscript(component: URLPattern.Component) -> String? {
    get { self[keyPath: component.keyPath] }
    set { self[keyPath: component.keyPath] = newValue }
  }
}

extension URLPattern {
  /// A component of a URL, by the names of the URL Pattern Standard, in the order of a URL.
  public enum Component: Int, Hashable, Sendable, CaseIterable {
    /// The scheme, without its `:`.
    case `protocol`
    /// The user name.
    case username
    /// The password.
    case password
    /// The host, without a port.
    case hostname
    /// The port, empty for the default one.
    case port
    /// The path.
    case pathname
    /// The query, without its `?`.
    case search
    /// The fragment, without its `#`.
    case hash

    /// The name of the component in the standard.
    public var name: String {
      switch self {
      case .protocol: "protocol"
      case .username: "username"
      case .password: "password"
      case .hostname: "hostname"
      case .port: "port"
      case .pathname: "pathname"
      case .search: "search"
      case .hash: "hash"
      }
    }

    /// Where the text of the component is in a set of components.
    fileprivate var keyPath: WritableKeyPath<URLPatternInit, String?> {
      switch self {
      case .protocol: \.protocol
      case .username: \.username
      case .password: \.password
      case .hostname: \.hostname
      case .port: \.port
      case .pathname: \.pathname
      case .search: \.search
      case .hash: \.hash
      }
    }
  }
}
