import LinkNavigation
import LinkRouting

/// An event on its way through a handler.
@MainActor
final class LinkTask<Link: DeepLink> {
  /// How far an event has come.
  enum Phase {
    /// It cannot be superseded: it is an action, or it is being shown.
    case committed

    /// It is a navigation that is still being resolved.
    case resolving
  }

  /// The event.
  let event: LinkEvent<Link>

  /// What its caller waits with.
  let receipt: LinkReceipt<Link>

  /// How far it has come.
  var phase = Phase.committed

  /// The route that matched.
  var route: String?

  /// The link that was let in.
  var arrivedLink: Link?

  /// The link, as far as it is resolved.
  var link: Link?

  /// The steps that were performed.
  var steps: [NavigationStep<Link>] = []

  /// The work that goes on for it.
  var work: Task<Void, Never>?

  /// Creates a task.
  ///
  /// - Parameter event: The event.
  init(event: LinkEvent<Link>) {
    self.event = event
    receipt = LinkReceipt(id: event.id)
  }

  /// Tells whether the event is about a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: `true` for the link that was let in and for the one that took its place.
  func asks(for link: Link) -> Bool {
    arrivedLink == link || self.link == link
  }

  /// Asks the work to stop.
  ///
  /// What it awaits may notice; its result is not used.
  func cancel() {
    work?.cancel()
  }
}
