/// How the links of a route are taken apart and put together.
package struct RouteCodec<Link: DeepLink>: Sendable {
  /// Reads a link from what a URL has for the parameters of the route, in their order.
  let link: @Sendable (inout ParameterReader) throws(LinkFailure) -> Link

  /// Takes a link apart into what a URL is to have for the parameters of the route, in their order;
  /// `nil` for a link that is not one of the route.
  let outputs: @Sendable (Link) -> [ParameterOutput]?

  /// What the links of the route have in common; see ``LinkParts/key``.
  ///
  /// It is `nil` where reflection shows no such thing, or was not asked.
  var key: String?

  /// Links of the route that differ in their values.
  package var examples: [Link] = []
}
