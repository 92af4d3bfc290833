import LinkPatterns

extension LinkRoute {
  /// Declares one link: `LinkRoute(.home, "/")`.
  ///
  /// A link that holds values, such as `LinkRoute(.league(id: 1), "/first")`, is only read: its URL is
  /// printed by the route of its constructor.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - pattern: The path.
  ///   - name: The name of the route; the enum case, or the type of a struct, when `nil`.
  @_disfavoredOverload
  public init(_ link: Link, _ pattern: String, name: String? = nil) {
    let parts = LinkParts(link)
    var codec = RouteCodec<Link>(link: { _ in link }, outputs: { $0 == link ? [] : nil })
    codec.key = parts.key
    codec.examples = [link]
    var declaration = RouteDeclaration(pattern: pattern, parameters: [], source: .constant)
    let form = declaration.form(isCanonical: true)
    let route = LinkRoute(
      name: name ?? parts.name ?? "\(Link.self)",
      pattern: pattern,
      declaration: declaration,
      form: form,
      codec: codec
    )
    self = parts.values.isEmpty ? route : route.readOnly
  }
}
