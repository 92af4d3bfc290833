#if canImport(UIKit) && !os(watchOS)
public import DeepLinking
public import UIKit

extension UIViewController {
  /// Opens a link in the window of the controller: `openLink(QuizLink.league(id: 7))`.
  ///
  /// - Returns: `false` when the controller is in no window that links are attached to, which the log says, or
  ///   when the type of the link is not mounted, or is mounted more than once.
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
