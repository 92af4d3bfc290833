/// A link that went through policy, guards and resolving, for an app that navigates by itself.
@MainActor
public final class LinkResolution<Link: DeepLink & NavigationPlacing> {
  /// The link.
  public let link: Link

  /// Its ancestors, the lowest first, when the lookup returned them.
  public let ancestors: [Link]?

  /// The event that led to it.
  public let event: LinkEvent<Link>

  /// Whether the event has ended: it was superseded or cancelled, or the app finished it.
  var hasEnded: Bool { receipt.outcomeSoFar != nil }

  /// The receipt of the event.
  private let receipt: LinkReceipt<Link>

  /// Reports to the queue of the scene what the app did with the link.
  private weak var engine: SceneEngine<Link>?

  /// Describes a link that is ready to be taken.
  init(
    _ admitted: AdmittedLink<Link>,
    _ ancestors: [Link]?,
    _ task: EventTask<Link>,
    _ engine: SceneEngine<Link>
  ) {
    (link, self.ancestors) = (admitted.link, ancestors)
    (event, receipt, self.engine) = (task.event, task.receipt, engine)
  }

  /// Records that the app took it.
  func take() { engine?.send(.performing(event.id)) }

  /// Ends the event with an outcome; only the first call counts.
  ///
  /// - Parameter outcome: The outcome, `.opened(skipping: [])` for a link that is shown.
  public func finish(_ outcome: LinkOutcome) {
    engine?.send(.finished(event.id, outcome))
  }
}
