/// The difference between an older router and the new routes for one URL.
public struct LinkDifference: Hashable, Sendable {
  /// The older router's name for the URL; `nil` when it does not know the URL.
  public let older: String?

  /// The name of the route, or of the outcome of a refusal.
  public let newer: String

  /// Why the new routes refuse it.
  public let reason: LinkFailure?

  /// Where the URL came from.
  public let source: LinkSource
}

/// Compares the new routes with an older router, which still opens the links.
///
/// It opens nothing, asks no questions and keeps no state: each URL is admitted and matched, and only a
/// difference is reported.
@MainActor
public struct LinkComparison<Link: DeepLink & NavigationPlacing> {
  /// The new routes and their policy.
  private let links: DeepLinks<Link>

  /// Returns the name of the new route that corresponds to the older router's answer.
  private let older: @MainActor @Sendable (String) -> String?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - links: The new routes and their policy.
  ///   - older: Asks the older router without opening anything, and returns the name of the new route that
  ///     corresponds to its answer; `nil` when it does not know the URL.
  public init(
    of links: DeepLinks<Link>,
    with older: @escaping @MainActor @Sendable (String) -> String?
  ) {
    self.links = links
    self.older = older
  }

  /// Creates a comparison with the handler of a scene.
  ///
  /// - Parameters:
  ///   - handler: A handler of the new routes.
  ///   - older: Asks the older router, as for the other initializer.
  public init(
    of handler: LinkHandler<Link>,
    with older: @escaping @MainActor @Sendable (String) -> String?
  ) {
    self.init(of: handler.links, with: older)
  }

  /// Compares both for a list of URLs, for example the known URLs of the app, or those in a log.
  ///
  /// - Returns: The URLs with a difference, in the order of the list.
  public func differences(
    among urls: some Sequence<String>,
    from source: LinkSource
  ) -> [(url: String, difference: LinkDifference)] {
    urls.compactMap { url in
      let delivery = LinkDelivery<Link>(url: url, source: source, entryPoint: .openURL)
      return difference(for: delivery).map { (url, $0) }
    }
  }

  /// Compares both for a delivery.
  ///
  /// - Parameter delivery: The delivery. The older router has no answer for a link that came as a value.
  /// - Returns: The difference; `nil` when both agree, and for a URL with none of the app's prefixes.
  public func difference(for delivery: LinkDelivery<Link>) -> LinkDifference? {
    guard case .url(let text) = delivery.content else { return nil }
    let (newer, reason): (String, LinkFailure?)
    let expected: String?
    switch Admitter(links: links, delivery: delivery).admit(AdmissionCheck.withoutMemory).answer {
    case .short, .settings, .refused(.notOurs(.foreign)): return nil
    case .link(let admitted):
      expected = older(text)
      guard admitted.route != expected else { return nil }
      (newer, reason) = (admitted.route ?? "", nil)
    case .refused(let outcome):
      expected = older(text)
      guard expected != nil else { return nil }
      (newer, reason) = (outcome.name, outcome.reason)
    }
    return LinkDifference(older: expected, newer: newer, reason: reason, source: delivery.source)
  }
}
