#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
public import LinkHandling
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

// What a running scene is handed: each may go to another scene.
@available(iOSApplicationExtension, unavailable)
extension SceneLinks {
  /// Receives URLs in a running scene.
  ///
  /// From `scene(_:openURLContexts:)`. An `https` URL of one of the app's own domains counts as a universal
  /// link, as from a widget; any other URL as one of a custom scheme.
  ///
  /// - Parameter contexts: The URLs. Their order is that of their bytes, since a set has none.
  /// - Returns: A receipt for each that no new scene is to open. Of several navigations the last one ends
  ///   on top.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> [LinkReceipt<Link>] {
    contexts.map { LinkArrival($0) }.inByteOrder.compactMap { receive($0)?.receipt }
  }

  /// Receives an activity in a running scene.
  ///
  /// From `scene(_:continue:)`.
  ///
  /// - Parameter activity: A universal link, a search result, or an activity of the app's own. One from another
  ///   device that the scene was connected for starts the scene.
  /// - Returns: Where its link is opened; `nil` when it has none.
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
  /// From `windowScene(_:performActionFor:…)`.
  ///
  /// - Parameter item: The quick action.
  /// - Returns: Where its link is opened; `nil` when it has none, which is what the system is to be told.
  @discardableResult
  public func perform(_ item: UIApplicationShortcutItem) -> SceneReception<Link>? {
    receive(readers.quickAction(item))
  }

  /// Receives a response to a notification.
  ///
  /// From the notification center's delegate, in the method with a completion handler: the `async`
  /// one is called off the main thread.
  ///
  /// At a cold start the same response is among the options of the connection; it counts once.
  ///
  /// - Parameter response: The response of the person.
  /// - Returns: Where its link is opened; `nil` when it has none, or the person dismissed the notification.
  @discardableResult
  public func didReceive(_ response: UNNotificationResponse) -> SceneReception<Link>? {
    receive(readers.arrival(of: response))
  }
  #endif

  /// Receives an app intent.
  ///
  /// From `scene(_:willPerformAppIntent:)`.
  ///
  /// At a cold start the same intent is among the options of the connection; it counts once.
  ///
  /// - Returns: Where its link is opened; `nil` when it has none.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  @discardableResult
  public func willPerform(_ intent: any UISceneAppIntent) -> SceneReception<Link>? {
    receive(readers.intent(intent))
  }

  /// Receives what a running scene was handed; `nil` without a URL.
  ///
  /// An activity from another device connects the scene and comes after it.
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
