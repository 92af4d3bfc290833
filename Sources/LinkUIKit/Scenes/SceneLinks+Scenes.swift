#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension SceneLinks {
  /// Opens a link of the app's own code in a scene.
  ///
  /// Every route is open to it.
  ///
  /// - Returns: A receipt whose `outcome` can be awaited; `nil` when a new scene was requested, which receives
  ///   the link once, when it connects. If the system makes no scene, this one opens the link.
  @available(iOSApplicationExtension, unavailable)
  @discardableResult
  public func open(_ link: Link, in target: LinkSceneTarget<Link>) -> LinkReceipt<Link>? {
    receive(handler.admission(of: LinkDelivery(opening: link)), in: target).receipt
  }

  /// Receives an admitted delivery in the scene that opens it.
  @available(iOSApplicationExtension, unavailable)
  func receive(
    _ admission: Admission<Link>,
    in target: LinkSceneTarget<Link>
  ) -> SceneReception<Link> {
    switch target {
    case .receiving:
      return .received(handler.receive(handler.arriving(admission)))
    case .showing(let link):
      let shows = handler.links.handler(showing: link) ?? handler
      if shows !== handler { SceneActivation.activate(shows.scene) }
      return .received(shows.receive(shows.arriving(admission)))
    case .new:
      // The same link is on its way to a new scene: it came through another entry point.
      guard let token = handler.links.handOver(admission) else { return .handedOver }
      let isAsked = SceneActivation.request(opening: token) { [handler] in
        handler.links.takeOver(token).map { _ = handler.receive($0) }
      }
      guard !isAsked, let admission = handler.links.takeOver(token) else { return .handedOver }
      return .received(handler.receive(admission))
    }
  }

  /// Receives a link from another scene; `nil` for other activities, and for a link that was received before.
  func takeOver(_ activity: NSUserActivity) -> LinkReceipt<Link>? {
    SceneHandover.token(in: activity)
      .flatMap { handler.links.takeOver($0) }
      .map { handler.receive(handler.connecting($0)) }
  }
}

extension UIViewController {
  /// Opens a link in the scene of this controller, in another one, or in a new one.
  ///
  /// Call `links.attach(to:in:_:)` for its window, or let the scene's delegate conform to ``LinkSceneDelegate``.
  ///
  /// - Returns: A receipt whose `outcome` can be awaited; `nil` when a new scene was requested.
  /// - Throws: ``LinkOpeningError`` – any code.
  @available(iOSApplicationExtension, unavailable)
  @discardableResult
  public func open<Link: DeepLink & NavigationPlacing>(
    _ link: Link,
    in target: LinkSceneTarget<Link>
  ) throws(LinkOpeningError) -> LinkReceipt<Link>? {
    try sceneLinks(of: Link.self).open(link, in: target)
  }
}
#endif
