/// A question to the person, before a link causes side effects.
///
/// The answer applies to this one event and link. Another event, or another link that replaces this one,
/// is asked about again.
public struct LinkConfirmation<Link: DeepLink>: Hashable, Sendable, Identifiable {
  /// The identity of the event.
  public var id: LinkEventID { event.id }

  /// The event.
  public let event: LinkEvent<Link>

  /// The link that would be opened.
  public let link: Link

  /// The effect of opening it.
  public let effect: LinkEffect

  init(event: LinkEvent<Link>, link: Link, effect: LinkEffect) {
    (self.event, self.link, self.effect) = (event, link, effect)
  }
}
