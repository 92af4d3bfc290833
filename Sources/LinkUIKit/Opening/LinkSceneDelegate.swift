#if canImport(UIKit) && !os(watchOS)
public import LinkNavigation
public import LinkRouting

/// A scene delegate that has the links of its scene, so that controllers of the scene find them.
///
/// For delegates that make ``SceneLinks`` themselves: controllers find what `links.attach(to:in:_:)` returns without it.
///
/// It is the scene that keeps its delegate, and the delegate that keeps the links: the way from a
/// controller leads over objects that UIKit keeps anyway, and ends with the scene. There is nothing
/// to register, nothing global, and nothing left over when a scene is closed.
@MainActor
public protocol LinkSceneDelegate<Link>: AnyObject {
  /// The links of the app.
  associatedtype Link: DeepLink & NavigationPlacing

  /// The links of the scene; `nil` until it is connected.
  var links: SceneLinks<Link>? { get }
}
#endif
