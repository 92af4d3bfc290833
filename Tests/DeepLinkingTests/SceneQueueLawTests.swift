import Foundation
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import TestSupport
import Testing

/// The rules of events over made-up worlds: 10,000, in `bin/check` 100,000, and with `--full` a million.
@MainActor
@Suite struct SceneQueueLawTests {
  private enum Room: DeepLink, NavigationPlacing {
    case hall, room(id: Int), light, bell

    var placements: [LinkPlacement<Room>] {
      switch self {
      case .hall: [.root("home")]
      case .room: [.pushed(on: .hall)]
      case .light, .bell: [.noScreen]
      }
    }

    static let router = LinkRouter<Room>(
      prefixes: [.scheme("rooms")],
      routes: [
        LinkRoute(.hall, "/hall"), LinkRoute(Room.room, "/rooms/:id"),
        LinkRoute(.light, "/light"), LinkRoute(.bell, "/bell"),
      ]
    )
  }

  private let law = SceneQueueLaw(
    router: Room.router,
    links: [.hall, .room(id: 1), .room(id: 2), .light, .bell]
  )

  private nonisolated static let scripts =
    ProcessInfo.processInfo.environment["DEEPLINK_WORLDS"].flatMap(Int.init) ?? 10_000

  @Test("every event ends once and in order", arguments: 0..<8 as Range<UInt64>)
  func theRulesOfEventsHold(part: UInt64) {
    #expect(law.violations(seed: part * 1_000_000, scripts: Self.scripts / 8) == [])
  }

  @Test("what was chosen to be shown, and turns out to have no screen, supersedes nothing")
  func aChosenLinkThatNavigatesNoMoreSupersedesNothing() {
    #expect(law.violations(seed: 9_668_059_065_979_976_906, scripts: 1) == [])
  }
}
