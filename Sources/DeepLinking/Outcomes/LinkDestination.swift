/// Where a link is shown, for an app with tabs, paths and sheets of its own.
///
/// ```
/// .onDeepLink(links) { link, parents, destination in
///   tab = destination.tab ?? tab
///   path = Array(destination.stack.dropFirst())
///   sheet = destination.presentations.last?.stack.last
/// }
/// ```
public struct LinkDestination<Link: Hashable & Sendable>: Hashable, Sendable {
  /// The link.
  public let link: Link

  /// The tab; `nil` for a link that is shown on whatever is on screen.
  public private(set) var tab: TabID?

  /// The links of the tab's stack, its root first; of a link that is pushed on whatever is on screen, the link alone.
  public private(set) var stack: [Link] = []

  /// The presentations over the stack, the lowest first; the link is in the last one.
  public private(set) var presentations: [Presented] = []

  /// How the link's stack is presented; `nil` when the link is in the stack of a tab.
  public var style: PresentationStyle? { presentations.last?.style }

  /// The links that it lies on, the lowest first.
  public var parents: [Link] { (stack + presentations.flatMap(\.stack)).dropLast() }

  /// A presentation: its style, and the links in its stack.
  public struct Presented: Hashable, Sendable {
    /// The presentation style.
    public let style: PresentationStyle

    /// The links of its stack, the lowest first.
    public fileprivate(set) var stack: [Link]
  }

  /// Describes where a chain shows its last link.
  init(_ link: Link, in chain: [NavigationChain<Link>.Element]) {
    self.link = link
    for element in chain { place(element) }
  }

  private mutating func place(_ element: NavigationChain<Link>.Element) {
    switch element.placement {
    case .root(let tab):
      (self.tab, stack, presentations) = (tab, [element.destination], [])
    case .pushed, .pushedOnCurrent:
      if presentations.isEmpty {
        stack.append(element.destination)
      } else {
        presentations[presentations.count - 1].stack.append(element.destination)
      }
    case .presented(let style, over: _), .presentedOnCurrent(let style):
      presentations.append(Presented(style: style, stack: [element.destination]))
    case .noScreen: break
    }
  }
}
