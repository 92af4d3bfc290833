#if canImport(UIKit) && !os(watchOS)
import SwiftUI
public import UIKit

/// A window of a UIKit app that shows a ``LinkInspector`` when the device is shaken.
///
/// ```
/// let window = LinkInspectorWindow(windowScene: windowScene, links)  // in place of UIWindow(windowScene:)
/// ```
///
/// In an app whose links were made without `inspects: true`, it is a window like any other. To shake a simulator,
/// choose Device › Shake.
@MainActor
open class LinkInspectorWindow: UIWindow {
  /// Makes the inspector; `nil` when the app is not inspected.
  private let makeInspector: (@MainActor () -> UIViewController)?

  /// The last inspector that was shown.
  private weak var inspector: UIViewController?

  /// Creates a window in a scene.
  ///
  /// - Parameters:
  ///   - windowScene: The scene of the window.
  ///   - links: The links of the app.
  public init<Link: DeepLink>(windowScene: UIWindowScene, _ links: DeepLinks<Link>) {
    if links.recorder == nil {
      makeInspector = nil
    } else {
      makeInspector = { LinkInspectorWindow.inspector(of: links) }
    }
    super.init(windowScene: windowScene)
  }

  /// Creates a window from an archive, which shows no inspector.
  public required init?(coder: NSCoder) {
    makeInspector = nil
    super.init(coder: coder)
  }

  /// Shows the inspector over the current screen, unless it is shown already or a transition runs.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    guard motion == .motionShake, inspector == nil, let made = makeInspector?() else { return }
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    guard let front, !Self.isInTransition(front) else { return }
    inspector = made
    front.present(made, animated: true)
  }

  /// Whether a controller comes or goes: what is presented then corrupts the sheets of iOS 26.
  ///
  /// Source: woocommerce/woocommerce-ios pull request 17776, 2026-09-02, with probes on simulators.
  private static func isInTransition(_ controller: UIViewController) -> Bool {
    controller.isBeingPresented || controller.isBeingDismissed
      || controller.transitionCoordinator != nil
  }

  /// The controller of an inspector that opens URLs after it was dismissed.
  private static func inspector<Link: DeepLink>(of links: DeepLinks<Link>) -> UIViewController {
    let place = Place()
    let controller = UIHostingController(
      rootView: LinkInspector(links) { url in
        place.controller?.dismiss(animated: true) { InspectorModel(links)?.open(url) }
      }
    )
    place.controller = controller
    return controller
  }

  /// The controller that contains a view, which is made after the view.
  @MainActor private final class Place {
    weak var controller: UIViewController?
  }
}
#endif
