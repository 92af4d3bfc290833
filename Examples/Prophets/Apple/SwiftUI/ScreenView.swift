#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import ProphetsLinks
import SwiftUI

/// One screen: its lines, those that lead somewhere as buttons.
struct ScreenView: View {
  private let link: ProphetsLink

  private let screens: any ScreenSource

  /// Opens a link.
  private let open: @MainActor @Sendable (ProphetsLink) -> Void

  /// The screen, once it was built.
  @State private var screen: Screen?

  init(
    link: ProphetsLink,
    screens: any ScreenSource,
    open: @escaping @MainActor @Sendable (ProphetsLink) -> Void
  ) {
    (self.link, self.screens, self.open) = (link, screens, open)
  }

  var body: some View {
    List {
      ForEach(screen?.rows ?? [], id: \.self) { row in
        if let target = row.link {
          Button(row.text) { open(target) }
        } else {
          Text(row.attributedText)
        }
      }
    }
    .navigationTitle(screen?.title ?? "")
    .task(id: link) {
      screen = await screens.screenOrReason(for: link)
    }
  }
}

extension Screen.Row {
  /// The line, in which URLs can be tapped.
  ///
  /// SwiftUI opens them by the environment's `openURL`, which `.opensLinks(with:)` has set.
  fileprivate var attributedText: AttributedString {
    pieces.reduce(into: AttributedString()) { line, piece in
      var part = AttributedString(piece.text)
      part.link = piece.isURL ? URL(string: piece.text) : nil
      line += part
    }
  }
}
#endif
