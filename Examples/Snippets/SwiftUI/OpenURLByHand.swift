// What an app writes without the package.
// snippet.hide
#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

struct QuizByHand: View {
  enum Screen: Hashable { case league(Int), question(Int) }
  @State private var path: [Screen] = []

  var body: some View {
    NavigationStack(path: $path) { Text("Home") }
      // snippet.show
      .onOpenURL { url in  // and again for notifications, widgets, quick actions, Spotlight …
        let parts = [url.host() ?? ""] + url.pathComponents.filter { $0 != "/" }
        switch (parts.first, parts.count) {
        case ("leagues", 2): path = [.league(Int(parts[1]) ?? 0)]
        case ("leagues", 4): path = [.league(Int(parts[1]) ?? 0), .question(Int(parts[3]) ?? 0)]
        default: break  // nothing opens, and nobody hears why
        }
      }
    // snippet.hide
  }
}
#endif
