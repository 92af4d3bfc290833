#if canImport(SwiftUI) && !os(watchOS)
import ProphetsLinks
import ProphetsScreens
import SwiftUI

/// One screen: its lines, those that lead somewhere as buttons.
struct ScreenView: View {
  /// What is shown.
  private let link: ProphetsLink

  /// Where the screen comes from.
  private let screens: any ScreenSource

  /// Opens a link.
  private let open: @MainActor @Sendable (ProphetsLink) -> Void

  /// The screen, once it was built.
  @State private var screen: Screen?

  /// Creates a screen.
  init(
    link: ProphetsLink,
    screens: any ScreenSource,
    open: @escaping @MainActor @Sendable (ProphetsLink) -> Void
  ) {
    self.link = link
    self.screens = screens
    self.open = open
  }

  /// The lines.
  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        if let target = row.link {
          Button(row.text) { open(target) }
        } else {
          LineText(row: row)
        }
      }
    }
    .navigationTitle(screen?.title ?? "")
    .task(id: link) {
      await load()
    }
  }

  /// Builds the screen, or says why that is impossible: a record can have gone since it was opened.
  private func load() async {
    do {
      screen = try await screens.screen(for: link)
    } catch {
      screen = Screen(title: "Not available", rows: [Screen.Row("\(error)")])
    }
  }

  /// The lines of the screen, none before it was built.
  private var rows: [Screen.Row] { screen?.rows ?? [] }
}
#endif
