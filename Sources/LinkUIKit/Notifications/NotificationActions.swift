#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import LinkHandling
public import LinkRouting
public import UIKit
public import UserNotifications

/// Runs the actions that notifications ask for: once for each thing that a person did.
///
/// It is for the payloads of notifications that name actions; one that holds a URL only is an event for
/// ``SceneLinks/didReceive(_:)``. It does not adopt the delegate's protocol: what the app shows of a
/// notification while it is in use stays the app's, and runs nothing.
@MainActor
public final class NotificationActions {
  /// Reads the actions of a response.
  public typealias Reader =
    @MainActor @Sendable (UNNotificationResponse) throws(LinkFailure) -> LinkPushActions

  /// The actions.
  private let registry: LinkActionRegistry

  /// The identifiers of buttons that bring the app to the front.
  private let foregroundButtons: Set<String>

  /// Reads the actions of a response.
  private let read: Reader

  /// The responses that were received, the newest last.
  private var received: [String] = []

  /// The most responses that are remembered; older ones are forgotten.
  private static let capacity = 64

  /// Creates a receiver of responses.
  ///
  /// - Parameters:
  ///   - registry: The actions.
  ///   - foregroundButtons: The identifiers of the buttons that were made with the option `.foreground`.
  ///     Others are `backgroundButton`, in which nothing opens.
  ///   - read: Reads the actions of a response; by default every key of `userInfo` but `aps` names one.
  public init(
    registry: LinkActionRegistry,
    foregroundButtons: Set<String> = [],
    read: @escaping Reader = { response throws(LinkFailure) in
      try LinkPushActions(
        in: PayloadValue(userInfo: response.notification.request.content.userInfo)
      )
    }
  ) {
    self.registry = registry
    self.foregroundButtons = foregroundButtons
    self.read = read
  }

  /// Receives what connected a scene.
  ///
  /// From `scene(_:willConnectTo:options:)`, after the scene has its handler. The system hands the same
  /// response to the delegate of the notification center, too; it counts once.
  ///
  /// - Parameters:
  ///   - options: Why the scene is connected.
  ///   - scene: The scene.
  ///   - completion: Called once, as ``didReceive(_:completion:)`` does.
  public func willConnect(
    with options: UIScene.ConnectionOptions,
    _ scene: UIScene,
    completion: @escaping @MainActor @Sendable ([LinkActionReport]) -> Void = { _ in }
  ) {
    guard let response = options.notificationResponse else { return completion([]) }
    receive(response, for: LinkSceneID(scene), isCold: true, completion)
  }

  /// Receives a response to a notification.
  ///
  /// From the notification center's delegate, in the method with a completion handler: the `async` one
  /// is called off the main thread.
  ///
  /// | the person | the situation |
  /// |---|---|
  /// | tapped the notification | `launchedFromPush` |
  /// | tapped one of `foregroundButtons` | `foregroundButton` |
  /// | tapped another button | `backgroundButton` |
  /// | dismissed it | none: nothing runs |
  ///
  /// - Parameters:
  ///   - response: What the person did.
  ///   - completion: Called once, when all actions have ended, with what became of them: none when the
  ///     person dismissed the notification, or the response was received before.
  public func didReceive(
    _ response: UNNotificationResponse,
    completion: @escaping @MainActor @Sendable ([LinkActionReport]) -> Void = { _ in }
  ) {
    receive(response, for: response.targetScene.map(LinkSceneID.init), isCold: false, completion)
  }

  /// Runs the actions of a response, unless it was received before.
  private func receive(
    _ response: UNNotificationResponse,
    for scene: LinkSceneID?,
    isCold: Bool,
    _ completion: @escaping @MainActor @Sendable ([LinkActionReport]) -> Void
  ) {
    let identity = SceneSource.identity(of: response)
    guard let situation = situation(of: response.actionIdentifier), note(identity) else {
      return completion([])
    }
    do throws(LinkFailure) {
      let actions = try read(response)
      Task {
        completion(
          await registry.run(
            actions,
            in: situation,
            identity: identity,
            isCold: isCold,
            scene: scene
          )
        )
      }
    } catch {
      completion([LinkActionReport(name: error.parameter ?? "", outcome: .refused(error))])
    }
  }

  /// The situation that what a person chose stands for.
  private func situation(of action: String) -> LinkActionSituation? {
    switch action {
    case UNNotificationDefaultActionIdentifier: .launchedFromPush
    case UNNotificationDismissActionIdentifier: nil
    default: foregroundButtons.contains(action) ? .foregroundButton : .backgroundButton
    }
  }

  /// Remembers a response.
  private func note(_ identity: String) -> Bool {
    guard !received.contains(identity) else { return false }
    if received.count == Self.capacity { received.removeFirst() }
    received.append(identity)
    return true
  }
}
#endif
