import LinkHandling
public import LinkRouting

/// Something that a notification, a page or the app's own code can ask for by name.
///
/// It is a value without a name: a ``LinkActionRegistry`` knows it under its names, with a predicate
/// that says when it may run.
public struct LinkAction: Sendable {
  /// What it takes, for messages: `text`, `URL`, `JSON`, `none`.
  package let argumentName: String

  /// What running it does, which decides whether a page may ask for it.
  public let effect: LinkEffect

  /// Whether it may run while the app is in the background, whatever its predicate says.
  package let runsInBackground: Bool

  private typealias Work = @MainActor @Sendable () async throws -> LinkActionResult

  /// What does it for a request; `nil` when it does not take the request's argument.
  private let work: @MainActor @Sendable (LinkActionRequest) -> Work?

  /// Creates an action that takes an argument.
  ///
  /// - Parameters:
  ///   - type: What it takes: `String`, `LinkURL`, `PayloadValue`, or an optional of these.
  ///   - effect: What running it does. Pages may ask for what navigates only, unless the app says more.
  ///   - runsInBackground: Whether it may run while the app is in the background.
  ///   - body: Does it. A `LinkFailure` that it throws is what is reported.
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
  ///   - effect: What running it does. Pages may ask for what navigates only, unless the app says more.
  ///   - runsInBackground: Whether it may run while the app is in the background.
  ///   - body: Does it. A `LinkFailure` that it throws is what is reported.
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

  /// Does it, or says why it does not take the argument of a request.
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
