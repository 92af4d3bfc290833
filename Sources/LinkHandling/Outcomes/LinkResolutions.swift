public import LinkNavigation
public import LinkRouting

/// The links of a scene, one after the other, for an app that navigates by itself: a store, a
/// coordinator.
///
/// Everything before navigation is done: admission, joining of duplicates, readiness, guards, lookup,
/// confirmation and order. A navigation may be superseded until it is taken. The app calls
/// ``LinkResolution/finish(_:)`` with the outcome of a link. Without that call, the link counts as opened
/// when the next one is requested. When the loop ends, unfinished and later events are cancelled.
@MainActor
public final class LinkResolutions<Link: DeepLink & NavigationPlacing> {
  /// Receives the deliveries of the scene.
  public let handler: LinkHandler<Link>

  /// The links that were not taken yet, the oldest first.
  private var ready: [LinkResolution<Link>] = []

  /// The link that was taken last.
  private var taken: LinkResolution<Link>?

  /// Who waits for a link.
  private var waiting: CheckedContinuation<LinkResolution<Link>?, Never>?

  /// Whether the sequence has ended.
  private var isOver = false

  /// Creates the links of a scene.
  ///
  /// - Parameters:
  ///   - links: What all scenes share.
  ///   - scene: The identity of the scene, different for each, as for ``LinkHandler``.
  public init(links: DeepLinks<Link>, scene: LinkSceneID) {
    let host = HeadlessHost(state: NavigationState<Link>())
    handler = LinkHandler(links: links, host: host, scene: scene)
    handler.worker.taker = { [weak self] offer in
      guard let self else { return offer.finish(.cancelled) }
      add(offer)
    }
  }

  /// Ends the sequence: the events that have not ended are cancelled, and what comes later is.
  public func cancel() {
    isOver = true
    handler.worker.send(.cancelled)
    ready = []
    waiting?.resume(returning: nil)
    waiting = nil
  }

  /// Offers a link to the next iteration.
  private func add(_ resolution: LinkResolution<Link>) {
    guard !isOver else { return resolution.finish(.cancelled) }
    guard let waiting else { return ready.append(resolution) }
    self.waiting = nil
    take(resolution)
    waiting.resume(returning: resolution)
  }

  /// Notes that a link was taken: nothing supersedes it any more.
  private func take(_ resolution: LinkResolution<Link>) {
    resolution.take()
    taken = resolution
  }

  /// The next link.
  fileprivate func next() async -> LinkResolution<Link>? {
    taken?.finish(.opened(skipping: []))
    taken = nil
    ready.removeAll(where: \.hasEnded)
    if isOver { return nil }
    if !ready.isEmpty {
      let resolution = ready.removeFirst()
      take(resolution)
      return resolution
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled, waiting == nil else { return continuation.resume(returning: nil) }
        waiting = continuation
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }
}

// MARK: - The sequence

extension LinkResolutions {
  /// The links, in the order in which they are ready.
  ///
  /// It is for one loop. A second one ends at once while the first waits.
  public var links: Links { Links(resolutions: self) }

  /// The links of a scene as a sequence.
  public struct Links: AsyncSequence {
    /// Where they come from.
    fileprivate let resolutions: LinkResolutions

    /// Starts taking links.
    ///
    /// - Returns: An iterator. The sequence ends when the iterator is released.
    public func makeAsyncIterator() -> Iterator {
      Iterator(lease: Lease(resolutions))
    }
  }

  /// Takes one link after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// Ends the sequence when the loop is left.
    fileprivate let lease: Lease

    /// Takes the next link.
    ///
    /// - Returns: The link; `nil` when the sequence is over.
    @MainActor
    public mutating func next() async -> LinkResolution<Link>? {
      await lease.resolutions.next()
    }
  }

  /// What lives as long as a loop over the links.
  fileprivate final class Lease: Sendable {
    /// The links.
    let resolutions: LinkResolutions

    /// Begins.
    init(_ resolutions: LinkResolutions) {
      self.resolutions = resolutions
    }

    deinit {
      let resolutions = resolutions
      Task { @MainActor in resolutions.cancel() }
    }
  }
}
