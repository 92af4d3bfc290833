import LinkNavigation

/// The destinations of the tests: a small quiz app.
enum Screen: Hashable, Sendable, NavigationPlacing {
  case home, activity, league(Int), question(Int), profile, login, join(Int), loop(Int), deep(Int)
  case share, contextual, settings, review

  var placements: [LinkPlacement<Screen>] {
    switch self {
    case .home: [.root("leagues")]
    case .activity: [.root("activity")]
    case .settings: [.root("setings")]
    case .league: [.pushed(on: .home)]
    case .question(let id): [.pushed(on: .league(id))]
    case .profile: [.pushedOnCurrent, .pushed(on: .home)]
    case .login: [.presentedOnCurrent(.fullScreen), .presented(.fullScreen, over: .home)]
    case .join(let id): [.presented(.sheet, over: .league(id))]
    case .loop(let id): [.pushed(on: .loop(1 - id))]
    case .deep(let id): [.pushed(on: .deep(id + 1))]
    case .share: [.noScreen]
    case .review: [.pushed(on: .question(1)), .pushed(on: .league(2))]
    case .contextual: [.pushedOnCurrent]
    }
  }

  /// Every destination that has a screen and a chain.
  static let placeable: [Screen] = [
    .home, .activity, .league(1), .league(2), .question(1), .question(2), .profile, .login,
    .join(1), .join(2), .review,
  ]
}

typealias State = NavigationState<Screen>
typealias Entry = NavigationEntry<Screen>

/// A stack of destinations.
func stack(_ screens: Screen...) -> [Entry] { screens.map(Entry.destination) }

/// A state with the two tabs of the tests.
func tabs(
  _ leagues: [Entry] = stack(.home),
  _ activity: [Entry] = stack(.activity),
  selected: TabID = "leagues",
  presenting presentations: [Presentation<Screen>] = []
) throws -> State {
  try NavigationState(
    containers: [.init(id: "leagues", stack: leagues), .init(id: "activity", stack: activity)],
    selected: selected,
    presentations: presentations
  )
}

/// A sheet.
func sheet(_ root: Screen, _ pushed: Screen...) -> Presentation<Screen> {
  Presentation(style: .sheet, root: .destination(root), pushed: pushed.map(Entry.destination))
}
