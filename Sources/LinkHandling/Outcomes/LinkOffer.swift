import LinkNavigation
import LinkRouting

/// A link against which nothing stands, for an app that navigates by itself.
@MainActor
final class LinkOffer<Link: DeepLink & NavigationPlacing> {
  /// The link.
  let link: Link

  /// Its ancestors, the lowest first, if looking it up gave them.
  let ancestors: [Link]?

  /// The event that led to it.
  let event: LinkEvent<Link>

  /// What the event's caller waits with.
  let receipt: LinkReceipt<Link>

  /// Tells the queue of the scene what the app did with it.
  let tell: @MainActor (SceneQueue<Link>.Change) -> Void

  init(
    _ admitted: AdmittedLink<Link>,
    ancestors: [Link]?,
    _ work: LinkWork<Link>,
    _ worker: SceneWorker<Link>
  ) {
    link = admitted.link
    self.ancestors = ancestors
    event = work.event
    receipt = work.receipt
    tell = { [weak worker] in worker?.send($0) }
  }

  /// Says how the event ended.
  func finish(_ outcome: LinkOutcome) { tell(.finished(event.id, outcome)) }
}
