/// The links of a scene, one after another, for an app that navigates by itself: a store, a
/// coordinator.
///
/// Everything before navigation is done: admission, joining of duplicates, readiness, guards, lookup,
/// confirmation and order. A navigation may be superseded until it is taken. The app calls
/// `LinkResolution.finish(_:)` with the outcome of a link. Without that call, the link counts as opened
/// when the next one is requested. When the loop ends, unfinished and later events are cancelled.
@MainActor
public final class LinkResolutions<Link: DeepLink & NavigationPlacing> {
  /// Receives the deliveries of the scene.
  public let handler: LinkHandler<Link>

  private let stream: AsyncStream<LinkResolution<Link>>
  private let offers: AsyncStream<LinkResolution<Link>>.Continuation
  private var taken: LinkResolution<Link>?

  /// Creates the links of a scene.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - scene: The identity of the scene, different for each, as for `LinkHandler`.
  public init(links: DeepLinks<Link>, scene: LinkSceneID) {
    let handler = LinkHandler(withoutScreensFor: links, scene: scene)
    (stream, offers) = AsyncStream.makeStream()
    handler.linkReceiver = { [offers] offer in
      if case .terminated = offers.yield(offer) { offer.finish(.cancelled(.withdrawn)) }
    }
    offers.onTermination = { [weak handler] _ in
      Task { @MainActor in handler?.cancelEvents() }
    }
    self.handler = handler
  }

  /// Ends the sequence: the events that have not ended are cancelled, and what comes later is.
  public func cancel() {
    handler.cancelEvents()
    offers.finish()
  }

  /// The next link that was not superseded meanwhile; from now on nothing supersedes it.
  fileprivate func next() async -> LinkResolution<Link>? {
    taken?.finish(.opened(skipping: []))
    taken = nil
    for await resolution in stream where !resolution.hasEnded {
      resolution.take()
      taken = resolution
      return resolution
    }
    return nil
  }
}

// MARK: - The sequence

extension LinkResolutions {
  /// The links, in the order in which they are ready, for one loop.
  public var links: Links { Links(resolutions: self) }

  /// The links of a scene as a sequence.
  public struct Links: AsyncSequence {
    fileprivate let resolutions: LinkResolutions

    /// Starts taking links.
    ///
    /// - Returns: An iterator. The sequence ends when the iterator is released.
    public func makeAsyncIterator() -> Iterator { Iterator(resolutions) }
  }

  /// Takes one link after the other.
  public final class Iterator: AsyncIteratorProtocol {
    private let resolutions: LinkResolutions

    fileprivate init(_ resolutions: LinkResolutions) { self.resolutions = resolutions }

    deinit {
      let resolutions = resolutions
      Task { @MainActor in resolutions.cancel() }
    }

    /// Takes the next link.
    ///
    /// - Returns: The link; `nil` when the sequence is over.
    @MainActor
    public func next() async -> LinkResolution<Link>? { await resolutions.next() }
  }
}
