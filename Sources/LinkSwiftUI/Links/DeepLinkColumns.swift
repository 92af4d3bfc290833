#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A window with one stack in columns, its presentations, and every link that its scene receives.
@MainActor
public struct DeepLinkColumns<Link: DeepLink, Screen: View, Placeholder: View>: LinkWindowView {
  private let links: DeepLinks<Link>

  private let count: Int

  private let visibility: Binding<NavigationSplitViewVisibility>?

  private let screen: @MainActor @Sendable (Link) -> Screen

  private let placeholder: @MainActor @Sendable () -> Placeholder

  /// The settings of the modifiers of the window.
  public var options = LinkSceneOptions<Link>()

  @State private var keeper = LinkSceneKeeper<Link>()

  /// Creates the view of a window.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - count: The number of columns, 2 or 3.
  ///   - visibility: The columns that are shown when there is room for all; by default the system chooses.
  ///   - screen: Makes the view of a link.
  ///   - placeholder: Makes the view of a column without a link.
  public init(
    _ links: DeepLinks<Link>,
    count: Int = 2,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder placeholder: @escaping @MainActor @Sendable () -> Placeholder
  ) {
    self.links = links
    self.count = count
    self.visibility = visibility
    self.screen = screen
    self.placeholder = placeholder
  }

  /// Creates the view of a window, with a closure for the look of presentations.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - count: The number of columns, 2 or 3.
  ///   - visibility: The columns that are shown when there is room for all; by default the system chooses.
  ///   - screen: Makes the view of a link.
  ///   - placeholder: Makes the view of a column without a link.
  ///   - presentation: Sets detents, drag indicators and similar options of a presentation. It gets the first
  ///     link, and the content with its stack.
  public init<Presented: View>(
    _ links: DeepLinks<Link>,
    count: Int = 2,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder placeholder: @escaping @MainActor @Sendable () -> Placeholder,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.init(
      links,
      count: count,
      visibility: visibility,
      screen: screen,
      placeholder: placeholder
    )
    options.presentation = PresentationStyling(presentation)
  }

  /// The view of the window.
  public var body: some View {
    let scene = keeper.scene(of: links) { FirstScreens(links: links).stack }
    DestinationColumns(
      scene.model,
      count: count,
      visibility: visibility,
      screen: screen,
      placeholder: placeholder
    )
    .presentations(of: scene.model, screen: screen)
    .handlesLinks(of: scene, options)
  }
}
#endif
