extension LinkRoute {
  /// Declares one link: `LinkRoute(.home, "/")`.
  ///
  /// A link that holds values, such as `LinkRoute(.league(id: 1), "/first")`, is only read: its URL is
  /// printed by the route of its constructor.
  ///
  /// - Parameters:
  ///   - link: The link that every URL of the pattern opens.
  ///   - pattern: The path of its URL.
  ///   - name: The name of the route; `nil` for the enum case, or the type of a struct.
  @_disfavoredOverload
  public init(_ link: Link, _ pattern: String, name: String? = nil) {
    self.init(RouteRecord(constant: link, pattern, name: name))
  }
}

extension RouteRecord {
  /// Declares a route of one link.
  fileprivate convenience init(constant link: any DeepLink, _ pattern: String, name: String?) {
    let parts = ReflectedLink(link)
    let codec = RouteCodec(
      constructors: [parts.constructor],
      examples: [link],
      link: { _ in link },
      outputs: { other throws(OtherLinkError) in
        guard other.link.isEqual(to: link) else { throw OtherLinkError() }
        return []
      }
    )
    let name = name ?? parts.name ?? "\(type(of: link))"
    let declaration = RouteDeclaration(of: name, RouteTemplate(pattern), [], source: .constant)
    var fields = RouteFields(declaration, codec: codec)
    if !parts.values.isEmpty { fields.makeReadOnly() }
    self.init(fields)
  }
}
