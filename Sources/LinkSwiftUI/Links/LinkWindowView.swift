#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import SwiftUI

/// The view of a window that shows links: ``DeepLinkStack``, ``DeepLinkTabs`` or ``DeepLinkColumns``.
@MainActor
public protocol LinkWindowView<Link>: View {
  /// The links of the app.
  associatedtype Link: DeepLink

  /// The settings of the modifiers of the window.
  var options: LinkSceneOptions<Link> { get set }
}

extension LinkWindowView {
  /// Opens a link in this window, once, when it appears: for a window that was made to show it.
  ///
  /// - Parameter link: The link, such as the value of a `WindowGroup(for:)`; `nil` opens nothing.
  /// - Returns: The window, opening the link.
  public func opensLink(_ link: Link?) -> Self {
    changing { $0.firstLink = link }
  }

  /// Keeps what the window shows, and shows it again when its scene is restored, as far as guards allow it.
  ///
  /// Screens that aren't links are left out, with the screens that stand on them.
  ///
  /// - Parameter key: The key of the scene's storage.
  /// - Returns: The window, restored.
  public func restoresLinks(_ key: String = "links") -> Self {
    changing { $0.storageKey = key }
  }

  /// Offers the link on screen to the person's other devices, and receives what they offer: Handoff.
  ///
  /// Only links with a route that is open to `handoff` are offered, and none that holds a secret.
  ///
  /// - Parameters:
  ///   - type: The type of the activity, which is listed in the Info.plist under `NSUserActivityTypes`.
  ///   - title: The name of a link on the other device, without anything secret; by default none.
  /// - Returns: The window, offering.
  public func offersLinks(
    as type: String,
    title: @escaping @MainActor @Sendable (Link) -> String? = { _ in nil }
  ) -> Self {
    changing { ($0.handoffType, $0.handoffTitle) = (type, title) }
  }

  #if !os(tvOS)
  /// Has the system hand a link to the window that shows it, and to any other window before a new one.
  ///
  /// For apps with several windows. URLs that are no links of the app open a new window then.
  ///
  /// - Returns: The window, preferred.
  public func prefersLinks() -> Self {
    changing { $0.prefersLinks = true }
  }
  #endif

  private func changing(_ change: (inout LinkSceneOptions<Link>) -> Void) -> Self {
    var view = self
    change(&view.options)
    return view
  }
}

/// The settings of a window's view, beside its links.
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
