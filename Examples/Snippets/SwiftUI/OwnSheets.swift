// Tells links about sheets of the app's own, and about edits that a link must not discard.
#if canImport(SwiftUI) && !os(watchOS)
import LinkSwiftUI
import SwiftUI

enum NotesLink: DeepLink {
  case list
  case note(id: Int)

  static let routes = LinkRoutes<NotesLink>(access: .everyone) {
    LinkRoute(.list, "/")
    LinkRoute(NotesLink.note, "/notes/:id")
  }
}

@MainActor let notesLinks = DeepLinks(NotesLink.self, prefixes: [.scheme("notes")])

struct NotesRoot: View {
  @State private var showsSettings = false

  var body: some View {
    DeepLinkStack(notesLinks) { link in NoteScreen(link: link) }
      .sheet(isPresented: $showsSettings) { Text("Settings") }
      .dismissedByLinks($showsSettings)
  }
}

struct NoteScreen: View {
  let link: NotesLink
  @State private var isEdited = false

  init(link: NotesLink) { self.link = link }

  var body: some View {
    Button("Edit") { isEdited = true }
      .unsavedWork(isEdited)
  }
}
#endif
