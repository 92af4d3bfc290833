/// A link type that holds its pattern beside its properties: one type a link.
public protocol RoutedLink: DeepLink {
  /// The route of all links of the type.
  static var route: LinkRoute<Self> { get }
}
