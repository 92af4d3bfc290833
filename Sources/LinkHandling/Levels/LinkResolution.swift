public import LinkRouting

/// A link that went through policy, guards and resolving, for an app that navigates by itself.
@MainActor
public final class LinkResolution<Link: DeepLink> {
  /// The link.
  public let link: Link

  /// Its ancestors, the lowest first, if resolving gave them.
  public let ancestors: [Link]?

  /// The event that led to it.
  public let event: LinkEvent<Link>

  /// Whether the event has ended: it was superseded, cancelled, or the app said how it ended.
  public var hasEnded: Bool { task.hasEnded }

  /// The event on its way.
  let task: LinkTask<Link>

  /// Ends the event.
  private let end: @MainActor (LinkOutcome) -> Void

  /// Describes a link that was resolved.
  init(
    _ resolved: ResolvedLink<Link>,
    _ task: LinkTask<Link>,
    end: @escaping @MainActor (LinkOutcome) -> Void
  ) {
    link = resolved.link
    ancestors = resolved.ancestors
    event = task.event
    self.task = task
    self.end = end
  }

  /// Says how the event ended; only the first call counts.
  ///
  /// - Parameter outcome: How it ended, `.opened(skipping: [])` for a link that is shown.
  public func finish(_ outcome: LinkOutcome) {
    end(outcome)
  }
}
