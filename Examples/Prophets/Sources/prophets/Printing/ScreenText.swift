import DeepLinking
import ProphetsApp
import ProphetsLinks
import ProphetsScreens

/// A screen, in lines for people.
struct ScreenText {
  /// Prints the URLs of screens.
  let router: LinkRouter<ProphetsLink>

  /// The colours.
  let palette: Palette

  /// Describes a screen.
  func lines(of screen: Screen?, withLinks: Bool = false) -> [String] {
    guard let screen else { return ["  This screen cannot be shown any more."] }
    let title = "  \(palette.strong(screen.title.forTerminal))"
    return [title]
      + screen.rows.map { row in
        let text = "    \(row.text.forTerminal)"
        guard withLinks, let link = row.link else { return text }
        return text + "  " + palette.faint(router.text(of: .destination(link)))
      }
  }

  /// What going back leads to, the nearest first.
  func wayBack(from state: NavigationState<ProphetsLink>) -> [String] {
    let selected = state.stack(at: .container(state.selected)) ?? []
    let all = selected + state.presentations.flatMap(\.stack)
    return all.dropLast().reversed().map { router.text(of: $0) }
  }
}
