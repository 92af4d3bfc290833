// Shows the screens of links in SwiftUI, and opens every link that the system delivers.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
enum QuizLink: DeepLink, NavigationPlacing {
  case home
  case league(id: Int)
  case rules(league: Int)

  var placements: [LinkPlacement<QuizLink>] {
    switch self {
    case .home: [.root(.main)]
    case .league: [.pushed(on: .home)]
    case .rules(let league): [.presented(.sheet, over: .league(id: league))]
    }
  }
}

let router = LinkRouter<QuizLink>(
  prefixes: [.scheme("quiz"), .domain("quiz.example")],
  routes: [
    LinkRoute(.home, "/home").access(.from(.universalLink, .customScheme)),
    LinkRoute(QuizLink.league, "/leagues/:id").access(.from(.universalLink, .customScheme)),
    LinkRoute(QuizLink.rules, "/leagues/:league/rules").access(
      .from(.universalLink, .customScheme)
    ),
  ]
)

struct QuizScreen: View {
  let link: QuizLink
  var body: some View {
    Text(verbatim: "\(link)")
    NavigationLink("A league", value: LinkPathItem(QuizLink.league(id: 7)))
  }
}

// snippet.show
import LinkSwiftUI
import SwiftUI

@MainActor let links = DeepLinks(router: router)  // one for the app

@MainActor final class QuizScene: ObservableObject {  // one for each scene
  let model = NavigationModel<QuizLink>(state: NavigationState(stack: [.destination(.home)]))
  lazy var handler = LinkHandler(links: links, host: model, scene: links.makeSceneID())
}

struct QuizRoot: View {  // what the WindowGroup shows
  @StateObject private var scene = QuizScene()

  var body: some View {
    DestinationStack(scene.model) { QuizScreen(link: $0) }
      .presentations(of: scene.model) { QuizScreen(link: $0) }
      .onDeepLink(scene.handler)
  }
}
// snippet.hide
#endif
