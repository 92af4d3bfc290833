import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting

/// Links with and without a screen.
enum Room: DeepLink, NavigationPlacing {
  case hall, room(id: Int), light, bell

  var placements: [LinkPlacement<Room>] {
    switch self {
    case .hall: [.root("home")]
    case .room: [.pushed(on: .hall)]
    case .light, .bell: [.noScreen]
    }
  }

  /// The law over a table of these links.
  @MainActor static let law = SceneQueueLaw(
    router: LinkRouter<Room>(
      prefixes: [.scheme("rooms")],
      routes: [
        LinkRoute(.hall, "/hall"), LinkRoute(Room.room, "/rooms/:id"),
        LinkRoute(.light, "/light"), LinkRoute(.bell, "/bell"),
      ]
    ),
    links: [.hall, .room(id: 1), .room(id: 2), .light, .bell]
  )
}
