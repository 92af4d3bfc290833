/// How the links of a route are taken apart and put together, whatever their type.
package final class RouteCodec: Sendable {
  /// Reads a link from what a URL has for the parameters of the route, in their order.
  let link: @Sendable (ParameterReader) throws(LinkFailure) -> any DeepLink

  /// Takes a link apart into what a URL is to have for the parameters of the route, in their order;
  /// throws for a link that is not one of the route.
  let outputs: @Sendable (LinkParts) throws(OtherLinkError) -> [ParameterOutput]

  /// The constructor of the route's links, and of the link inside that a feature declares, and so on; `nil`
  /// where reflection shows no such thing, or was not asked.
  let constructors: [LinkConstructor]?

  /// Links of the route that differ in their values.
  package let examples: [any DeepLink]

  /// Creates a codec.
  package init(
    constructors: [LinkConstructor]? = nil,
    examples: [any DeepLink] = [],
    link: @escaping @Sendable (ParameterReader) throws(LinkFailure) -> any DeepLink,
    outputs: @escaping @Sendable (LinkParts) throws(OtherLinkError) -> [ParameterOutput]
  ) {
    (self.constructors, self.examples) = (constructors, examples)
    (self.link, self.outputs) = (link, outputs)
  }

  /// The codec with samples.
  init(_ codec: RouteCodec, _ constructors: [LinkConstructor]?, examples: [any DeepLink]) {
    (self.constructors, self.examples) = (constructors, examples)
    (link, outputs) = (codec.link, codec.outputs)
  }
}
