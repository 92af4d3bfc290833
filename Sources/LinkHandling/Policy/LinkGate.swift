public import LinkRouting

/// The two places at which a link is let in or refused.
public enum LinkGate: Int, Hashable, Sendable, Codable {
  /// Before matching: text, scheme, host, port, limits, rate.
  case text = 1

  /// After matching: exposure, caller, effect, strictness.
  case exposure = 2
}

extension LinkReason {
  /// The gate that a refusal comes from; `nil` for a reason that is no refusal of a gate.
  public var gate: LinkGate? {
    switch code {
    case .malformedURL, .unknownScheme, .unknownHost, .ambiguousHost, .unregisteredScheme,
      .originMismatch, .invisibleText, .rateExceeded, .queueFull:
      .text
    case .noRoute, .switchedOff, .unknownItem, .callerNotAllowed, .confirmationMissing: .exposure
    default: nil
    }
  }
}

extension LinkReason.Code {
  /// Gate 1: the app did not register the scheme.
  public static let unregisteredScheme = Self(rawValue: "unregisteredScheme")

  /// Gate 1: the URL cannot have come from where it says: a custom scheme as a universal link.
  public static let originMismatch = Self(rawValue: "originMismatch")

  /// Gate 1: the host, or a value that identifies something, holds an invisible character.
  public static let invisibleText = Self(rawValue: "invisibleText")

  /// Gate 1: the origin caused too many events in too short a time.
  public static let rateExceeded = Self(rawValue: "rateExceeded")

  /// Gate 1: too many links wait already for the app to be ready.
  public static let queueFull = Self(rawValue: "queueFull")

  /// Gate 2: the route is open to apps of the own team only.
  public static let callerNotAllowed = Self(rawValue: "callerNotAllowed")

  /// Gate 2: the link does more than navigate, and nobody is there to ask the person.
  public static let confirmationMissing = Self(rawValue: "confirmationMissing")
}
