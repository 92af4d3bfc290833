#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

// The arrivals of a running scene, each of which may go to another scene.
@available(iOSApplicationExtension, unavailable)
extension SceneLinks {
  /// Receives URLs in a running scene.
  ///
  /// Call it in `scene(_:openURLContexts:)`. An `https` URL of one of the app's own domains counts as a universal
  /// link, as from a widget; any other URL as one of a custom scheme.
  ///
  /// - Parameter contexts: The URLs, which are opened in byte order, since a set has no order.
  /// - Returns: A receipt for each link that doesn't go to a new scene. Of several navigations the last one ends
  ///   on top.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> [LinkReceipt<Link>] {
    contexts.map { LinkArrival($0) }.inByteOrder.compactMap { receive($0)?.receipt }
  }

  /// Receives an activity in a running scene.
  ///
  /// Call it in `scene(_:continue:)`.
  ///
  /// - Parameter activity: A universal link, a search result, or an activity of the app's own. An activity from
  ///   another device for which the scene was connected counts as a cold start.
  /// - Returns: The scene that opens its link; `nil` when it has no link.
  @discardableResult
  public func `continue`(_ activity: NSUserActivity) -> SceneReception<Link>? {
    let isConnecting = activity.activityType == announcedHandoff
    if isConnecting { announcedHandoff = nil }
    return takeOver(activity).map { .received($0) }
      ?? receive(readers.arrival(of: activity), isConnecting: isConnecting)
  }

  #if !os(tvOS)
  /// Receives a quick action in a running scene.
  ///
  /// Call it in `windowScene(_:performActionFor:…)`.
  ///
  /// - Parameter item: The quick action.
  /// - Returns: The scene that opens its link; `nil` when it has no link. Report that to the system.
  @discardableResult
  public func perform(_ item: UIApplicationShortcutItem) -> SceneReception<Link>? {
    receive(readers.quickAction(item))
  }

  /// Receives a response to a notification.
  ///
  /// Call it in the method of the notification center's delegate with a completion handler: the `async`
  /// one is called off the main thread.
  ///
  /// At a cold start the same response is among the options of the connection; it counts once.
  ///
  /// - Parameter response: The person's response.
  /// - Returns: The scene that opens its link; `nil` when it has no link, or the person dismissed the notification.
  @discardableResult
  public func didReceive(_ response: UNNotificationResponse) -> SceneReception<Link>? {
    receive(readers.arrival(of: response))
  }
  #endif

  /// Receives an app intent.
  ///
  /// Call it in `scene(_:willPerformAppIntent:)`.
  ///
  /// At a cold start the same intent is among the options of the connection; it counts once.
  ///
  /// - Returns: The scene that opens its link; `nil` when it has no link.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  @discardableResult
  public func willPerform(_ intent: any UISceneAppIntent) -> SceneReception<Link>? {
    receive(readers.intent(intent))
  }

  /// Receives an arrival of a running scene; `nil` without a URL.
  ///
  /// An activity from another device connects the scene, and is delivered after that.
  private func receive(
    _ arrival: LinkArrival?,
    isConnecting: Bool = false
  ) -> SceneReception<Link>? {
    guard var arrival else { return nil }
    arrival.isCold = isConnecting
    guard let delivery = handler.links.delivery(of: arrival) else { return nil }
    let admission = handler.admission(of: delivery)
    return receive(admission, in: admission.link.map(target) ?? .receiving)
  }
}
#endif
