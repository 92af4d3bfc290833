public import LinkHandling
public import LinkNavigation
public import LinkRouting

/// What an older router and a new one make of one URL, where they differ.
public struct LinkDifference: Equatable, Sendable {
  /// What the older router made of it: a name of its own; `nil` when it does not know the URL.
  public let older: String?

  /// The name of the route, or of the outcome of a refusal.
  public let newer: String

  /// Why the new one refuses it.
  public let reason: LinkFailure?

  /// Where the URL came from.
  public let source: LinkSource
}

/// Compares the new router with an older one, which still does the work.
///
/// It opens nothing, asks no questions and keeps no state: each URL is admitted and matched, and only a
/// difference is reported.
@MainActor
public struct LinkComparison<Link: DeepLink & NavigationPlacing> {
  /// The new routes and their policy.
  private let links: DeepLinks<Link>

  /// Says by which name of the new routes the older router knows a URL.
  private let older: @MainActor @Sendable (String) -> String?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - links: The new routes and their policy.
  ///   - older: Asks the older router, without opening anything: the name of the new route that stands
  ///     for its answer; `nil` when it does not know the URL.
  public init(
    of links: DeepLinks<Link>,
    with older: @escaping @MainActor @Sendable (String) -> String?
  ) {
    self.links = links
    self.older = older
  }

  /// Creates a comparison by the handler of a scene.
  ///
  /// - Parameters:
  ///   - handler: A handler of the new routes.
  ///   - older: Asks the older router, as for the other initialiser.
  public init(
    of handler: LinkHandler<Link>,
    with older: @escaping @MainActor @Sendable (String) -> String?
  ) {
    self.init(of: handler.links, with: older)
  }

  /// Compares what both make of URLs: of a list of those that the app has, or a log of those that came.
  ///
  /// - Returns: The URLs about which they differ, in the order of the list, each with the difference.
  public func differences(
    among urls: some Sequence<String>,
    from source: LinkSource
  ) -> [(url: String, difference: LinkDifference)] {
    urls.compactMap { url in
      let delivery = LinkDelivery<Link>(url: url, source: source, entryPoint: .openURL)
      return difference(for: delivery).map { (url, $0) }
    }
  }

  /// Compares what both make of a delivery.
  ///
  /// - Parameter delivery: The delivery. A link that came as a value has no older answer.
  /// - Returns: The difference; `nil` when both agree, and for a URL with none of the app's prefixes.
  public func difference(for delivery: LinkDelivery<Link>) -> LinkDifference? {
    guard case .url(let text) = delivery.content, let verdict = links.verdict(on: delivery) else {
      return nil
    }
    let expected = older(text)
    let (newer, reason): (String, LinkFailure?)
    switch verdict {
    case .next(let route):
      guard route != expected else { return nil }
      (newer, reason) = (route ?? "", nil)
    case .ended(let outcome):
      guard expected != nil else { return nil }
      (newer, reason) = (outcome.name, outcome.reason)
    }
    return LinkDifference(older: expected, newer: newer, reason: reason, source: delivery.source)
  }
}
