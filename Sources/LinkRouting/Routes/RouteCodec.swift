/// Makes links of a route from values and takes them apart, whatever their type.
package struct RouteCodec: Sendable {
  /// Makes a link from the values that a URL has for the route's parameters, in order.
  let link: @Sendable (ParameterReader) throws(LinkFailure) -> any DeepLink

  /// Takes a link apart into the values to print for the route's parameters, in order;
  /// throws for a link of another route.
  let outputs: @Sendable (ReflectedLink) throws(OtherLinkError) -> [ParameterOutput]

  /// The constructor of the route's links, then that of the link inside, and so on; `nil`
  /// when reflection finds none, or is not used.
  let constructors: [LinkConstructor]?

  /// Links of the route that differ in their values.
  package let examples: [any DeepLink]

  /// Creates a codec.
  package init(
    constructors: [LinkConstructor]? = nil,
    examples: [any DeepLink] = [],
    link: @escaping @Sendable (ParameterReader) throws(LinkFailure) -> any DeepLink,
    outputs: @escaping @Sendable (ReflectedLink) throws(OtherLinkError) -> [ParameterOutput]
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
