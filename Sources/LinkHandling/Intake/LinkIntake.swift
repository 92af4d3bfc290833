public import LinkNavigation
public import LinkRouting

/// What all scenes of an app share: the table, how links are resolved and performed, and what was
/// received.
///
/// An app has one. Each scene has a ``LinkHandler`` that is made with it.
@MainActor
public final class LinkIntake<Link: DeepLink & NavigationPlacing> {
  /// The table.
  public let router: LinkRouter<Link>

  /// Looks up what a link names.
  let resolve: LinkResolver<Link>

  /// Performs links that have no screen; `nil` when there are none.
  let perform: (@MainActor @Sendable (Link) async throws -> Void)?

  /// Time and identities.
  let environment: LinkEnvironment

  /// The occasions with an identity that any scene received, the newest last.
  private var identities: [(identity: String, event: LinkEventID)] = []

  /// Creates an intake.
  ///
  /// - Parameters:
  ///   - router: The table.
  ///   - environment: Time and identities.
  ///   - resolve: Looks up what a link names, before anything is shown. Called for the link, and for
  ///     each ancestor that is not on screen yet.
  ///   - perform: Performs links that have no screen.
  public init(
    router: LinkRouter<Link>,
    environment: LinkEnvironment,
    resolve: @escaping LinkResolver<Link> = { _ in .found },
    perform: (@MainActor @Sendable (Link) async throws -> Void)? = nil
  ) {
    self.router = router
    self.environment = environment
    self.resolve = resolve
    self.perform = perform
  }

  /// Makes an event of a delivery.
  ///
  /// - Parameter delivery: The delivery.
  /// - Returns: The event, with a new identity and the current time.
  func event(for delivery: LinkDelivery<Link>) -> LinkEvent<Link> {
    LinkEvent(id: environment.makeID(), delivery: delivery, receivedAt: environment.now())
  }

  /// Remembers an identity for all scenes, unless it is known.
  ///
  /// - Parameter event: The event.
  /// - Returns: The event that had the identity before; `nil` when there is none, or no identity.
  /// - Complexity: O(*n*), *n* = identities remembered, at most 64.
  func note(identityOf event: LinkEvent<Link>) -> LinkEventID? {
    guard let identity = event.delivery.identity else { return nil }
    if let known = identities.first(where: { $0.identity == identity }) { return known.event }
    if identities.count == DeliveryMemory<Link>.capacity { identities.removeFirst() }
    identities.append((identity, event.id))
    return nil
  }
}
