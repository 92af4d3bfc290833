/// How a link is taken apart and put together.
struct RouteCodec<Link: DeepLink>: Sendable {
  /// What the links of the route have in common, such as the name of the enum case.
  let key: String

  /// Reads the written forms of a link's labels, and the key of the routes it belongs to.
  let takeApart: @Sendable (Link) -> (key: String, fields: LinkFields)?

  /// Makes a link of written forms.
  ///
  /// Throws ``FieldMismatch`` or what the link's own coding throws.
  let link: @Sendable (_ values: [String: String]) throws -> Link
}

extension RouteCodec where Link: Codable {
  /// Creates a codec for the links that are like an example.
  ///
  /// - Parameter example: The fields of a link of the route.
  init(like example: LinkFields) {
    let caseName = example.caseName
    key = caseName ?? "\(Link.self)"
    takeApart = { link in
      guard let fields = try? LinkFieldsEncoder.fields(of: link) else { return nil }
      return (fields.caseName ?? "\(Link.self)", fields)
    }
    link = { values in try Link(from: LinkFieldsDecoder(caseName: caseName, values: values)) }
  }
}
