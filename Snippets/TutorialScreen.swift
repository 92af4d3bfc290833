// The screen of the tutorial.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)

enum QuizLink: DeepLink {
  case league(id: Int)
}

// snippet.show
import LinkSwiftUI
import SwiftUI

struct QuizScreen: View {
  let link: QuizLink
  @Environment(\.openLink) private var openLink

  init(_ link: QuizLink) { self.link = link }

  var body: some View {
    VStack {
      Text(verbatim: "\(link)")
      Button("League 7") { openLink(QuizLink.league(id: 7)) }
    }
  }
}
// snippet.hide
#endif
