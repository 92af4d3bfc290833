/// An action that a notification, a page or the app's own code calls by name.
///
/// It is a value without a name: a ``LinkActionRegistry`` registers it under names, with a predicate
/// that decides when it may run.
public struct LinkAction: Sendable {
  /// The name of its argument type, for messages: `text`, `URL`, `JSON`, `none`.
  let argumentName: String

  /// The effect of running it, which decides whether a page may call it.
  public let effect: LinkEffect

  /// Whether it may run while the app is in the background, whatever its predicate.
  let runsInBackground: Bool

  private typealias Work = @MainActor @Sendable () async throws -> LinkActionResult

  /// Runs the action for a request; `nil` when the request's argument doesn't fit.
  private let work: @MainActor @Sendable (LinkActionRequest) -> Work?

  /// Creates an action that takes an argument.
  ///
  /// - Parameters:
  ///   - type: The type of the argument: `String`, `LinkURL`, `PayloadValue`, or an optional of these.
  ///   - effect: The effect of running it. By default pages may only call actions that navigate.
  ///   - runsInBackground: Whether it may run while the app is in the background.
  ///   - body: Runs the action. A `LinkFailure` that it throws is reported as it is.
  public init<Argument: LinkActionArgument>(
    taking type: Argument.Type,
    effect: LinkEffect = .mutate,
    runsInBackground: Bool = true,
    _ body:
      @escaping @MainActor @Sendable (Argument, LinkActionRequest) async throws -> LinkActionResult
  ) {
    argumentName = Argument.actionArgumentName
    self.effect = effect
    self.runsInBackground = runsInBackground
    work = { request in
      guard let argument = Argument(actionArgument: request.argument) else { return nil }
      return { try await body(argument, request) }
    }
  }

  /// Creates an action that takes no argument, and is refused with one.
  ///
  /// - Parameters:
  ///   - effect: The effect of running it. By default pages may only call actions that navigate.
  ///   - runsInBackground: Whether it may run while the app is in the background.
  ///   - body: Runs the action. A `LinkFailure` that it throws is reported as it is.
  public init(
    effect: LinkEffect = .mutate,
    runsInBackground: Bool = true,
    _ body: @escaping @MainActor @Sendable (LinkActionRequest) async throws -> LinkActionResult
  ) {
    argumentName = "none"
    self.effect = effect
    self.runsInBackground = runsInBackground
    work = { request in
      guard request.argument == nil else { return nil }
      return { try await body(request) }
    }
  }

  /// Runs the action, or refuses the argument of a request.
  @MainActor
  func run(_ request: LinkActionRequest) async -> LinkActionOutcome {
    guard let work = work(request) else {
      let found = FailureText.name(request.argument?.kind ?? "none")
      return .refused(LinkFailure(.actionArgument, expected: .name(argumentName), found: found))
    }
    do {
      return .done(try await work())
    } catch {
      let subject = "the action '\(request.name)'"
      return .failed(LinkFailure(error, .actionFailed, subject: subject))
    }
  }
}
