#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The selection and the stacks of a window's tabs, for a tab bar of the app's own.
@MainActor
public struct LinkTabStacks<Link: DeepLink, Screen: View> {
  let model: NavigationModel<Link>

  private let links: DeepLinks<Link>

  private let check: TabStackCheck

  private let screen: @MainActor @Sendable (Link) -> Screen

  init(
    _ model: NavigationModel<Link>,
    of links: DeepLinks<Link>,
    _ check: TabStackCheck,
    screen: @escaping @MainActor @Sendable (Link) -> Screen
  ) {
    (self.model, self.links, self.check, self.screen) = (model, links, check, screen)
  }

  /// The selected tab, for `TabView(selection:)`, whose tabs are tagged with their names.
  public var selection: Binding<TabID> { model.selection }

  /// The screens of a tab: its root and what is pushed on it.
  ///
  /// Show each once, in the item of the bar that has the tab's name as its tag. A line of the log says what is wrong.
  ///
  /// - Parameter tab: The tab, which a route names with `.tab(_:)`.
  /// - Returns: The stack; an empty one for a tab that no route names.
  public func stack(_ tab: TabID) -> some View {
    DestinationStack(model, of: tab, screen: screen)
      .modifier(TabStackMark(tab, model, links, check))
  }
}
#endif
