public import LinkRouting

/// A question to the person, before a link causes side effects.
///
/// The answer counts for this one event and link: another event, and another link that takes the
/// place of this one, are asked about anew.
public final class LinkConfirmation<Link: DeepLink>: Sendable, Identifiable {
  /// The identity of the event.
  public var id: LinkEventID { event.id }

  /// The event.
  public let event: LinkEvent<Link>

  /// The link that would be opened.
  public let link: Link

  /// What opening it does.
  public let effect: LinkEffect

  init(event: LinkEvent<Link>, link: Link, effect: LinkEffect) {
    (self.event, self.link, self.effect) = (event, link, effect)
  }
}
