public import LinkPatterns

/// The outcome of an event.
///
/// Every event ends in exactly one of them.
public indirect enum LinkOutcome: Hashable, Sendable {
  /// The link's screen is on top. `skipped` names the ancestors that had to be left out.
  case opened(skipping: [LinkFailure])

  /// The link's screen was on top already; nothing was changed.
  case alreadyShown

  /// The link has no screen, and was performed.
  case performed

  /// The system delivered it before, as another event.
  case duplicate(of: LinkEventID)

  /// The link waits for a condition, such as sign-in, under an identity.
  case suspended(LinkEventID)

  /// The URL is not meant for the app's routes, and was left to its owner.
  case notOurs(NotOurs)

  /// The URL is of the app's web domain, but no route is open to it: it belongs in the browser.
  case openInBrowser(LinkURL, LinkFailure)

  /// The route is switched off.
  case unavailable(LinkFailure)

  /// No route is open to the link.
  case unmatched(LinkFailure)

  /// The URL is not one that the app accepts.
  case rejected(LinkFailure)

  /// A guard denied the link.
  case denied(LinkFailure)

  /// The person declined the link, or a sheet of the app stayed over it.
  case declined(LinkFailure)

  /// A newer event took its place before anything was shown.
  case superseded(by: LinkEventID)

  /// The link waited too long.
  case expired(LinkFailure)

  /// The link was cancelled, for one of three causes.
  case cancelled(LinkCancellation)

  /// Something went wrong. Unless the reason says otherwise, nothing was changed.
  case failed(LinkFailure)
}

extension LinkOutcome {
  /// Why a URL is not the app's.
  public enum NotOurs: Hashable, Sendable {
    /// `LinkPolicy.foreign` names it; it is not logged.
    case foreign

    /// No prefix of the app has its scheme, host or port. The failure names the prefix to add if it is the app's.
    case undeclared(LinkFailure)

    /// `DeepLinks.openElsewhere` took it.
    case takenElsewhere
  }
}

/// Why a link was cancelled.
public enum LinkCancellation: Sendable {
  /// The scene of its window was disconnected.
  case windowClosed

  /// The person signed out.
  case signedOut

  /// The app stopped taking links, or cancelled this one.
  case withdrawn

  /// The person or the app changed the screens while it was on its way, so its own screen was never shown.
  case screensChanged
}

extension LinkCancellation: CustomStringConvertible {
  /// The cause in words, to follow `cancelled:`.
  public var description: String {
    switch self {
    case .windowClosed: "its window was closed"
    case .signedOut: "the person signed out"
    case .withdrawn: "the app withdrew it"
    case .screensChanged: "the person or the app changed the screens before it was shown"
    }
  }
}

extension LinkOutcome: CustomStringConvertible {
  /// The name and the reason, without values: for logs.
  public var description: String {
    if case .cancelled(let cause) = self { return "\(name): \(cause)" }
    return name + (reason.map { ": \($0)" } ?? "")
  }
}

extension LinkOutcome {
  /// The name, as in JSON output.
  public var name: String {
    switch self {
    case .opened: "opened"
    case .alreadyShown: "alreadyShown"
    case .performed: "performed"
    case .duplicate: "duplicate"
    case .suspended: "suspended"
    case .notOurs: "notOurs"
    case .openInBrowser: "openInBrowser"
    case .unavailable: "unavailable"
    case .unmatched: "unmatched"
    case .rejected: "rejected"
    case .denied: "denied"
    case .declined: "declined"
    case .superseded: "superseded"
    case .expired: "expired"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Whether the link succeeded, or will: it is opened, performed, joined to another event, or waits.
  public var isSuccess: Bool {
    switch self {
    case .notOurs(.undeclared): false
    case .opened, .alreadyShown, .performed, .duplicate, .suspended, .notOurs: true
    case .openInBrowser, .unavailable, .unmatched, .rejected, .denied, .declined, .superseded,
      .expired, .cancelled, .failed:
      false
    }
  }

  /// The reason, for outcomes that have one.
  public var reason: LinkFailure? {
    switch self {
    case .openInBrowser(_, let reason), .unavailable(let reason), .unmatched(let reason),
      .rejected(let reason), .denied(let reason), .declined(let reason), .expired(let reason),
      .failed(let reason), .notOurs(.undeclared(let reason)):
      reason
    case .opened(skipping: let reasons): reasons.first
    case .alreadyShown, .performed, .duplicate, .suspended, .notOurs, .superseded, .cancelled: nil
    }
  }
}
