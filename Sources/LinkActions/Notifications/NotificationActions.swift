public import LinkHandling
public import LinkRouting

/// Runs the actions that notifications ask for: once for each thing that a person did.
///
/// It is for the payloads of notifications that name actions; one that holds a URL only is an event for the
/// links of a scene. What the app shows of a notification while it is in use stays the app's to say, and
/// runs nothing.
@MainActor
public final class NotificationActions {
  /// Reads the actions of a response.
  public typealias Reader =
    @MainActor @Sendable (LinkNotificationResponse) throws(LinkFailure) -> LinkPushActions

  /// The actions.
  private let registry: LinkActionRegistry

  /// The identifiers of buttons that bring the app to the front.
  private let foregroundButtons: Set<String>

  /// Reads the actions of a response.
  private let read: Reader

  /// The responses that were received, the newest last, with the actions that are still to be run.
  private var received: [(identity: String, rest: LinkPushActions?)] = []

  /// The most responses that are remembered; older ones are forgotten.
  private static let capacity = 64

  /// Creates a receiver of responses.
  ///
  /// - Parameters:
  ///   - registry: The registry that runs the actions.
  ///   - foregroundButtons: The identifiers of the buttons that bring the app to the front. Others are
  ///     `backgroundButton`, in which nothing opens.
  ///   - read: Reads the actions of a response; by default every key of the payload but `aps` names one.
  public init(
    registry: LinkActionRegistry,
    foregroundButtons: Set<String> = [],
    read: @escaping Reader = { response throws(LinkFailure) in
      try LinkPushActions(in: response.payload)
    }
  ) {
    self.registry = registry
    self.foregroundButtons = foregroundButtons
    self.read = read
  }

  /// Runs the actions of a response to a notification, unless it was received before.
  ///
  /// The system hands the response that connected a scene to the delegate of the notification center, too;
  /// it counts once. A link that found no scene is opened when the response comes again; what else it asks for
  /// is not run again.
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
    _ response: LinkNotificationResponse,
    completion: @escaping @MainActor @Sendable ([LinkActionReport]) -> Void = { _ in }
  ) {
    do throws(LinkFailure) {
      guard let situation = situation(of: response.choice), let actions = try take(response) else {
        return completion([])
      }
      Task {
        let reports = await registry.run(
          actions,
          in: situation,
          identity: response.identity,
          isCold: response.isCold,
          scene: response.scene
        )
        keep(actions, withoutScene: reports, response.identity)
        completion(reports)
      }
    } catch {
      completion([LinkActionReport(name: error.parameter ?? "", outcome: .refused(error))])
    }
  }

  /// The situation that what a person chose stands for.
  private func situation(of choice: LinkNotificationResponse.Choice) -> LinkActionSituation? {
    switch choice {
    case .tap: .launchedFromPush
    case .dismissal: nil
    case .button(let name):
      foregroundButtons.contains(name) ? .foregroundButton : .backgroundButton
    }
  }

  /// Remembers a response; returns those of its actions that are to be run, or `nil` when all were.
  private func take(
    _ response: LinkNotificationResponse
  ) throws(LinkFailure) -> LinkPushActions? {
    if let index = received.firstIndex(where: { $0.identity == response.identity }) {
      defer { received[index].rest = nil }
      return received[index].rest
    }
    if received.count == Self.capacity { received.removeFirst() }
    received.append((response.identity, nil))
    return try read(response)
  }

  /// Keeps the actions that found no scene, to run them when the response comes again.
  private func keep(
    _ actions: LinkPushActions,
    withoutScene reports: [LinkActionReport],
    _ identity: String
  ) {
    let names = reports.filter { $0.outcome.reason?.code == .noScene }.map(\.name)
    let index = received.firstIndex { $0.identity == identity }
    guard !names.isEmpty, let index else { return }
    received[index].rest = LinkPushActions(actions.arguments.filter { names.contains($0.key) })
  }
}
