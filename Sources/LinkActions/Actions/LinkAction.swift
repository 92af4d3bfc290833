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

  /// Tells whether it takes an argument.
  private let takes: @Sendable (PayloadValue?) -> Bool

  /// Does it.
  private let body: @MainActor @Sendable (LinkActionRequest) async throws -> LinkActionResult

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
    takes = { Argument(actionArgument: $0) != nil }
    self.body = { request in
      guard let argument = Argument(actionArgument: request.argument) else {
        throw LinkFailure(argument: request.argument, insteadOf: Argument.actionArgumentName)
      }
      return try await body(argument, request)
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
    takes = { $0 == nil }
    self.body = body
  }

  /// Why it does not take the argument of a request.
  func refusal(of argument: PayloadValue?) -> LinkFailure? {
    takes(argument) ? nil : LinkFailure(argument: argument, insteadOf: argumentName)
  }

  /// Does it.
  @MainActor
  func run(_ request: LinkActionRequest) async -> LinkActionOutcome {
    do {
      return .done(try await body(request))
    } catch {
      let subject = "the action '\(request.name)'"
      return .failed(LinkFailure(error, .actionFailed, subject: subject))
    }
  }
}

extension LinkFailure {
  /// Says that an argument is not what an action takes.
  init(argument: PayloadValue?, insteadOf expected: String) {
    let found = argument?.kind ?? "none"
    self.init(
      .actionArgument,
      expected: .name(expected),
      found: .name(found)
    )
  }
}
