import DeepLinking
import LinkNavigation
import LinkRouting

/// A state with everything in it.
func wholeState() throws -> NavigationState<Quiz> {
  try NavigationState(
    containers: [
      .init(
        id: "leagues",
        stack: [Quiz.home, .league(league: 1), .question(league: 1, question: 2)]
          .map(NavigationEntry.destination)
      ),
      .init(id: "activity", stack: [.destination(.activity), .destination(.comment(id: 3))]),
    ],
    presentations: [
      Presentation(
        style: .sheet,
        root: .destination(.join(league: 1)),
        pushed: [.destination(.league(league: 4))]
      )
    ]
  )
}

/// That state, as it is saved.
func savedState(account: LinkAccount? = nil) throws -> SavedNavigationV1 {
  SavedNavigationV1(try wholeState(), router: Quiz.router, account: account)
}

/// A scene whose guard is held about what is restored.
@MainActor
func heldScene(_ held: Held) throws -> Scene {
  try Scene(guards: [
    LinkGuard("slow") { request in
      if request.event.delivery.entryPoint == .restoration { await held.wait() }
      return .allow
    }
  ])
}
