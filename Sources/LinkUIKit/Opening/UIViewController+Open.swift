#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIViewController {
  /// Opens a link in the scene of this controller.
  ///
  /// Every route is open to it.
  ///
  /// Call `links.attach(to:in:_:)` for its window, or let the scene's delegate conform to ``LinkSceneDelegate``. It
  /// also works for a controller that is covered by another one, or is in a tab that is not selected.
  ///
  /// - Returns: A receipt whose `outcome` can be awaited.
  /// - Throws: ``LinkOpeningError`` – any code.
  @discardableResult
  public func open<Link: DeepLink & NavigationPlacing>(
    _ link: Link
  ) throws(LinkOpeningError) -> LinkReceipt<Link> {
    try sceneLinks(of: Link.self).handler.open(link)
  }

  /// The links of the scene of this controller.
  func sceneLinks<Link: DeepLink & NavigationPlacing>(
    of type: Link.Type
  ) throws(LinkOpeningError) -> SceneLinks<Link> {
    guard let window = nearestWindow, let scene = window.windowScene else {
      throw LinkOpeningError(.noScene)
    }
    guard let delegate = scene.delegate as? any LinkSceneDelegate else {
      guard let attached = AttachedLinks.receiver(in: window) else {
        throw LinkOpeningError(.noLinks)
      }
      guard let links = attached as? SceneLinks<Link> else { throw LinkOpeningError(.otherLinks) }
      return links
    }
    guard let delegate = delegate as? any LinkSceneDelegate<Link> else {
      throw LinkOpeningError(.otherLinks)
    }
    guard let links = delegate.links else { throw LinkOpeningError(.noLinks) }
    return links
  }

  /// The window of this controller, of one that covers it, or of one that contains or presents it.
  var nearestWindow: UIWindow? {
    let around = sequence(first: self) { $0.parent ?? $0.presentingViewController }
    for controller in around {
      let views = [controller, controller.presentedViewController].compactMap { $0?.viewIfLoaded }
      if let window = views.compactMap(\.window).first { return window }
    }
    return nil
  }
}

extension UIViewController {
  /// Opens a link in the window of the controller: `openLink(QuizLink.league(id: 7))`.
  ///
  /// - Returns: `false` when the controller is in no window that links are attached to, which is logged, or
  ///   when the type of the link is not mounted, or is mounted more than once. Then `onProblem` is called with the
  ///   problem, and in release builds an event fails with the code `linkTypeNotMounted`.
  @discardableResult
  public func openLink(_ link: some DeepLink) -> Bool {
    guard let window = nearestWindow, let receiver = AttachedLinks.receiver(in: window) else {
      LinkLog.write(
        """
        openLink(\(type(of: link))) opened nothing: the controller is in no window that \
        links.attach(to: window, in: scene) was called with, or what it returned isn't kept.
        """
      )
      return false
    }
    return receiver.open(any: link)
  }
}
#endif
