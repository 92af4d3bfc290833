#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A window with tabs, each with a stack of its own, and every link that its scene receives.
///
/// The tabs are those of the routes with `.tab(_:)`, in the order of the routes:
///
/// ```
/// DeepLinkTabs(links) { link in
///   QuizScreen(link)
/// } label: { tab in
///   Label(tab.rawValue, systemImage: "list.number")
/// }
/// ```
///
/// With ``init(_:screen:tabs:)`` the tab bar is the app's own: badges, roles, sections, tabs without links.
@MainActor
public struct DeepLinkTabs<Link: DeepLink, Screen: View, Tabs: View>: LinkWindowView {
  private let links: DeepLinks<Link>

  private let screen: @MainActor @Sendable (Link) -> Screen

  private let tabs: @MainActor @Sendable (LinkTabStacks<Link, Screen>) -> Tabs

  /// Whether the tab bar is the app's own, which may have tabs without links.
  private let isOwn: Bool

  /// The settings of the modifiers of the window.
  public var options = LinkSceneOptions<Link>()

  @State private var keeper = LinkSceneKeeper<Link>()

  @State private var check = TabStackCheck()

  /// Creates the view of a window with a tab bar of the app's own.
  ///
  /// ```
  /// DeepLinkTabs(links) { link in
  ///   QuizScreen(link)
  /// } tabs: { stacks in
  ///   TabView(selection: stacks.selection) {
  ///     stacks.stack(.leagues).tabItem { Label("Leagues", systemImage: "list.number") }.tag(TabID.leagues).badge(3)
  ///     SearchScreen().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(TabID.search)
  ///   }
  /// }
  /// ```
  ///
  /// From iOS 18 `Tab("Leagues", systemImage: "list.number", value: .leagues) { stacks.stack(.leagues) }` does as well.
  /// A tab without links can be selected; its screens are foreign to links, which select another tab.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - tabs: Makes the tab bar, with the selection and the stacks of the tabs.
  public init(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder tabs: @escaping @MainActor @Sendable (LinkTabStacks<Link, Screen>) -> Tabs
  ) {
    self.init(links, isOwn: true, screen: screen, tabs: tabs)
  }

  private init(
    _ links: DeepLinks<Link>,
    isOwn: Bool,
    screen: @escaping @MainActor @Sendable (Link) -> Screen,
    tabs: @escaping @MainActor @Sendable (LinkTabStacks<Link, Screen>) -> Tabs
  ) {
    (self.links, self.isOwn, self.screen, self.tabs) = (links, isOwn, screen, tabs)
  }

  /// The view of the window.
  public var body: some View {
    let scene = keeper.scene(of: links) { FirstScreens(links: links).tabs }
    let _ = scene.model.takesForeignTabs = isOwn
    NavigationReader(scene.model) { model in
      let selected = model.ownState.selected
      tabs(LinkTabStacks(model, of: links, check, screen: screen))
        .task(id: selected) { if isOwn { await check.look(for: selected, in: model, links) } }
    }
    .presentations(of: scene.model, screen: screen)
    .handlesLinks(of: scene, options)
  }
}

extension DeepLinkTabs {
  /// Creates the view of a window whose tabs differ in their labels.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - label: Makes the label of a tab.
  public init<Label: View>(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder label: @escaping @MainActor @Sendable (TabID) -> Label
  ) where Tabs == DestinationTabs<Link, Screen, Label> {
    self.init(links, isOwn: false, screen: screen) { stacks in
      DestinationTabs(stacks.model, screen: screen, label: label)
    }
  }

  /// Creates the view of a window whose tabs differ in their labels, with a closure for the look of presentations.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - label: Makes the label of a tab.
  ///   - presentation: Sets detents, drag indicators and similar options of a presentation. It gets the first
  ///     link, and the content with its stack.
  public init<Label: View, Presented: View>(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder label: @escaping @MainActor @Sendable (TabID) -> Label,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) where Tabs == DestinationTabs<Link, Screen, Label> {
    self.init(links, screen: screen, label: label)
    options.presentation = PresentationStyling(presentation)
  }

  /// Creates the view of a window with a tab bar of the app's own, and a closure for the look of presentations.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - screen: Makes the view of a link.
  ///   - tabs: Makes the tab bar, with the selection and the stacks of the tabs.
  ///   - presentation: Sets detents, drag indicators and similar options of a presentation. It gets the first
  ///     link, and the content with its stack.
  public init<Presented: View>(
    _ links: DeepLinks<Link>,
    @ViewBuilder screen: @escaping @MainActor @Sendable (Link) -> Screen,
    @ViewBuilder tabs: @escaping @MainActor @Sendable (LinkTabStacks<Link, Screen>) -> Tabs,
    @ViewBuilder presentation: @escaping @MainActor @Sendable (Link, AnyView) -> Presented
  ) {
    self.init(links, screen: screen, tabs: tabs)
    options.presentation = PresentationStyling(presentation)
  }
}
#endif
