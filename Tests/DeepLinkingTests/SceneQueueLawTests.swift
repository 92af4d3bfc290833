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
  func aChosenLinkThatNavigatesNoMoreSupersedesNothing() throws {
    var queue = SceneQueue<Room>(policy: LinkPolicy(), isReady: false)
    func outcomes(_ change: SceneQueue<Room>.Change) -> [LinkOutcome] {
      queue.apply(change, at: LinkInstant(since1970: .seconds(1)), turn: 1).compactMap { command in
        if case .end(_, let outcome) = command.action { outcome } else { nil }
      }
    }
    let (tapped, ofPage) = (event("tapped", .openURL), event("page", .page))
    let changes: [SceneQueue<Room>.Change] = [
      .delivered(tapped, callers: [], known: nil, isKept: true),
      .answered(tapped.id, answer(.room(id: 1))),
      .readiness(true),
      .answered(tapped.id, answer(.room(id: 1))),
      .replaced(tapped.id, by: answer(.light)),
      .delivered(ofPage, callers: [], known: nil, isKept: true),
      .answered(ofPage.id, answer(.room(id: 2))),
    ]
    for change in changes { #expect(outcomes(change) == []) }
    #expect(outcomes(.finished(ofPage.id, .opened(skipping: []))) == [.opened(skipping: [])])
  }

  private func answer(_ link: Room) -> Admission<Room>.Answer {
    let parts = Room.router.decompose(link)
    let requirements = Room.router.requirements(of: parts)
    return .link(AdmittedLink(parts, by: Room.router, requirements: requirements))
  }

  private func event(_ name: String, _ entryPoint: LinkEntryPoint) -> LinkEvent<Room> {
    LinkEvent(
      id: LinkEventID(rawValue: name),
      delivery: LinkDelivery(
        url: "rooms:///\(name)",
        source: .customScheme,
        entryPoint: entryPoint
      ),
      scene: "scene",
      account: nil,
      resumes: nil,
      receivedAt: LinkInstant(since1970: .zero)
    )
  }
}
