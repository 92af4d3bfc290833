public import LinkRouting

extension LinkReason.Code {
  /// The place of the link cannot be found: its ancestors repeat, are too many, or have no place.
  public static let noPlace = Self(rawValue: "noPlace")

  /// Resolving replaced the link too often, or by one that was replaced before.
  public static let resolutionCycle = Self(rawValue: "resolutionCycle")

  /// Resolving failed with an error that is not a reason.
  public static let resolutionFailed = Self(rawValue: "resolutionFailed")

  /// The host could not build the screen.
  public static let screenUnavailable = Self(rawValue: "screenUnavailable")

  /// The host did not perform a step, or did not arrive where the plan leads.
  public static let navigationFailed = Self(rawValue: "navigationFailed")

  /// The link is an action, and nobody performs actions here.
  public static let noAction = Self(rawValue: "noAction")

  /// Performing the action failed with an error that is not a reason.
  public static let actionFailed = Self(rawValue: "actionFailed")

  /// Guards redirected the link too often, or to one that was redirected before.
  public static let redirectCycle = Self(rawValue: "redirectCycle")

  /// A guard failed with an error that is not a reason.
  public static let guardFailed = Self(rawValue: "guardFailed")

  /// A guard waits for a condition that is so already.
  public static let conditionHeld = Self(rawValue: "conditionHeld")

  /// A guard, looking the link up, expanding it or building its screen took too long.
  public static let timedOut = Self(rawValue: "timedOut")

  /// The app was not ready in time.
  public static let notReady = Self(rawValue: "notReady")

  /// A link that waited when the app ran last waits no longer, and was not opened.
  public static let pendingLinkDropped = Self(rawValue: "pendingLinkDropped")

  /// A short link could not be expanded.
  public static let expansionFailed = Self(rawValue: "expansionFailed")

  /// What is on screen allowed nothing to take its place, or did not go away in time.
  public static let interruptionRefused = Self(rawValue: "interruptionRefused")

  /// Something else changed what is on screen after some of the link's steps, and a newer link came.
  public static let overtaken = Self(rawValue: "overtaken")

  /// The person was asked, and said no.
  public static let personDeclined = Self(rawValue: "personDeclined")
}
