#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// What the view of a window does besides showing links.
///
/// Only the modifiers of a ``LinkWindowView`` read and write it.
public struct LinkSceneOptions<Link: DeepLink>: Sendable {
  /// The link that the window opens once, when it appears.
  var firstLink: Link?

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
#endif
