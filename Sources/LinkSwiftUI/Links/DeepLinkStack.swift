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
public struct DeepLinkStack<Link: DeepLink, Screen: View>: View {
  private let links: DeepLinks<Link>

  private let screen: @MainActor @Sendable (Link) -> Screen

  private var storageKey: String?

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

  /// Keeps what the window shows, and shows it again when its scene is restored, as far as guards allow it.
  ///
  /// Screens that are no links are left out, with what stands on them.
  ///
  /// - Parameter key: The key of the scene's storage.
  /// - Returns: The window, restored.
  public func restoresLinks(_ key: String = "links") -> Self {
    var view = self
    view.storageKey = key
    return view
  }

  /// What the window shows.
  public var body: some View {
    let scene = keeper.scene(of: links) { .stack(of: links) }
    DestinationStack(scene.model, screen: screen)
      .presentations(of: scene.model, screen: screen)
      .handlesLinks(of: scene, keptAs: storageKey)
  }
}
#endif
