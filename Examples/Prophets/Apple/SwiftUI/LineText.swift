#if canImport(SwiftUI) && !os(watchOS)
import Foundation
import ProphetsScreens
import SwiftUI

/// A line of text in which URLs can be tapped.
///
/// SwiftUI opens them by the environment's `openURL`, which `.opensLinks(with:)` has set.
struct LineText: View {
  /// The line.
  let row: Screen.Row

  /// The line.
  var body: some View {
    Text(
      row.pieces.reduce(into: AttributedString()) { line, piece in
        var part = AttributedString(piece.text)
        part.link = piece.isURL ? URL(string: piece.text) : nil
        line += part
      }
    )
  }
}
#endif
