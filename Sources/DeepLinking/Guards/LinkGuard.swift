/// The link that a guard is asked about, with its event.
public struct LinkGuardRequest<Link: DeepLink>: Hashable, Sendable {
  /// The link.
  public let link: Link

  /// The effect of opening it.
  public let effect: LinkEffect

  /// The event that led to it.
  ///
  /// Its account is the one that is signed in now, also where the event was received before sign-in.
  public let event: LinkEvent<Link>

  /// Whether the link would be shown below the one that was asked for, and not on top.
  ///
  /// An ancestor for which a guard says anything but ``LinkGuardDecision/allow`` is left out.
  public let isAncestor: Bool

  init(link: Link, effect: LinkEffect, event: LinkEvent<Link>, isAncestor: Bool) {
    (self.link, self.effect, self.event, self.isAncestor) = (link, effect, event, isAncestor)
  }
}

/// The answer of a guard.
public indirect enum LinkGuardDecision<Link: DeepLink>: Hashable, Sendable {
  /// The link goes on.
  case allow

  /// Another link replaces it, and goes through admission and all guards itself.
  case redirect(to: Link)

  /// The link is refused.
  case deny(LinkFailure)

  /// The link waits until a condition is fulfilled, and another link is shown meanwhile, such as the sign-in.
  ///
  /// ``DeepLinks/fulfill(_:)`` fulfills it.
  case wait(until: LinkCondition, showing: Link? = nil)
}

/// Decides whether a link may go on, before it is looked up and shown.
///
/// Guards are asked in order, each after the one before it allowed the link.
public struct LinkGuard<Link: DeepLink>: Sendable {
  /// The name, for failures and logs.
  public let name: String

  /// Decides.
  let decide: @MainActor @Sendable (LinkGuardRequest<Link>) async throws -> LinkGuardDecision<Link>

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - name: The name, for failures and logs.
  ///   - decide: Returns the decision. The event fails when it throws, or takes longer than
  ///     `LinkPolicy.guardLimit`, which cancels its task.
  public init(
    _ name: String,
    decide:
      @escaping @MainActor @Sendable (LinkGuardRequest<Link>) async throws
      -> LinkGuardDecision<Link>
  ) {
    self.name = name
    self.decide = decide
  }
}

/// A named app condition, such as "the window is ready" or "the user is signed in".
public struct LinkCondition: StringIdentifier {
  /// The name.
  public let rawValue: String

  /// Creates a condition.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The person is signed in.
  public static let signedIn = LinkCondition(rawValue: "signedIn")
}
