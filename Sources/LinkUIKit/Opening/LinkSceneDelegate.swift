#if canImport(UIKit) && !os(watchOS)

/// A scene delegate with the links of its scene, so that controllers of the scene find them.
///
/// For delegates that make ``SceneLinks`` themselves. After `links.attach(to:in:_:)`, controllers don't need it.
///
/// The scene retains its delegate, and the delegate the links, so a controller reaches them through
/// objects that UIKit retains anyway, as long as the scene exists. Nothing has to be
/// registered, nothing is global, and nothing is left when a scene is closed.
@MainActor
public protocol LinkSceneDelegate<Link>: AnyObject {
  /// The links of the app.
  associatedtype Link: DeepLink & NavigationPlacing

  /// The links of the scene; `nil` until it is connected.
  var links: SceneLinks<Link>? { get }
}
#endif
