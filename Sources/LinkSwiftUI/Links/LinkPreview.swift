#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A screen on its back stack, for a preview: tabs, stack and sheets as the link's route places it.
///
/// ```
/// #Preview { LinkPreview(links, .question(league: 7, id: 2)) { link in QuizScreen(link) } }
/// ```
///
/// No guard and no lookup is asked. Views in it open links as in the app.
@MainActor
public struct LinkPreview<Link: DeepLink, Screen: View>: View {
  private let links: DeepLinks<Link>

  private let link: Link

  private let screen: @MainActor @Sendable (Link) -> Screen

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a preview.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - link: The link to show.
  ///   - screen: Makes the view of a link.
  public init(
    _ links: DeepLinks<Link>,
    _ link: Link,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen
  ) {
    (self.links, self.link, self.screen) = (links, link, screen)
  }

  /// The screen on its back stack.
  public var body: some View {
    let scene = keeper.scene(of: links) { FirstScreens(links: links).showing(link) }
    Group {
      if links.tabs.isEmpty {
        DestinationStack(scene.model, screen: screen)
      } else {
        DestinationTabs(scene.model, screen: screen) { Text(verbatim: $0.rawValue) }
      }
    }
    .presentations(of: scene.model, screen: screen)
    .handlesLinks(of: scene, LinkSceneOptions())
  }
}
#endif
