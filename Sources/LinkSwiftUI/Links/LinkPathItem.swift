#if canImport(SwiftUI) && !os(watchOS)
/// An item in the path of a stack: a link, or a screen of the app that isn't a link.
///
/// ```
/// NavigationLink("League 7", value: LinkPathItem(QuizLink.league(id: 7)))
/// NavigationLink("New question", value: LinkPathItem<QuizLink>.screen(Draft()))
/// ```
///
/// ``link(_:)`` pushes at once. To have guards and the lookup asked before, write `NavigationLink("League 7", link: …)`.
public enum LinkPathItem<Link: Hashable & Sendable>: Hashable {
  /// The screen of a link.
  case link(Link)

  /// The screen of a value, which `.linkScreen(for:screen:)` around the stack declares.
  ///
  /// It has no URL, so it isn't restored; a link to another place removes it.
  case screen(AnyHashable)

  /// A link that is pushed once guards and the lookup let it pass: what `NavigationLink(_:link:)` pushes.
  ///
  /// Until then it is taken off the path again.
  case opening(Link)

  /// Creates an item that pushes the screen of a link.
  public init(_ link: Link) {
    self = .link(link)
  }

  /// The link; `nil` for a foreign screen.
  public var link: Link? {
    switch self {
    case .link(let link), .opening(let link): link
    case .screen: nil
    }
  }
}
#endif
