#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// What the view of a window does besides showing links, as its modifiers say.
struct LinkSceneOptions<Link: DeepLink>: Sendable {
  /// The key of the storage in which the window keeps what it shows.
  var storageKey: String?

  /// The type of the activity by which the window offers the link on screen.
  var handoffType: String?

  /// The name of a link on the other device.
  var handoffTitle: @MainActor @Sendable (Link) -> String? = { _ in nil }

  /// Whether the system is to hand a link to the window that shows it.
  var prefersLinks = false

  /// Sets how a presentation looks.
  var presentation: SheetDress?
}

/// A window whose view has options.
@MainActor
protocol LinkWindowView<Link>: View {
  /// The links of the app.
  associatedtype Link: DeepLink

  /// What the window does besides showing links.
  var options: LinkSceneOptions<Link> { get set }
}

extension LinkWindowView {
  /// This view, with other options.
  func changing(_ change: (inout LinkSceneOptions<Link>) -> Void) -> Self {
    var view = self
    change(&view.options)
    return view
  }
}
#endif
