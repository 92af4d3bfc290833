#if canImport(SwiftUI) && !os(watchOS)
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

  /// The settings of the modifiers of the window.
  public var options = LinkSceneOptions<Link>()

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a window.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  public init(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen
  ) {
    self.links = links
    self.screen = screen
  }

  /// Creates the view of a window, with a closure for the look of presentations.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - presentation: Sets detents, drag indicators and similar options of a presentation. It gets the first
  ///     link, and the content with its stack.
  public init<Presented: View>(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.init(links, screen: screen)
    options.presentation = PresentationStyling(presentation)
  }

  /// The view of the window.
  public var body: some View {
    let scene = keeper.scene(of: links) { FirstScreens(links: links).stack }
    DestinationStack(scene.model, screen: screen)
      .presentations(of: scene.model, screen: screen)
      .handlesLinks(of: scene, options)
  }
}
#endif
