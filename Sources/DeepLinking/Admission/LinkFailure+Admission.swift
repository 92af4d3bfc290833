extension LinkFailure.Code {
  /// The app did not register the scheme.
  public static let unregisteredScheme = Self(
    "unregisteredScheme",
    "Info.plist does not register the scheme '{found}'; expected {expected}",
    fix: "Add '{found}' to CFBundleURLTypes of Info.plist.",
    check: .prefix
  )

  /// The URL cannot have come from its source: a custom scheme as a universal link.
  public static let sourceMismatch = Self(
    "sourceMismatch",
    "a universal link has the scheme https, not '{found}'",
    fix: "Hand the URL over with the source .customScheme.",
    check: .prefix
  )

  /// The host, or a value that identifies something, holds an invisible character.
  public static let invisibleText =
    Self("invisibleText", "'{parameter}' holds an invisible character", check: .identifier)

  /// The source caused too many events in too short a time.
  public static let rateExceeded = Self(
    "rateExceeded",
    "too many links from this source; at most {expected} are allowed",
    fix: "If that is too few, change LinkPolicy.rates.",
    check: .rate
  )

  /// Too many links wait already.
  public static let queueFull =
    Self("queueFull", "too many links wait for {subject}; expected {expected}", check: .rate)

  /// The route is open to apps of the own team only.
  public static let callerNotAllowed = Self(
    "callerNotAllowed",
    "the route is open to apps of the own team only, and the caller is {found}",
    check: .caller
  )

  /// The link has side effects, and nothing asks the person.
  public static let confirmationMissing = Self(
    "confirmationMissing",
    "the link has side effects, and the app does not ask the person",
    fix: "Set DeepLinks.confirm.",
    check: .effect
  )
}
