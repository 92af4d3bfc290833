// The inspector in the app: what became of links, as a sheet.
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

@MainActor let inspected = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], inspects: true)

struct InspectedView: View {
  @State private var isInspecting = false

  var body: some View {
    DeepLinkStack(inspected) { link in
      VStack {
        QuizScreen(link)
        Button("What became of links?") { isInspecting = true }
      }
    }
    .linkInspector(inspected, isPresented: $isInspecting)
  }
}
#endif
