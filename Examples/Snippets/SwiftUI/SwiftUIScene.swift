// What a SwiftUI app has from its links: tabs, Handoff, windows, restoration, links in texts.
#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import LinkSwiftUI
import SwiftUI

struct WholeQuizRoot: View {
  @StateObject private var scene = QuizScene()

  var body: some View {
    DestinationTabs(scene.model) {
      QuizScreen(link: $0)
    } label: {
      Label($0.rawValue, systemImage: "list.number")
    }
    .presentations(of: scene.model) { QuizScreen(link: $0) }
    .opensLinks(with: scene.handler)  // in texts: from the source `content`
    .restoresNavigation(of: scene.model, by: scene.handler)
    .prefersLinks(of: scene.model, router: router)
    .handoff("com.example.quiz.link", of: scene.model, to: scene.handler)
    .onDeepLink(scene.handler)
  }
}

struct QuizWindows: Scene {
  var body: some Scene {
    WindowGroup { WholeQuizRoot() }
      .handlesExternalEvents(matching: router.windowConditions)
  }
}

struct QuizColumns: View {
  @StateObject private var scene = QuizScene()

  var body: some View {
    DestinationColumns(scene.model, count: 3) {
      QuizScreen(link: $0)
    } placeholder: {
      Text("Choose a league")
    }
  }
}
#endif
