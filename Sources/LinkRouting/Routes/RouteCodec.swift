/// How the links of a route are taken apart and put together.
struct RouteCodec<Link: DeepLink>: Sendable {
  /// Reads a link from what a URL has for the parameters of the route, in their order.
  let link: @Sendable (inout ParameterReader) throws(LinkReason) -> Link

  /// Takes a link apart into what a URL is to have for the parameters of the route, in their order;
  /// `nil` for a link that is not one of the route.
  let outputs: @Sendable (Link) -> [ParameterOutput]?

  /// How all links of the type are taken apart; `nil` when only the route itself can.
  var family: RouteFamily<Link>?

  /// What the links of the route have in common; see ``LinkParts/key``.
  ///
  /// It is `nil` where reflection shows no such thing, or was not asked.
  var key: String?

  /// Links of the route that differ in their values.
  var examples: [Link] = []
}

/// The links of one `Codable` type, all of which are taken apart in one way.
struct RouteFamily<Link: DeepLink>: Sendable {
  /// The type.
  let type: ObjectIdentifier

  /// What the links of the route have in common: the name of the enum case, or of the type.
  let key: String

  /// Reads the labels of a link, and the key of the routes it belongs to.
  ///
  /// It is `nil` for a link that is not of the type.
  let takeApart: @Sendable (Link) -> (key: String, fields: LinkFields)?
}

/// What finds the routes of a link.
struct RouteFamilyKey: Hashable, Sendable {
  /// The type of the link.
  let type: ObjectIdentifier

  /// The name of the enum case, or of the type.
  let key: String
}
