import LinkPatterns

/// Reads the deliveries of arrivals.
package struct ArrivalReader<Link: DeepLink & NavigationPlacing> {
  /// The app's routes and prefixes.
  let router: LinkRouter<Link>

  /// Where links are in payloads.
  let payloads: PayloadLinks

  /// Expands short links.
  let expander: (any LinkExpanding)?
}

extension ArrivalReader {
  /// What an arrival holds.
  enum Reading {
    /// A delivery.
    case delivery(LinkDelivery<Link>)

    /// A payload that has something else in the place of a URL, and its delivery without content.
    case malformed(LinkDelivery<Link>, LinkFailure)

    /// A payload that has nothing there: only the log says so.
    case none(LinkFailure)
  }

  /// Reads the unchecked URL of an arrival.
  func read(_ arrival: LinkArrival) -> Reading {
    switch arrival.content {
    case .url(let url): return .delivery(delivery(of: arrival, url))
    case .nothing: return .delivery(arrival.read(as: .nothing, from: arrival.source))
    case .link(let unread):
      let payload = unread.value
      do throws(LinkFailure) {
        guard let url = try payloads.url(in: payload) else {
          return .none(withoutURL(arrival, payload))
        }
        return .delivery(delivery(of: arrival, url))
      } catch {
        return .malformed(arrival.read(as: .nothing, from: arrival.source), error)
      }
    }
  }

  /// The delivery of an arrival with a URL, from its source, else from the one that the URL has.
  private func delivery(of arrival: LinkArrival, _ text: String) -> LinkDelivery<Link> {
    guard arrival.source == .opened else {
      return arrival.read(as: .url(text), from: arrival.source)
    }
    let known = KnownURL(splitting: text, router.limits)
    var delivery: LinkDelivery<Link> = arrival.read(as: .url(text), from: source(of: known.url))
    if !delivery.isWritten { delivery.known = known }
    return delivery
  }

  /// Returns the source of a URL from an entry point through which any app opens URLs.
  ///
  /// An `https` URL of an own domain, or of a host whose short links the app expands, is a universal link: a
  /// widget's arrives this way. Everything else is trusted as much as `customScheme`.
  package func source(ofOpened text: String) -> LinkSource {
    source(of: try? LinkURL(text, limits: router.limits))
  }

  private func source(of url: LinkURL?) -> LinkSource {
    guard let url, url.isWeb else { return .customScheme }
    let isOwn = router.prefixes.contains { $0.admits(url) }
    return isOwn || expander?.isShort(url) == true ? .universalLink : .customScheme
  }

  /// The first keys of a payload in the order of their bytes, for people.
  private func keys(of payload: PayloadValue) -> String {
    guard case .object(let members) = payload, !members.isEmpty else { return "no keys" }
    let first = members.keys.sorted { UTF8Text.precedes($0, $1) }.prefix(8)
    let text = first.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
    return members.count > first.count ? text + ", …" : text
  }

  /// The line of the log about a payload that has nothing where URLs are looked for.
  private func withoutURL(_ arrival: LinkArrival, _ payload: PayloadValue) -> LinkFailure {
    let places = payloads.readers.map { "'\($0.place)'" }
    return LinkFailure(
      .noURL,
      subject: arrival.source.name,
      expected: .name(places.joined(separator: " or ")),
      found: .name(keys(of: payload))
    )
  }
}

extension LinkFailure.Code {
  /// A payload has something other than a URL where `DeepLinks.payloads` looks for one.
  public static let malformedPayload =
    Self("malformedPayload", "under {subject}, the payload has {found}")

  /// A payload has nothing where `DeepLinks.payloads` looks for a URL; only the log shows this.
  static let noURL = Self(
    "noURL",
    "the payload from '{subject}' has {found}, and no URL under {expected}, so it opens no link",
    fix: """
      If it is elsewhere, say where: DeepLinks(…, payloads: \
      PayloadLinks(PayloadReader(…))).
      """
  )
}
