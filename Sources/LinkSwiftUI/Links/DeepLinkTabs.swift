#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A window with tabs, each with a stack of its own, and every link that its scene receives.
///
/// The tabs are those of the routes with `.tab(_:)`, in the order of the routes.
@MainActor
public struct DeepLinkTabs<Link: DeepLink, Screen: View, Label: View>: LinkWindowView {
  private let links: DeepLinks<Link>

  private let screen: @MainActor @Sendable (Link) -> Screen

  private let label: @MainActor @Sendable (TabID) -> Label

  /// The settings of the modifiers of the window.
  public var options = LinkSceneOptions<Link>()

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a window.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - label: Makes the label of a tab.
  public init(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder label: @escaping @MainActor @Sendable (TabID) -> Label
  ) {
    self.links = links
    self.screen = screen
    self.label = label
  }

  /// Creates the view of a window, with a closure for the look of presentations.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - label: Makes the label of a tab.
  ///   - presentation: Sets detents, drag indicators and similar options of a presentation. It gets the first
  ///     link, and the content with its stack.
  public init<Presented: View>(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder label: @escaping @MainActor @Sendable (TabID) -> Label,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.init(links, screen: screen, label: label)
    options.presentation = PresentationStyling(presentation)
  }

  /// The view of the window.
  public var body: some View {
    let scene = keeper.scene(of: links) { .tabs(of: links) }
    DestinationTabs(scene.model, screen: screen, label: label)
      .presentations(of: scene.model, screen: screen)
      .handlesLinks(of: scene, options)
  }
}
#endif
