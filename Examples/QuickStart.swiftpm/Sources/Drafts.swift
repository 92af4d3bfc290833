// Screens that are not links beside those that are, in a window that is restored.
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

struct Draft: Hashable { let league: Int }

struct DraftsView: View {
  let links: DeepLinks<QuizLink>

  var body: some View {
    DeepLinkStack(links) { link in
      VStack {
        QuizScreen(link)
        NavigationLink("League 5", value: LinkPathItem(QuizLink.league(id: 5)))
        NavigationLink("New question", value: LinkPathItem<QuizLink>.screen(Draft(league: 5)))
      }
    }
    .restoresLinks()
    .linkScreen(for: Draft.self) { draft in DraftEditor(draft: draft) }
  }
}

struct DraftEditor: View {
  let draft: Draft
  @Environment(\.openLink) private var openLink

  var body: some View {
    VStack {
      Text(verbatim: "A question for league \(draft.league)")
      NavigationLink(
        "Another",
        value: LinkPathItem<QuizLink>.screen(Draft(league: draft.league + 1))
      )
      NavigationLink("Its answers", value: LinkPathItem<QuizLink>.screen("answers"))
      Button("League 6") { openLink(QuizLink.league(id: 6)) }
    }
  }
}
#endif
