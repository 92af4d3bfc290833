import LinkPatterns

extension LinkHandler {
  /// The schemes that content may have the system open: pages, mail and telephone calls.
  public nonisolated static var systemSchemes: Set<String> { ["http", "https", "mailto", "tel"] }

  /// Receives a URL that a person tapped in content, from the source `content`.
  ///
  /// Nothing loops: a URL of the app's own schemes, or of a part of the app that the policy declares foreign,
  /// never goes to the system, which would deliver it again from another source; and a URL
  /// that was just sent to the browser is not received again.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - systemSchemes: The schemes, in lower case, of foreign URLs that the system may open.
  /// - Returns: What happened to it, as far as it is known at once.
  /// - Complexity: As `LinkRouter.match(_:from:)`.
  public func tap(
    _ url: String,
    systemSchemes: Set<String> = LinkHandler.systemSchemes
  ) -> ContentTap<Link> {
    var delivery = LinkDelivery<Link>(url: url, source: .content, entryPoint: .content)
    guard let read = try? LinkURL(url, limits: links.router.limits) else {
      return asksForSettings(delivery) ? received(delivery) : .discarded(nil)
    }
    delivery.known = KnownURL(.success(read))
    let isForeign = links.policy.foreign.contains(url, read: read)
    let isOwn = links.router.prefixes.contains {
      $0.admits(read) || !$0.isWeb && $0.admitsScheme(of: read)
    }
    let isShort = links.expander?.isShort(read) == true
    guard !isForeign, isOwn || isShort || asksForSettings(delivery) else {
      if !isForeign, links.openElsewhere?(delivery) == true { return .discarded(nil) }
      return systemSchemes.contains(read.scheme) ? .leftToSystem : .discarded(nil)
    }
    // It is on its way to the browser, and came back through the `openURL` that opens the browser.
    if read.isWeb, links.memory.isDeparting(read, at: links.environment.now()) {
      return .leftToSystem
    }
    return received(delivery)
  }

  /// Receives a URL, and returns what is known at once.
  private func received(_ delivery: LinkDelivery<Link>) -> ContentTap<Link> {
    let receipt = receive(admission(of: delivery), isBrowsedByCaller: true)
    guard let outcome = receipt.outcomeSoFar else { return .received(receipt) }
    if case .openInBrowser = outcome {
      return links.browse == nil ? .leftToSystem : .received(receipt)
    }
    return outcome.isSuccess ? .received(receipt) : .discarded(receipt)
  }
}

/// What happened to a URL that a person tapped in content, as far as it is known at once.
///
/// Content is whatever the app shows and did not write: text, messages. Whether a URL is admitted is known
/// at once; await the outcome of its event from the receipt.
public enum ContentTap<Link: DeepLink>: Sendable {
  /// The handler took it: it was admitted, or `DeepLinks.browse` sent it to the browser.
  case received(LinkReceipt<Link>)

  /// It is not for the app, or belongs in the browser: the system opens it.
  case leftToSystem

  /// The app refuses it, and it must not be opened elsewhere.
  ///
  /// Without a receipt, the URL belongs neither to the app nor to a scheme that the system may open.
  case discarded(LinkReceipt<Link>?)
}

extension LinkHandler {
  /// Opens a path of the app, which begins with `/`; receives any other text as a URL in content.
  @discardableResult
  package func open(reference: String) -> LinkReceipt<Link> {
    guard let url = links.url(ofPath: reference) else {
      return receive(LinkDelivery(url: reference, source: .content, entryPoint: .content))
    }
    if let link = links.link(ofPath: url) { return open(link) }
    // A path of the app is not a web page: the browser is not asked.
    var delivery = LinkDelivery<Link>(url: url.text, source: .content, entryPoint: .content)
    delivery.known = KnownURL(.success(url))
    return receive(admission(of: delivery), isBrowsedByCaller: true)
  }
}
