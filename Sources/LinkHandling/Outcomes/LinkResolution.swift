public import LinkNavigation
public import LinkRouting

/// A link that went through policy, guards and resolving, for an app that navigates by itself.
@MainActor
public final class LinkResolution<Link: DeepLink & NavigationPlacing> {
  /// The link.
  public let link: Link

  /// Its ancestors, the lowest first, if resolving gave them.
  public let ancestors: [Link]?

  /// The event that led to it.
  public let event: LinkEvent<Link>

  /// Whether the event has ended: it was superseded, cancelled, or the app said how it ended.
  package var hasEnded: Bool { receipt.hasEnded }

  /// What its caller waits with.
  private let receipt: LinkReceipt<Link>

  /// Tells the queue of the scene what the app did with it.
  private let tell: @MainActor (SceneQueue<Link>.Change) -> Void

  /// Describes a link that may be taken.
  init(
    _ admitted: AdmittedLink<Link>,
    ancestors: [Link]?,
    _ work: LinkWork<Link>,
    _ worker: SceneWorker<Link>
  ) {
    (link, self.ancestors) = (admitted.link, ancestors)
    (event, receipt) = (work.event, work.receipt)
    tell = { [weak worker] in worker?.send($0) }
  }

  /// Notes that the app took it.
  func take() { tell(.taken(event.id)) }

  /// Says how the event ended; only the first call counts.
  ///
  /// - Parameter outcome: How it ended, `.opened(skipping: [])` for a link that is shown.
  public func finish(_ outcome: LinkOutcome) {
    tell(.finished(event.id, outcome))
  }
}
