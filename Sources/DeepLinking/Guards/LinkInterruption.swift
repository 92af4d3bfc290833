/// A question to the person, before unsaved work is left for a link.
///
/// The answer applies to this one event and these screens.
public struct LinkInterruption<Link: DeepLink>: Hashable, Sendable, Identifiable {
  /// The identity of the event.
  public var id: LinkEventID { event.id }

  /// The event.
  public let event: LinkEvent<Link>

  /// The link that would be opened.
  public let link: Link

  /// The screens that would be removed: with unsaved work, or not dismissible by a swipe.
  public let screens: Set<NavigationEntry<Link>>

  init(event: LinkEvent<Link>, link: Link, screens: Set<NavigationEntry<Link>>) {
    (self.event, self.link, self.screens) = (event, link, screens)
  }
}
