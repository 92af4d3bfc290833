import LinkPatterns

extension DeepLinks {
  /// Receives a person's response to a notification.
  ///
  /// `payloads` finds the URL. A tap and a button open it alike, so pass on only the buttons that open the
  /// link. In an app of UIKit or SwiftUI, `LinkAppDelegate` of `LinkUIKit` calls this.
  ///
  /// - Returns: The receipt; `nil` when there is no URL, when the person dismissed the notification, and when
  ///   there is no scene yet: the link waits for the first.
  @discardableResult
  public func receive(_ response: LinkNotificationResponse) -> LinkReceipt<Link>? {
    LinkArrival(response).flatMap(receive)
  }

  /// Receives an arrival in the scene that it names, else in the one that was active last.
  @discardableResult
  package func receive(_ arrival: LinkArrival) -> LinkReceipt<Link>? {
    guard let delivery = delivery(of: arrival) else { return nil }
    if let handler = handler(for: arrival.scene) {
      return handler.receive(handler.arriving(delivery))
    }
    waitForScene(delivery)
    return nil
  }

  /// The delivery of an arrival; `nil` for a payload without a URL.
  package func delivery(of arrival: LinkArrival) -> LinkDelivery<Link>? {
    if case .nothing = arrival.content {
      return delivery(of: arrival, .nothing, from: arrival.source ?? .customScheme)
    }
    guard let url = url(of: arrival) else { return nil }
    return delivery(of: arrival, .url(url), from: arrival.source ?? source(ofOpened: url))
  }

  /// The unchecked URL of an arrival; `nil` without one.
  ///
  /// A payload with something else in the place of a URL ends as rejected, and a payload with nothing there
  /// is noted in the log: once each, even when it comes through a second entry point.
  package func url(of arrival: LinkArrival) -> String? {
    switch arrival.content {
    case .url(let text): return text
    case .nothing: return nil
    case .payload(let payload):
      do throws(LinkFailure) {
        if let url = try payloads.url(in: payload) { return url }
        let reason = withoutURL(arrival, payload)
        if isFirst(arrival, endingBy: reason) { onLogLine?(reason.explanation) }
      } catch {
        guard isFirst(arrival, endingBy: error) else { return nil }
        let source = arrival.source ?? .customScheme
        report(delivery(of: arrival, .nothing, from: source), .rejected(error))
      }
      return nil
    }
  }

  private func delivery(
    of arrival: LinkArrival,
    _ content: LinkDelivery<Link>.Content,
    from source: LinkSource
  ) -> LinkDelivery<Link> {
    LinkDelivery(
      content,
      from: source.claimed,
      through: arrival.entryPoint,
      isCold: arrival.isCold,
      identity: arrival.identity,
      caller: arrival.caller,
      hostReading: arrival.hostReading
    )
  }

  /// Whether an arrival without a link comes for the first time, not through a second entry point.
  private func isFirst(_ arrival: LinkArrival, endingBy reason: LinkFailure) -> Bool {
    guard let identity = arrival.identity else { return true }
    let key = "\(reason.code.rawValue) \(identity)"
    guard !withoutLink.contains(key) else { return false }
    if withoutLink.count == Self.capacity { withoutLink.removeFirst() }
    withoutLink.append(key)
    return true
  }

  /// The first keys of a payload in the order of their bytes, for people.
  private nonisolated func keys(of payload: PayloadValue) -> String {
    guard case .object(let members) = payload, !members.isEmpty else { return "no keys" }
    let first = members.keys.sorted { UTF8Text.precedes($0, $1) }.prefix(8)
    let text = first.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
    return members.count > first.count ? text + ", …" : text
  }

  /// Writes to the log that a payload has nothing where URLs are looked for.
  private func withoutURL(_ arrival: LinkArrival, _ payload: PayloadValue) -> LinkFailure {
    let places = payloads.readers.map { "'\($0.place)'" }
    return LinkFailure(
      .noURL,
      subject: arrival.source?.name,
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

extension DeepLinks {
  /// Returns the source of a URL from an entry point through which any app opens URLs.
  ///
  /// An `https` URL of an own domain, or of a host whose short links the app expands, is a universal link: a
  /// widget's arrives this way. Everything else is trusted as much as `customScheme`.
  package func source(ofOpened text: String) -> LinkSource {
    guard let url = try? LinkURL(text, limits: router.limits), url.isWeb else {
      return .customScheme
    }
    let isOwn = router.prefixes.contains { $0.admits(url) }
    return isOwn || expander?.isShort(url) == true ? .universalLink : .customScheme
  }
}
