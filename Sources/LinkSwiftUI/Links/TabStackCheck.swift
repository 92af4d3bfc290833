#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Finds mistakes in a tab bar of the app's own, and writes each to the log once.
@MainActor
final class TabStackCheck {
  /// The stack of a tab, as long as its view exists.
  @MainActor
  final class Shown {}

  private struct Weak {
    weak var shown: Shown?
  }

  /// The stacks that have appeared.
  private var stacks: [TabID: [Weak]] = [:]

  private var written: Set<String> = []

  /// How long a stack may take to appear after its tab was selected, or to leave after another one took its place.
  static var patience: Duration { .seconds(1) }

  /// Records that the stack of a tab appeared, which may be in the wrong item of the bar, or the second one.
  func didAppear<Link: DeepLink>(
    _ shown: Shown,
    of tab: TabID,
    in model: NavigationModel<Link>,
    _ links: DeepLinks<Link>
  ) {
    let name = tab.rawValue
    guard links.tabs.contains(where: { $0.id == tab }) else {
      return write(
        "no route has .tab(\"\(name)\"), so its stack is empty; show a view of your own there.",
        links
      )
    }
    let selected = model.ownState.selected
    if selected != tab, model.foreignTabs.has(selected) {
      write(
        """
        stacks.stack("\(name)") is in an item with the tag '\(selected.rawValue)', so no link selects it: give it \
        .tag(TabID("\(name)")).
        """,
        links
      )
    }
    let others = stacks[tab, default: []].filter { $0.shown != nil && $0.shown !== shown }
    stacks[tab] = others + [Weak(shown: shown)]
    guard !others.isEmpty else { return }
    Task {
      try? await links.environment.sleep(Self.patience)
      guard stacks[tab, default: []].count(where: { $0.shown != nil }) > 1 else { return }
      write(
        "stacks.stack(\"\(name)\") is in the window twice, and both show the same screens: keep one.",
        links
      )
    }
  }

  /// Waits until the stack of a selected tab must have appeared.
  func look<Link: DeepLink>(
    for tab: TabID,
    in model: NavigationModel<Link>,
    _ links: DeepLinks<Link>
  ) async {
    guard links.tabs.contains(where: { $0.id == tab }), stacks[tab] == nil,
      (try? await links.environment.sleep(Self.patience)) != nil
    else { return }
    // Before any stack has appeared, the app may show something else in place of its tabs.
    guard stacks[tab] == nil, !stacks.isEmpty || !model.isUntouched else { return }
    let name = tab.rawValue
    write(
      """
      the tab '\(name)' was selected, and no view shows its stack: put stacks.stack("\(name)") into an item of the tab \
      bar with .tag(TabID("\(name)")), or take .tab("\(name)") from the routes.
      """,
      links
    )
  }

  private func write<Link: DeepLink>(_ line: String, _ links: DeepLinks<Link>) {
    if written.insert(line).inserted { links.onLogLine?(line) }
  }
}

/// Tells a check that the stack of a tab appeared.
@MainActor
struct TabStackMark<Link: DeepLink>: ViewModifier {
  let tab: TabID
  let model: NavigationModel<Link>
  let links: DeepLinks<Link>
  let check: TabStackCheck

  @State private var shown = TabStackCheck.Shown()

  init(
    _ tab: TabID,
    _ model: NavigationModel<Link>,
    _ links: DeepLinks<Link>,
    _ check: TabStackCheck
  ) {
    (self.tab, self.model, self.links, self.check) = (tab, model, links, check)
  }

  func body(content: Content) -> some View {
    content.onAppear { check.didAppear(shown, of: tab, in: model, links) }
  }
}
#endif
