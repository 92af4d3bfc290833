import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TypedParameter where Value == UUID {
  /// A UUID: 8, 4, 4, 4 and 12 hexadecimal digits joined by `-`.
  ///
  /// - Parameter name: The name in the pattern, or of the query item.
  /// - Returns: A parameter to pass to a route.
  public static func uuid(_ name: String) -> TypedParameter<UUID> {
    value(name)
  }
}

extension TypedParameter where Value == Date {
  /// A date.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - format: How it is written.
  /// - Returns: A parameter to pass to a route. A date that the format cannot write is a print error.
  public static func date(
    _ name: String,
    as format: LinkDateFormat = .iso8601
  ) -> TypedParameter<Date> {
    TypedParameter(
      name,
      typeName: "Date",
      shape: format.shape,
      read: { format.date($0.string) },
      write: format.text
    )
  }
}

extension TypedParameter where Value == URL {
  /// A URL with a host that the app trusts.
  ///
  /// A link that carries a URL can lead to any page, so only `https` URLs of the listed hosts
  /// are accepted. Any other URL rejects the link.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern, or of the query item.
  ///   - hosts: The hosts, in ASCII; a subdomain is another host.
  /// - Returns: A parameter to pass to a route.
  public static func url(_ name: String, hosts: [String]) -> TypedParameter<URL> {
    TypedParameter(
      name,
      typeName: "URL",
      shape: .anything(named: "URL"),
      bound: .hosts(hosts),
      read: { text in (try? LinkURL(text.string)).flatMap { URL(string: $0.text) } },
      write: \.absoluteString
    )
  }
}
