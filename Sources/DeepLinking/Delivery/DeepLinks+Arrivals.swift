#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkPatterns

extension DeepLinks {
  /// Opens a link in the scene that was active last.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The link then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func open(_ link: Link) -> LinkReceipt<Link>? {
    receive(LinkDelivery(opening: link))
  }

  /// Opens a path of the app, such as `/leagues/7`, as its link; receives any other text as a URL in content.
  ///
  /// A path opens every route, since it is written by the app's own code. Text from elsewhere is not a path of the
  /// app: pass it to `receive(_:from:)`.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The link then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func open(_ reference: String) -> LinkReceipt<Link>? {
    if let handler = handler(for: nil) { return handler.open(reference: reference) }
    guard let link = url(ofPath: reference).flatMap(link) else {
      return receive(reference, from: .content)
    }
    return open(link)
  }

  /// Receives a delivery that names no scene, as from a notification or a service that the app uses.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The delivery then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func receive(_ delivery: LinkDelivery<Link>) -> LinkReceipt<Link>? {
    take(delivery, in: nil)
  }

  /// Receives a URL from a source.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The URL then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func receive(_ url: String, from source: LinkSource) -> LinkReceipt<Link>? {
    receive(LinkDelivery(url: url, source: source, entryPoint: .openURL).written)
  }

  /// Receives a URL from a source.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet. The URL then waits for the first scene, and
  ///   ``onProgress`` is called with its outcome.
  @discardableResult
  public func receive(_ url: URL, from source: LinkSource) -> LinkReceipt<Link>? {
    receive(url.absoluteString, from: source)
  }

  /// Opens the link of a UI test: the URL after `-openLink` in the launch arguments; nothing without it.
  ///
  /// ```
  /// let app = XCUIApplication()
  /// app.launchArguments += ["-openLink", "quiz://leagues/7"]
  /// app.launch()
  /// ```
  ///
  /// Call it once when the app starts. The link waits for the first scene, and counts as one from outside: a web URL as
  /// a universal link, others as a custom scheme, so a route that is closed to outside stays closed.
  ///
  /// - Parameter arguments: The launch arguments.
  /// - Returns: The receipt of the link once a scene takes it; `nil` while none does, and without a URL.
  @discardableResult
  public func opensLinkOfUITest(
    arguments: [String] = ProcessInfo.processInfo.arguments
  ) -> LinkReceipt<Link>? {
    guard let flag = arguments.firstIndex(of: "-openLink") else { return nil }
    guard arguments.indices.contains(flag + 1) else {
      onLogLine?("-openLink has no URL after it in the launch arguments.")
      return nil
    }
    let url = arguments[flag + 1]
    let isPage = url.hasPrefix("http:") || url.hasPrefix("https:")
    return receive(url, from: isPage ? .universalLink : .customScheme)
  }
}

// MARK: - Arrivals

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
    LinkArrival(response).flatMap { receive(arrival: $0) }
  }

  /// Receives an arrival in the scene that it names, else in the one that was active last.
  @discardableResult
  package func receive(arrival: LinkArrival) -> LinkReceipt<Link>? {
    delivery(of: arrival).flatMap { take($0, in: arrival.scene) }
  }

  private func take(_ delivery: LinkDelivery<Link>, in scene: LinkSceneID?) -> LinkReceipt<Link>? {
    if let handler = handler(for: scene) { return handler.receive(handler.arriving(delivery)) }
    waitForScene(delivery)
    return nil
  }

  /// The delivery of an arrival; `nil` for a payload without a URL.
  ///
  /// A payload with something else in the place of a URL ends as rejected, and a payload with nothing there
  /// is noted in the log: once each, even when it comes through a second entry point.
  package func delivery(of arrival: LinkArrival) -> LinkDelivery<Link>? {
    switch arrivals.read(arrival) {
    case .delivery(let delivery): return delivery
    case .malformed(let delivery, let reason):
      if memory.isNew(arrival, endingBy: reason) { report(delivery, .rejected(reason)) }
    case .none(let reason):
      if memory.isNew(arrival, endingBy: reason) { onLogLine?(reason.explanation) }
    }
    return nil
  }

  /// Reads the deliveries of arrivals.
  package var arrivals: ArrivalReader<Link> {
    ArrivalReader(router: router, payloads: payloads, expander: expander)
  }

  /// Receives what arrived before these links were made; by now the app has set its closures.
  func receiveEarlyArrivals() {
    let handOver = earlyArrivals
    earlyArrivals = nil
    handOver?()
  }
}

// MARK: - Deferred links

extension DeepLinks {
  /// Receives the link that a person tapped before the app was installed, if there is one.
  ///
  /// Call it at each launch, when the first window is shown. A link that arrives meanwhile from outside of the app, such
  /// as from the page of the link, ends the search.
  ///
  /// - Parameter deferred: The deferred link of the app.
  /// - Returns: The receipt; `nil` without a link, and when there is no scene yet.
  /// - Throws: As ``DeferredLinks/takeURL()``.
  @discardableResult
  public func receive(from deferred: DeferredLinks) async throws -> LinkReceipt<Link>? {
    guard !searches.isOver else {
      try await deferred.end()
      return nil
    }
    searches.begin(deferred)
    defer { searches.finish(deferred) }
    guard let url = try await deferred.takeURL(), !searches.isOver else { return nil }
    return receive(url, from: .deferred)
  }

  /// Records that a link arrived, if it is one that a person opened outside of the app.
  func noteArrival(_ source: LinkSource) {
    guard source != .deferred, [.universalLink, .customScheme].contains(source.standIn) else {
      return
    }
    searches.end()
  }

  /// Receives the link of a handover, if there is one.
  ///
  /// Call it once, when the app runs for the first time. The link may wait for sign-in or for a scene.
  ///
  /// - Parameters:
  ///   - handover: Provides the link.
  ///   - source: Where it came from: `deferred`, or one of the app's own such as
  ///     `LinkSource("branch", like: .universalLink)`.
  /// - Returns: The receipt; `nil` without a link, and when there is no scene yet.
  /// - Throws: What the handover throws.
  @discardableResult
  public func receive(
    from handover: some DeferredLinkProvider,
    as source: LinkSource = .deferred
  ) async throws -> LinkReceipt<Link>? {
    guard let url = try await handover.takeURL() else { return nil }
    return receive(url, from: source)
  }
}
