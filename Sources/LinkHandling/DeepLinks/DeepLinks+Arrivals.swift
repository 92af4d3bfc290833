import LinkNavigation
public import LinkRouting

extension DeepLinks {
  /// Receives what a person did with a notification.
  ///
  /// The URL is where ``payloads`` says. A tap and a button open it alike, so hand over the buttons that are to
  /// open the link. In an app of UIKit or SwiftUI, `LinkAppDelegate` of `LinkUIKit` calls this.
  ///
  /// - Returns: The receipt; `nil` when there is no URL, when the person dismissed the notification, and when
  ///   there is no scene yet: the link waits for the first.
  @discardableResult
  public func receive(_ response: LinkNotificationResponse) -> LinkReceipt<Link>? {
    LinkArrival(response).flatMap(receive)
  }

  /// Receives what an adapter received: in the scene that it is for, else in the one that was active last.
  @discardableResult
  package func receive(_ arrival: LinkArrival) -> LinkReceipt<Link>? {
    guard let delivery = delivery(of: arrival) else { return nil }
    if let handler = handler(for: arrival.scene) { return handler.receive(delivery) }
    waitForScene(delivery)
    return nil
  }

  /// The delivery of what arrived; `nil` without a URL.
  package func delivery(of arrival: LinkArrival) -> LinkDelivery<Link>? {
    url(of: arrival).map { delivery(of: arrival, $0) }
  }

  /// The URL of what arrived, unchecked; `nil` without one.
  ///
  /// A payload with something else in the place of a URL ends as rejected.
  package func url(of arrival: LinkArrival) -> String? {
    switch arrival.content {
    case .url(let text): return text
    case .payload(let payload):
      do throws(PayloadError) {
        return try payloads.url(in: payload)
      } catch {
        reject(delivery(of: arrival, ""), error)
        return nil
      }
    }
  }

  private func delivery(of arrival: LinkArrival, _ text: String) -> LinkDelivery<Link> {
    LinkDelivery(
      text: text,
      read: arrival.hostReading,
      origin: arrival.source ?? source(ofOpened: text),
      entryPoint: arrival.entryPoint,
      isCold: arrival.isCold,
      identity: arrival.identity,
      caller: arrival.caller,
      referrer: nil
    )
  }

  /// Ends an event whose payload cannot be read.
  private func reject(_ delivery: LinkDelivery<Link>, _ error: PayloadError) {
    report(
      LinkReport(
        event: event(for: delivery, in: makeSceneID()),
        outcome: .rejected(LinkFailure(error, .malformedPayload, subject: "the payload")),
        route: nil,
        link: nil,
        unusedItems: [],
        steps: [],
        state: NavigationState()
      )
    )
  }
}

extension LinkFailure.Code {
  /// A payload has something else than a URL where ``DeepLinks/payloads`` looks for one.
  public static var malformedPayload: Self { Self("malformedPayload", "{found}") }
}
