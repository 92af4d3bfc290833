// An app with a path of its own takes links with their parents.
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

struct OwnPathView: View {
  @State private var path: [SportLink] = []

  var body: some View {
    NavigationStack(path: $path) {
      SportScreen(.leagues)
        .navigationDestination(for: SportLink.self) { SportScreen($0) }
    }
    .onDeepLink(sportLinks) { link, parents in
      path = (parents + [link]).filter { $0 != .leagues }  // the root is in the stack already
    }
  }
}
#endif
