extension LinkRoute {
  /// The same route, for a router over several types of links.
  ///
  /// Name, exposure, aliases and problems stay.
  public var erased: LinkRoute<AnyDeepLink> {
    let codec = codec
    let family = codec.family.map { family in
      RouteFamily<AnyDeepLink>(type: family.type, key: family.key) { link in
        link.as(Link.self).flatMap(family.takeApart)
      }
    }
    return LinkRoute<AnyDeepLink>(
      self,
      codec: RouteCodec<AnyDeepLink>(
        link: { reader throws(LinkReason) in AnyDeepLink(try codec.link(&reader)) },
        outputs: { link in link.as(Link.self).flatMap(codec.outputs) },
        family: family,
        examples: codec.examples.map { AnyDeepLink($0) }
      )
    )
  }
}

extension RoutedLink {
  /// The route of the type, for a router over several types of links.
  fileprivate static var erasedRoute: LinkRoute<AnyDeepLink> { route.erased }
}

extension Array where Element == LinkRoute<AnyDeepLink> {
  /// The routes of link types that hold their patterns.
  ///
  /// - Parameter types: The types, in any order.
  public init(of types: [any RoutedLink.Type]) {
    self = types.map { $0.erasedRoute }
  }
}
