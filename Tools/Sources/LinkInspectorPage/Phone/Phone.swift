import DeepLinking
import LinkNavigation
import LinkRouting

/// The screens, as the page draws them: on a phone.
struct Phone: Encodable {
  /// A screen in a stack.
  struct Card: Encodable, Hashable {
    /// The name.
    let title: String
    /// The URL of its link; `nil` for a screen that is not a link.
    let url: String?
  }

  /// A tab.
  struct Tab: Encodable, Hashable {
    /// Its name.
    let id: String
    /// Whether it is selected.
    let isSelected: Bool
    /// The number of screens in its stack.
    let count: Int
  }

  /// A layer: the stack of the selected tab, or one of a presentation.
  struct Layer: Encodable, Hashable {
    /// How it is presented; `nil` for the stack of the tab.
    let style: String?
    /// Its screens, the lowest first.
    let stack: [Card]
  }

  /// The layers, the lowest first; the last one has the screen on top.
  let layers: [Layer]

  /// The tabs; empty for an app without tabs.
  let tabs: [Tab]

  /// The screen on top; `nil` when nothing is shown.
  let screen: InspectorScreen?

  /// Why there is no screen.
  let problem: String?

  /// Whether there is something to go back to.
  let canGoBack: Bool

  /// Whether it can show again what the app shows when it was launched.
  let canStartOver: Bool
}

extension Phone {
  /// Draws what an app shows, or would show.
  @MainActor
  init<Link>(of app: InspectedApp<Link>, showing preview: NavigationState<Link>? = nil) async {
    let state = preview ?? app.person.state()
    let describer = Describer(app: app)
    let card = { @MainActor (entry: NavigationEntry<Link>) in
      Card(
        title: describer.title(of: entry),
        url: entry.destination.flatMap { describer.url(of: $0) }
      )
    }
    let base = state.stack(at: .container(state.selected)) ?? []
    layers =
      [Layer(style: nil, stack: base.map(card))]
      + state.presentations.map { Layer(style: $0.style.rawValue, stack: $0.stack.map(card)) }
    let hasTabs = state.containers.count > 1 || state.selected != .main
    tabs =
      !hasTabs
      ? []
      : state.containers.map { container in
        Tab(
          id: container.id.rawValue,
          isSelected: container.id == state.selected,
          count: container.stack.count
        )
      }
    canGoBack = state.visibleStack.count > 1 || !state.presentations.isEmpty
    canStartOver = app.person.startOver != nil
    guard let link = state.visibleEntry?.destination else {
      (screen, problem) = (nil, nil)
      return
    }
    do {
      screen = try await app.screen(link)
      problem = nil
    } catch {
      screen = nil
      problem = (error as? LinkFailure)?.message ?? "\(error)"
    }
  }
}
