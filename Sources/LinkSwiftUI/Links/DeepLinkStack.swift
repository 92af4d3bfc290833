#if canImport(SwiftUI) && !os(watchOS)
public import DeepLinking
public import SwiftUI

/// A window with one stack, its presentations, and every link that its scene receives.
///
/// ```
/// WindowGroup {
///   DeepLinkStack(links) { link in QuizScreen(link) }
/// }
/// ```
///
/// The root screen is the link that `/` reads, or the `root:` of `DeepLinks`.
@MainActor
public struct DeepLinkStack<Link: DeepLink, Screen: View>: LinkWindowView {
  private let links: DeepLinks<Link>

  private let screen: @MainActor @Sendable (Link) -> Screen

  var options = LinkSceneOptions<Link>()

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a window.
  ///
  /// - Parameters:
  ///   - links: What all windows of the app share.
  ///   - screen: Makes the view of a link.
  public init(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen
  ) {
    self.links = links
    self.screen = screen
  }

  /// Creates the view of a window, and says how what is presented over it looks.
  ///
  /// - Parameters:
  ///   - links: What all windows of the app share.
  ///   - screen: Makes the view of a link.
  ///   - presentation: Sets detents, drag indicators and the like of a presentation. It is given the first link, and
  ///     the whole content with its stack.
  public init<Presented: View>(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.init(links, screen: screen)
    options.presentation = SheetDress(presentation)
  }

  /// Keeps what the window shows, and shows it again when its scene is restored, as far as guards allow it.
  ///
  /// Screens that are no links are left out, with what stands on them.
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

  /// What the window shows.
  public var body: some View {
    let scene = keeper.scene(of: links) { .stack(of: links) }
    DestinationStack(scene.model, screen: screen)
      .presentations(of: scene.model, screen: screen)
      .handlesLinks(of: scene, options)
  }
}
#endif
