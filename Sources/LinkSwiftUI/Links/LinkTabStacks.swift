#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The selection and the stacks of a window's tabs, for a tab bar of the app's own.
@MainActor
public struct LinkTabStacks<Link: DeepLink, Screen: View> {
  let model: NavigationModel<Link>

  private let links: DeepLinks<Link>

  private let screen: @MainActor @Sendable (Link) -> Screen

  init(
    _ model: NavigationModel<Link>,
    of links: DeepLinks<Link>,
    screen: @escaping @MainActor @Sendable (Link) -> Screen
  ) {
    (self.model, self.links, self.screen) = (model, links, screen)
  }

  /// The selected tab, for `TabView(selection:)`, whose tabs are tagged with their names.
  public var selection: Binding<TabID> { model.selection }

  /// The screens of a tab: its root and what is pushed on it.
  ///
  /// - Parameter tab: The tab, which a route names with `.tab(_:)`.
  /// - Returns: The stack. For a tab that no route names it is empty, and a line of the log says so.
  public func stack(_ tab: TabID) -> some View {
    DestinationStack(model, of: tab, screen: screen).onAppear {
      guard !links.tabs.contains(where: { $0.id == tab }) else { return }
      links.onLogLine?(
        "no route has .tab(\"\(tab.rawValue)\"), so its stack is empty; show a view of your own there."
      )
    }
  }
}
#endif
