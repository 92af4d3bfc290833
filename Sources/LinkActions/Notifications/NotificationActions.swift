/// Runs the actions of notifications: once for each response of a person.
///
/// Use it for notifications that name actions; a notification with only a URL is an event for the
/// links of a scene. Showing a notification while the app is in use is up to the app, and
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

  /// The responses that were received, the newest last.
  private var received: [Received] = []

  /// A response that was received.
  @MainActor private final class Received {
    let identity: String

    /// The actions that still have to run; `nil` when all did.
    var rest: LinkPushActions?

    var isRunning = false

    /// The closures to call after its actions have ended, since it came again meanwhile.
    var again: [@MainActor () -> Void] = []

    init(_ identity: String) { self.identity = identity }
  }

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
  /// The system also delivers the response that connected a scene to the delegate of the notification center;
  /// it counts once. A link that found no scene is opened when the response comes again, or once the first run has
  /// ended; the other actions do not run again.
  ///
  /// | the person | the situation |
  /// |---|---|
  /// | tapped the notification | `launchedFromPush` |
  /// | tapped one of `foregroundButtons` | `foregroundButton` |
  /// | tapped another button | `backgroundButton` |
  /// | dismissed it | none: nothing runs |
  ///
  /// - Parameters:
  ///   - response: The person's response.
  ///   - completion: Called once, when all actions have ended, with their outcomes: an empty list when the
  ///     person dismissed the notification, or the response was received before.
  public func didReceive(
    _ response: LinkNotificationResponse,
    completion: @escaping @MainActor @Sendable ([LinkActionReport]) -> Void = { _ in }
  ) {
    do throws(LinkFailure) {
      guard let situation = situation(of: response.choice) else { return completion([]) }
      let received = try remembered(response)
      guard !received.isRunning else {
        return received.again.append { self.didReceive(response, completion: completion) }
      }
      guard let actions = received.rest else { return completion([]) }
      (received.rest, received.isRunning) = (nil, true)
      Task {
        let reports = await registry.run(
          actions,
          in: situation,
          identity: response.identity,
          isCold: response.isCold,
          scene: response.scene
        )
        received.rest = actions.withoutScene(in: reports)
        received.isRunning = false
        completion(reports)
        let again = received.again
        received.again = []
        for receive in again { receive() }
      }
    } catch {
      completion([LinkActionReport(name: error.parameter ?? "", outcome: .refused(error))])
    }
  }

  /// The situation for a person's choice.
  private func situation(of choice: LinkNotificationResponse.Choice) -> LinkActionSituation? {
    switch choice {
    case .tap: .launchedFromPush
    case .dismissal: nil
    case .button(let name):
      foregroundButtons.contains(name) ? .foregroundButton : .backgroundButton
    }
  }

  /// Finds a response that was received before, or stores it with its actions.
  private func remembered(_ response: LinkNotificationResponse) throws(LinkFailure) -> Received {
    if let known = received.first(where: { $0.identity == response.identity }) { return known }
    if received.count == Self.capacity { received.removeFirst() }
    let new = Received(response.identity)
    received.append(new)
    new.rest = try read(response)
    return new
  }
}

extension LinkPushActions {
  /// The actions that found no scene; `nil` when all found one.
  fileprivate func withoutScene(in reports: [LinkActionReport]) -> LinkPushActions? {
    let names = reports.filter { $0.outcome.reason?.code == .noScene }.map(\.name)
    return names.isEmpty ? nil : LinkPushActions(arguments.filter { names.contains($0.key) })
  }
}
