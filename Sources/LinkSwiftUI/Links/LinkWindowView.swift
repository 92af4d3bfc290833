#if canImport(SwiftUI) && !os(watchOS)
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

  /// Saves the links of the window, and shows them again when its scene is restored, if guards allow them.
  ///
  /// Screens that aren't links are left out, with the screens on them.
  ///
  /// - Parameter key: The key of the scene's storage.
  /// - Returns: The window, with its links restored.
  public func restoresLinks(_ key: String = "links") -> Self {
    changing { $0.storageKey = key }
  }

  /// Offers the current link to the person's other devices, and receives links from them: Handoff.
  ///
  /// Only links with a route that is open to `handoff` are offered, and none that holds a secret.
  ///
  /// - Parameters:
  ///   - type: The type of the activity, which is listed in the Info.plist under `NSUserActivityTypes`.
  ///   - title: The name of a link on the other device, without anything secret; by default none.
  /// - Returns: The window, offering its link.
  public func offersLinks(
    as type: String,
    title: @escaping @MainActor @Sendable (Link) -> String? = { _ in nil }
  ) -> Self {
    changing { ($0.handoffType, $0.handoffTitle) = (type, title) }
  }

  #if !os(tvOS)
  /// Lets the system prefer the window that shows a link, and any open window over a new one.
  ///
  /// For apps with several windows. URLs that are not links of the app then open a new window.
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

/// The settings of a window's view, in addition to its links.
///
/// Only the modifiers of a ``LinkWindowView`` read and write it.
public struct LinkSceneOptions<Link: DeepLink>: Sendable {
  /// The link that the window opens once, when it appears.
  var firstLink: Link?

  /// The key of the storage for the links of the window.
  var storageKey: String?

  /// The type of the activity that offers the current link.
  var handoffType: String?

  /// The name of a link on the other device.
  var handoffTitle: @MainActor @Sendable (Link) -> String? = { _ in nil }

  /// Whether the system prefers the window that shows a link.
  var prefersLinks = false

  /// Sets how presentations look.
  var presentation: PresentationStyling?
}
#endif
